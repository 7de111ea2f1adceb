import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { offline } from './offline/offline.svelte';
import { ahead } from './pages/ahead';
import { keepFocus } from './parts/focus';
import { router } from './router.svelte';
import { words } from './words/words.svelte';

/** In milliseconds. */
const LATER = 4000;

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
void ahead(router.place);
await words.begin();
mount(App, { target });
keepFocus(target);

// What is kept for later comes when the page itself has come.
const keep = () => setTimeout(() => void offline.begin(), LATER);
if (document.readyState === 'complete') keep();
else addEventListener('load', keep, { once: true });
