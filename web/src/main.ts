import { mount } from 'svelte';

import App from './App.svelte';
import './app.css';
import { keepFocus } from './parts/focus';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await words.begin();
mount(App, { target });
keepFocus(target);
