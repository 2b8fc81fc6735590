import type { Desk } from '../../frame/contract';
import type { Action, Event, View } from '../../generated/palermo';
import { PalermoController } from './controller.svelte';

/** The board and what lies before the player share one hand. */
const CONTROLLERS = new WeakMap<object, PalermoController>();

export function controllerOf(desk: Desk<View, Action, Event>): PalermoController {
  let controller = CONTROLLERS.get(desk);
  if (!controller) {
    controller = new PalermoController(desk);
    CONTROLLERS.set(desk, controller);
  }
  return controller;
}
