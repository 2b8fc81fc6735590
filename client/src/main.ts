import { mount } from 'svelte';
import App from './App.svelte';
import './design/base.css';
import './design/layout.css';
import { session } from './net/session.svelte';
import { keep } from './net/keeping';
import { openHouse } from './net/port';
import { keepForOffline, readAnew } from './net/worker';
import { isAlone } from './place/place';
import { library, t } from './texts/texts.svelte';

window.addEventListener('vite:preloadError', readAnew);
session.guestName = () => t('guest-name');
document.documentElement.lang = library.language;

// No `await` outside of functions: a part that is fetched may need this one, which would then wait for it.
async function start(): Promise<void> {
  if (isAlone) await openHouse();
  await library.open();
  mount(App, { target: document.body });
  keepForOffline(library.language);
  // Players who have installed the page expect it to work without network.
  if (matchMedia('(display-mode: standalone)').matches) void keep('python').then(() => keep('engine'));
}
void start();
