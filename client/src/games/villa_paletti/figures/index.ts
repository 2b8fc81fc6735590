import { drawn } from '../../../frame/figures';
import Figure from './Figure.svelte';
import { SKETCHES } from './sketches';

export const figures = drawn(Figure, SKETCHES);
