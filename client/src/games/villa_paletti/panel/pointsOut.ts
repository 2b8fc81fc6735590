import type { VillaController } from '../controller.svelte';

/** What a button for a column needs so that the column lights up in the picture while it is pointed at. */
export function pointsOut(controller: VillaController, column: string) {
  const point = () => void (controller.hovered = column);
  const leave = () => {
    if (controller.hovered === column) controller.hovered = null;
  };
  return { onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave };
}
