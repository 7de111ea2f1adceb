/** The printed sheet of Águila. */

import { Printed } from '../printed.svelte';

export const printed = new Printed();
