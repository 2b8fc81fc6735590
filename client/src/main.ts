import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import { library } from './texts/texts.svelte';

document.documentElement.lang = library.language;
await library.open();
mount(App, { target: document.body });
