import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import './design/layout.css';
import { session } from './net/session.svelte';
import { keepForOffline, readAnew } from './net/worker';
import { library, t } from './texts/texts.svelte';

window.addEventListener('vite:preloadError', readAnew);
session.guestName = () => t('guest-name');
document.documentElement.lang = library.language;
await library.open();
mount(App, { target: document.body });
keepForOffline(library.language);
