import { Box3, Mesh, Vector3, type Camera, type Material, type Object3D } from 'three';

/** A part of the picture, from 0 to 1, y down. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Drawn {
  readonly look: string;
  readonly part: Part;
}

const NOTHING: Part = { left: 1, top: 1, right: 0, bottom: 0 };
/** From this share of the picture on it is no longer worth while to draw only a part. */
const MOST = 0.6;

/**
 * Knows what was drawn and how, so that only the part of the picture in which something has changed is drawn
 * anew. Where no graphics card helps, a column that is pulled is drawn ten times as fast so as everything.
 */
export class Retouch {
  readonly #camera: Camera;
  /** The way from a point to its shadow, for a fall of one. */
  readonly #slant: Vector3;
  readonly #ground: number;
  #drawn = new Map<Object3D, Drawn>();
  #eye = '';

  /** Shadows fall from a sun in that direction down to the ground at that height. */
  constructor(camera: Camera, sun: Vector3, ground: number) {
    this.#camera = camera;
    this.#slant = sun.clone().multiplyScalar(-1 / sun.y);
    this.#ground = ground;
  }

  /** The next picture has to be drawn as a whole. */
  forget(): void {
    this.#eye = '';
  }

  /** The part of the picture in which things look other than in the last one; null is all of it. */
  changed(things: Iterable<Object3D>): Part | null {
    const eye = this.#eyeNow();
    const isSameEye = eye === this.#eye;
    if (!isSameEye) this.#camera.updateMatrixWorld();
    const drawn = new Map<Object3D, Drawn>();
    let part = NOTHING;
    for (const thing of things) {
      if (!thing.visible) continue;
      const look = lookOf(thing);
      const before = this.#drawn.get(thing);
      if (isSameEye && before?.look === look) {
        drawn.set(thing, before);
        continue;
      }
      const now = { look, part: this.#partOf(thing) };
      drawn.set(thing, now);
      part = joined(part, joined(now.part, before?.part ?? NOTHING));
    }
    for (const [thing, before] of this.#drawn) {
      if (!drawn.has(thing)) part = joined(part, before.part);
    }
    this.#drawn = drawn;
    this.#eye = eye;
    return isSameEye && areaOf(part) < MOST ? part : null;
  }

  #eyeNow(): string {
    const { position, quaternion, projectionMatrix } = this.#camera;
    return [...position, ...quaternion, ...projectionMatrix.elements].join();
  }

  /** Where a thing and its shadow are in the picture. */
  #partOf(thing: Object3D): Part {
    const { min, max } = new Box3().setFromObject(thing);
    let part = NOTHING;
    for (const x of [min.x, max.x])
      for (const y of [min.y, max.y])
        for (const z of [min.z, max.z]) {
          const corner = new Vector3(x, y, z);
          const shadow = corner.clone().addScaledVector(this.#slant, Math.max(0, y - this.#ground));
          part = joined(part, this.#seen(corner));
          if (thing.castShadow) part = joined(part, this.#seen(shadow));
        }
    return part;
  }

  #seen(point: Vector3): Part {
    const { x, y } = point.project(this.#camera);
    const [across, down] = [(x + 1) / 2, (1 - y) / 2].map((at) => Math.min(1, Math.max(0, at)));
    return { left: across!, top: down!, right: across!, bottom: down! };
  }
}

function joined(one: Part, other: Part): Part {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** How much of the picture a part is: 0 if nothing has changed. */
export function areaOf({ left, top, right, bottom }: Part): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

function lookOf(thing: Object3D): string {
  const materials: Material[] = thing instanceof Mesh ? [thing.material as Material | Material[]].flat() : [];
  const stuff = materials.flatMap(({ uuid, opacity }) => [uuid, opacity]);
  return [...thing.position, ...thing.quaternion, ...stuff].join();
}
