import { mount } from 'svelte';
import '../src/design/base.css';
import { library } from '../src/texts/texts.svelte';
import Gallery from './Gallery.svelte';

// `?theme=dark&language=de` shows one theme and one language: a link to what is looked at.
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
await library.open();
await library.choose(query.get('language') ?? 'en');
await library.open('palanche');
mount(Gallery, { target: document.body });
