import type { Specimens } from '../specimen';
import { FRAME } from './frame';
import { PAGES } from './pages.svelte';
import { PALANCHE } from './palanche';
import { PALERMO } from './palermo';
import { VILLA_PALETTI } from './villa_paletti';

/** What the gallery shows: every component by its path under `src/`. */
export const SPECIMENS: Specimens = { ...FRAME, ...PAGES, ...PALERMO, ...PALANCHE, ...VILLA_PALETTI };
