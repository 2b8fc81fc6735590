import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import { keepForOffline, readAnew } from './net/worker';
import { library } from './texts/texts.svelte';

window.addEventListener('vite:preloadError', readAnew);
document.documentElement.lang = library.language;
await library.open();
mount(App, { target: document.body });
keepForOffline(library.language);
