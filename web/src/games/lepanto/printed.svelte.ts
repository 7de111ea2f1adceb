/** The printed sheet of Lepanto. */

import { Printed } from '../printed.svelte';

export const printed = new Printed();
