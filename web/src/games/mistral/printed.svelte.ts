/** The printed sheet of Mistral. */

import { Printed } from '../printed.svelte';

export const printed = new Printed();
