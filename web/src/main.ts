import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { ahead } from './pages/ahead';
import { keepFocus } from './parts/focus';
import { router } from './router.svelte';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
void ahead(router.place);
await words.begin();
mount(App, { target });
keepFocus(target);
