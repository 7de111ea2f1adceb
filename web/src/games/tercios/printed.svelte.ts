/** The printed sheet of Tercios. */

import { Printed } from '../printed.svelte';

export const printed = new Printed();
