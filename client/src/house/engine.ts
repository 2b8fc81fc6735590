/**
 * MuJoCo beside Python: the module `ludoteca_mujoco`, which `villa_paletti/physics/webassembly.py` imports.
 *
 * Loaded when a table with simulated wood opens. Arrays that Python reads are copies of ours, because MuJoCo's memory may
 * grow, and then views of it are empty.
 */
import type { MainModule, MjData, MjModel } from '@mujoco/mujoco';
import type { PyodideInterface } from 'pyodide';

/** Models that stay compiled, as in Python: those of a turn, before and after. */
const MOST_MODELS = 8;
/** Bodies as in `engine.py`: two numbers make one; the ground is 0. */
const PAIRS = 64;

/** Added and taken away again, it leaves multiples of `GRID` in `engine.py`. */
const ROUNDING = 1.5 * 2 ** 12;

/** Where the numbers of a contact are, in bytes. The bindings copy every contact when they are asked for one. */
interface ContactLayout {
  readonly size: number;
  readonly frame: number;
  readonly geoms: number;
}

/** A model belongs to one simulation at a time, which changes its friction and its solver. */
interface Compiled {
  readonly description: string;
  readonly model: MjModel;
  /** The body of each geom. */
  readonly bodies: Int32Array;
  /** As it was compiled. */
  readonly friction: Float64Array;
  readonly iterations: number;
  readonly tolerance: number;
}

class Engine {
  readonly #mujoco: MainModule;
  /** Models that no simulation uses, the newest last. */
  readonly #idle: Compiled[] = [];
  layout: ContactLayout | null = null;

  constructor(mujoco: MainModule) {
    this.#mujoco = mujoco;
  }

  readonly open = (description: string): Bodies => new Bodies(this.#mujoco, this.#take(description), this);

  #take(description: string): Compiled {
    const found = this.#idle.findIndex((each) => each.description === description);
    if (found >= 0) return this.#idle.splice(found, 1)[0]!;
    const model = this.#mujoco.MjModel.from_xml_string(description);
    for (let mesh = 0; mesh < model.nmesh; mesh++) sortPolygons(model, mesh);
    const { iterations, tolerance } = model.opt;
    const bodies = Int32Array.from(model.geom_bodyid as Int32Array);
    const friction = Float64Array.from(view(model.geom_friction));
    return { description, model, bodies, friction, iterations, tolerance };
  }

  /** Keep a model, as it was compiled, for the next simulation of the same pieces. */
  giveBack(compiled: Compiled): void {
    const { model, friction, iterations, tolerance } = compiled;
    view(model.geom_friction).set(friction);
    model.opt.iterations = iterations;
    model.opt.tolerance = tolerance;
    this.#idle.push(compiled);
    if (this.#idle.length > MOST_MODELS) this.#idle.shift()!.model.delete();
  }
}

/** The bodies of one simulation. */
class Bodies {
  readonly count: number;
  /** What Python writes before `begin`, `place` and `step`, and reads after them. */
  readonly poses: Float64Array;
  readonly speeds: Float64Array;
  readonly pushes: Float64Array;
  readonly #mujoco: MainModule;
  readonly #compiled: Compiled;
  readonly #data: MjData;
  readonly #engine: Engine;
  #isOpen = true;

  constructor(mujoco: MainModule, compiled: Compiled, engine: Engine) {
    this.#mujoco = mujoco;
    this.#compiled = compiled;
    this.#engine = engine;
    this.#data = new mujoco.MjData(compiled.model);
    this.count = compiled.model.nbody - 1;
    this.poses = new Float64Array(7 * this.count);
    this.speeds = new Float64Array(6 * this.count);
    this.pushes = new Float64Array(6 * this.count);
  }

