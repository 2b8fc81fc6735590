/** A sum as people write it. */
export { inFigures as sum } from '../../texts/texts.svelte';
