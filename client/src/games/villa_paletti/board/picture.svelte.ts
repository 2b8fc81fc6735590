import { untrack } from 'svelte';
import { onePerDesk } from '../../../frame/controllers.svelte';
import { controllerOf, type VillaController } from '../controller.svelte';
import type { Actor, Lost, VillaDesk } from '../desk';
import type { Stage } from '../scene/stage';
import { Strain } from '../strain';
import { COLUMN_HEIGHT } from '../wood/pieces';
import { posesOf } from '../wood/poses';
import { hearWood, type WoodSound } from '../woodsounds';
import { Fingers } from './fingers';
import { carriedIn, pointedOut } from './pointed';

/** A place in the picture, from 0 to 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels at the right edge that the lever and its margin take. */
const LEVER = 84;
/** Milliseconds for which a phone shakes at most, by what is felt. */
const SHAKES: Readonly<Record<WoodSound, number>> = { click: 12, creak: 30, crash: 200 };
/** Milliseconds after the last thing that happened until the eye comes back. */
const LOOKS_BACK_MS = 1100;

/** The picture of the villa: what the desk and its controller know, shown on a stage while a canvas is there for it. */
export class Picture {
  /** Null until the canvas is there and the drawing was fetched. */
  stage = $state.raw<Stage | null>(null);
  fingers = $state.raw<Fingers | null>(null);
  lost = $state.raw<Lost | null>(null);
  /** Where the chosen column is, at the height of the grip. */
  chosenAt = $state.raw<Place | null>(null);
  /** Degrees by which the player has turned the view in all. */
  turned = $state(0);
  /** Where what is to be carried hangs. */
  carriedAt = $state.raw<Place | null>(null);
  readonly #desk: VillaDesk;
  readonly #controller: VillaController;

  constructor(desk: VillaDesk) {
    this.#desk = desk;
    this.#controller = controllerOf(desk);
    $effect(() => {
      if (this.stage) this.#follow(this.stage);
    });
  }

  /** Draw into a canvas until it is taken away; `failed` is called where the browser cannot. */
  open(canvas: HTMLCanvasElement, failed: () => void): () => void {
    let isGone = false;
    void import('../scene/stage').then(({ Stage }) => {
      if (isGone) return;
      try {
        this.stage = new Stage(canvas, inksOf(canvas));
      } catch {
        failed();
        return;
      }
      this.stage.onpicture = () => {
        canvas.dataset.drawn = 'true';
        this.#place();
      };
      this.fingers = new Fingers(this.stage, canvas, this.#desk, this.#controller);
    });
    return () => {
      isGone = true;
      this.stage?.close();
      this.stage = this.fingers = null;
    };
  }

  /** Find where labels belong in a picture that was just drawn. */
  #place(): void {
    const { column, task, pulling, grasp, carried } = this.#controller;
    const pose = column && task === 'take' ? this.stage?.poseOf(column) : undefined;
    const grip = pulling.grip - COLUMN_HEIGHT / 2;
    this.chosenAt = (pose && this.stage?.project(pose[0], pose[1], pose[2] + grip)) ?? null;
    const hangs = grasp.isAtWork ? undefined : carried?.pose;
    this.turned = this.stage?.turned ?? 0;
    this.carriedAt = (hangs && this.stage?.project(hangs[0], hangs[1], hangs[2])) ?? null;
  }

