import { mount } from 'svelte';
import '../src/design/base.css';
import '../src/design/layout.css';
import { library, PLACES } from '../src/texts/texts.svelte';
import Gallery from './Gallery.svelte';
import { GAMES } from './matches';
import { replaceNetwork } from './network';

replaceNetwork(GAMES);

// No `await` outside of functions: lists of texts that are fetched need this part, which would wait for them.
async function start(): Promise<void> {
  await library.open();
  await Promise.all([...PLACES, ...GAMES.map(({ key }) => key)].map((shelf) => library.open(shelf)));
  mount(Gallery, { target: document.body });
}
void start();