  begin(): void {
    view(this.#data.qpos).set(this.poses);
    this.#round();
    this.#mujoco.mj_forward(this.#compiled.model, this.#data);
    this.#engine.layout ??= layoutOf(this.#data);
  }

  place(body: number): void {
    view(this.#data.qpos).set(this.poses.subarray(7 * body, 7 * body + 7), 7 * body);
    view(this.#data.qvel).fill(0, 6 * body, 6 * body + 6);
    this.#round();
  }

  /** Take over the speed of a body. */
  kick(body: number): void {
    view(this.#data.qvel).set(this.speeds.subarray(6 * body, 6 * body + 6), 6 * body);
  }

  /** Give the first part of a body another friction. */
  roughen(body: number, friction: number): void {
    const { model } = this.#compiled;
    view(model.geom_friction)[3 * view(model.body_geomadr)[body + 1]!] = friction;
  }

  /** How exactly the solver works from now on. */
  tune(iterations: number, tolerance: number): void {
    const { opt } = this.#compiled.model;
    opt.iterations = iterations;
    opt.tolerance = tolerance;
  }

  /** A step with the pushes of now; the time after it. */
  step(): number {
    view(this.#data.xfrc_applied).set(this.pushes, 6); // after those of the ground
    this.#mujoco.mj_step(this.#compiled.model, this.#data);
    this.#round();
    return this.#data.time;
  }

  /** Round poses and speeds, and show them. */
  #round(): void {
    round(this.#data.qpos);
    round(this.#data.qvel);
    this.poses.set(view(this.#data.qpos));
    this.speeds.set(view(this.#data.qvel));
  }

  mass(body: number): number {
    return view(this.#compiled.model.body_mass)[body + 1]!;
  }

  inertia(body: number): Float64Array {
    const { model } = this.#compiled;
    return Float64Array.of(
      ...view(model.body_inertia).subarray(3 * body + 3, 3 * body + 6),
      ...view(model.body_iquat).subarray(4 * body + 4, 4 * body + 8),
    );
  }

  touching(body: number): Int32Array {
    const found = new Set<number>();
    this.#eachContact((first, second) => {
      if (first === body) found.add(second);
      else if (second === body) found.add(first);
    });
    found.delete(-1);
    return Int32Array.from(found);
  }

  pairs(): Int32Array {
    const found = new Set<number>();
    this.#eachContact((first, second) =>
      found.add((Math.min(first, second) + 1) * PAIRS + Math.max(first, second) + 1),
    );
    return Int32Array.from(found);
  }

  /** For each contact its bodies, and the upward force on the second one. */
  contactForces(): Float64Array {
    const found: number[] = [];
    const wrench = new this.#mujoco.DoubleBuffer(6);
    this.#eachContact((first, second, index, up) => {
      this.#mujoco.mj_contactForce(this.#compiled.model, this.#data, index, wrench);
      const [normal, along, across] = view(wrench.GetView());
      found.push(first, second, up[0]! * normal! + up[1]! * along! + up[2]! * across!);
    });
    wrench.delete();
    return Float64Array.from(found);
  }

  readonly close = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#data.delete();
    this.#engine.giveBack(this.#compiled);
  };

  /** `up`: the parts of the contact's three axes that go upwards. */
  #eachContact(see: (first: number, second: number, index: number, up: readonly number[]) => void): void {
    const arena = this.#data.arena as Uint8Array;
    const { size, frame, geoms } = this.#engine.layout ?? layoutOf(this.#data) ?? NO_CONTACTS;
    const whole = new Int32Array(arena.buffer);
    const double = new Float64Array(arena.buffer);
    const { bodies } = this.#compiled;
    for (let index = 0; index < this.#data.ncon; index++) {
      const start = arena.byteOffset + index * size;
      const pair = (start + geoms) >> 2;
      const axes = (start + frame) >> 3;
      const up = [double[axes + 2]!, double[axes + 5]!, double[axes + 8]!];
      see(bodies[whole[pair]!]! - 1, bodies[whole[pair + 1]!]! - 1, index, up);
    }
  }
}

const NO_CONTACTS: ContactLayout = { size: 0, frame: 0, geoms: 0 };

/** Find where the numbers of contacts are, and hold it against what the bindings say; null without contacts. */
function layoutOf(data: MjData): ContactLayout | null {
  const contacts = data.contact;
  try {
    if (!contacts.size()) return null;
    const first = contacts.get(0)!;
    const start = view(first.pos).byteOffset - 8; // behind the distance
    const place = (numbers: unknown) => (numbers as Float64Array).byteOffset - start;
    const layout = {
      size: (place(first.vert) + 23) & ~7,
      frame: place(first.frame),
      geoms: place(first.geom),
    };
    first.delete();
    const arena = data.arena as Uint8Array;
    const whole = new Int32Array(arena.buffer);
    for (let index = 0; index < contacts.size(); index++) {
      const contact = contacts.get(index)!;
      const pair = (arena.byteOffset + index * layout.size + layout.geoms) >> 2;
      if (whole[pair] !== contact.geom1 || whole[pair + 1] !== contact.geom2)
        throw new Error('MuJoCo has another layout of contacts');
      contact.delete();
    }
    return layout;
  } finally {
    contacts.delete();
  }
}

/** Bring the polygons of a mesh into the order of their corners; that of contacts follows from it. */
function sortPolygons(model: MjModel, mesh: number): void {
  const at = (numbers: unknown, index: number) => (numbers as Int32Array)[index]!;
  const put = (numbers: unknown, index: number, value: number) => ((numbers as Int32Array)[index] = value);
  const first = at(model.mesh_polyadr, mesh);
  const corner = at(model.mesh_vertadr, mesh);
  const polygons = Array.from({ length: at(model.mesh_polynum, mesh) }, (_, index) => {
    const start = at(model.mesh_polyvertadr, first + index);
    const end = start + at(model.mesh_polyvertnum, first + index);
    const normal = view(model.mesh_polynormal).slice(3 * (first + index), 3 * (first + index) + 3);
    return { start, normal, corners: (model.mesh_polyvert as Int32Array).slice(start, end) };
  });
  let start = Math.min(...polygons.map((polygon) => polygon.start));
  const around = Array.from({ length: at(model.mesh_vertnum, mesh) }, (): number[] => []);
  polygons.sort((one, other) => compare(one.corners, other.corners));
  polygons.forEach(({ normal, corners }, place) => {
    put(model.mesh_polyvertadr, first + place, start);
    put(model.mesh_polyvertnum, first + place, corners.length);
    (model.mesh_polyvert as Int32Array).set(corners, start);
    view(model.mesh_polynormal).set(normal, 3 * (first + place));
    start += corners.length;
    for (const each of corners) around[each]!.push(place);
  });
  around.forEach((places, index) =>
    (model.mesh_polymap as Int32Array).set(places, at(model.mesh_polymapadr, corner + index)),
  );
}

/** The order of two lists of numbers. */
function compare(one: Int32Array, other: Int32Array): number {
  const index = one.findIndex((each, place) => each !== other[place]);
  return index < 0 ? one.length - other.length : one[index]! - (other[index] ?? -1);
}

/** Round numbers in place, as `native.py` does. */
function round(numbers: unknown): void {
  const each = view(numbers);
  for (let index = 0; index < each.length; index++) each[index] = each[index]! + ROUNDING - ROUNDING;
}

function view(numbers: unknown): Float64Array {
  return numbers as Float64Array;
}

/** Load MuJoCo from its bytes, and let Python import it. */
export async function addEngine(python: PyodideInterface, bytes: () => Promise<ArrayBuffer>): Promise<void> {
  const [{ default: load }, wasmBinary] = await Promise.all([import('@mujoco/mujoco'), bytes()]);
  const printErr = () => undefined; // warnings of the solver
  const engine = new Engine(await load({ wasmBinary, printErr }));
  python.registerJsModule('ludoteca_mujoco', { bodies_of: engine.open });
}