  #follow(stage: Stage): void {
    const [desk, controller] = [this.#desk, this.#controller];
    const { grasp, moment } = controller;
    const now = () => posesOf(desk.position.view);
    const hear = (sound: WoodSound, strength?: number) => hearWood(desk.stage.speaker(), sound, strength);

    // The size of the canvas on the page, and how much of it is seen.
    $effect(() => {
      const covered = controller.carried ? LEVER : 0;
      const watch = new ResizeObserver(([entry]) => {
        if (entry) stage.resize(entry.contentRect.width, entry.contentRect.height, covered);
      });
      watch.observe(stage.canvas);
      return () => watch.disconnect();
    });

    // The wood as the view has it; while a hand is at work, as its frames have it.
    $effect(() => stage.put(now()));
    $effect(() => {
      if (grasp.moved) stage.glide(grasp.moved);
    });
    $effect(() => {
      void grasp.moved;
      stage.point(pointedOut(desk, controller, this.lost));
    });

    // A player who sees the villa may soon have a hand at it.
    $effect(() => {
      if (controller.task === 'take' || controller.placesByHand) untrack(() => controller.prepare());
    });

    const actor: Actor = {
      seen: (film, rest) => (moment.again ? 0 : grasp.seenOf(film, rest)),
      put: (poses) => stage.play(poses),
      poseOf: (piece) => stage.poseOf(piece),
      lookAt: (x, y, z, way) => stage.lookAt(x, y, z, way),
      watchFall: (before, after) => stage.watchFall(before, after),
      lost: (place) => (this.lost = place),
      hear,
    };
    $effect(() => desk.stage.animate(actor));
    $effect(() => {
      if (desk.stage.isBusy || moment.again) return;
      const looksBack = setTimeout(() => stage.lookBack(), LOOKS_BACK_MS);
      return () => clearTimeout(looksBack);
    });

    // Something is watched again, from how it stood then; after it all is as it is now.
    $effect(() => {
      if (!moment.again) return;
      const stop = new AbortController();
      const { event, before } = moment.again;
      stage.canvas.scrollIntoView({ block: 'nearest' }); // on a phone it may be half out of sight
      void untrack(() => desk.stage.repeat(event, before, stop.signal)).then(() => {
        if (!stop.signal.aborted) moment.watch(null);
      });
      return () => {
        stop.abort();
        this.lost = null;
        untrack(() => stage.put(now()));
      };
    });

    /** Look at a piece as long as it is worth it. */
    const watch = (piece: string | null | undefined | false) => {
      const pose = piece && stage.poseOf(piece);
      if (!pose || !desk.stage.motion) return;
      stage.lookAt(pose[0], pose[1], pose[2]);
      return () => stage.lookBack();
    };
    // A column that is chosen in the panel or by keys is looked at until another decision is open.
    $effect(() => {
      const { column, task, wasPressed } = controller;
      const pose = task === 'take' && column && !wasPressed ? stage.poseOf(column) : undefined;
      if (pose && desk.stage.motion && !grasp.isAtWork) stage.lookAt(pose[0], pose[1], pose[2]);
    });
    const isChosen = $derived(controller.task === 'take' && controller.column !== null);
    $effect(() => (isChosen ? () => stage.lookBack() : undefined));
    $effect(() => stage.hover(controller.hovered));

    // A line of the log is looked at where it happened, and another's hand where it is.
    $effect(() => watch(desk.stage.isPointed && desk.stage.marks.at(-1)?.piece));
    $effect(() => watch(grasp.hand || carriedIn(desk, controller) ? null : grasp.held));

    // Wood that sticks under the own hand is heard, and what it carries when it touches down.
    const strain = new Strain((sound, strength) => {
      hear(sound, strength);
      (navigator as Partial<Navigator>).vibrate?.(SHAKES[sound] * strength);
    });
    $effect(() => {
      const { feel, isCarrying } = grasp;
      const stands = isCarrying && controller.touchesDown;
      strain.feel({ force: isCarrying ? 0 : feel.force, way: feel.way, stands }, performance.now());
    });
  }
}

/** The colours of marks as they come out in the light of this page. */
function inksOf(canvas: HTMLCanvasElement): ConstructorParameters<typeof Stage>[1] {
  const ink = (name: string) => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  };
  return {
    may: ink('--mark-may'),
    chosen: ink('--mark-chosen'),
    refused: ink('--mark-refused'),
    shade: '#1d0f05',
    last: ink('--mark-last'),
  };
}

export const pictureOf = onePerDesk((desk: VillaDesk) => new Picture(desk));
