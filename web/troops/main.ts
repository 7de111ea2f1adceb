import { mount } from 'svelte';

import Sheet from './Sheet.svelte';

mount(Sheet, { target: document.body });
