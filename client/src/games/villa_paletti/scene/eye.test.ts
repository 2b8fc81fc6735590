import { expect, test } from 'vitest';
import { Eye } from './eye';

interface Seen {
  readonly canvas: HTMLCanvasElement;
  readonly wheel: (deltaY: number) => void;
  readonly press: (type: 'pointerdown' | 'pointerup') => void;
  readonly touch: (type: 'pointerdown' | 'pointermove', finger: number, x: number, y: number) => void;
}

/** As much of a canvas as an eye needs, a wheel over it and a finger on it. */
function canvas(): Seen {
  const heard = new EventTarget();
  const listen = {
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  };
  const captured = { setPointerCapture: () => undefined, releasePointerCapture: () => undefined };
  const size = { clientWidth: 800, clientHeight: 600, style: {} };
  const element = { ...listen, ...captured, ...size, getRootNode: () => listen, ownerDocument: listen };
  const wheel = (deltaY: number) =>
    void heard.dispatchEvent(Object.assign(new Event('wheel'), { deltaY, deltaMode: 0 }));
  const press = (type: string) =>
    void heard.dispatchEvent(
      Object.assign(new Event(type), { pointerId: 1, pointerType: 'mouse', button: 0 }),
    );
  const touch = (type: string, pointerId: number, x: number, y: number) =>
    void heard.dispatchEvent(
      Object.assign(new Event(type), {
        ...{ pointerId, pointerType: 'touch', button: 0 },
        ...{ pageX: x, pageY: y, clientX: x, clientY: y },
      }),
    );
  return { canvas: element as unknown as HTMLCanvasElement, wheel, press, touch };
}

function eyeOn(height: number): {
  eye: Eye;
  place: () => readonly number[];
  wait: (seconds: number) => void;
  wheel: Seen['wheel'];
  press: Seen['press'];
  touch: Seen['touch'];
} {
  const { canvas: seen, wheel, press, touch } = canvas();
  const eye = new Eye(seen, () => undefined);
  eye.resize(800, 600);
  eye.raise(height);
  const place = () => eye.camera.position.toArray().map((each) => Math.round(each * 20));
  const wait = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.1) eye.update(0.1);
  };
  return { eye, place, wait, wheel, press, touch };
}

test('while a finger has hold of the wood the eye stands still, and goes on when it is off', () => {
  const { eye, place, wait } = eyeOn(200);
  const home = place();
  eye.lookAt(-90, 60, 40);
  wait(3);
  const near = place();
  expect(near).not.toEqual(home);
  eye.canOrbit = false; // before it has come back
  eye.back();
  wait(3);
  expect(place()).toEqual(near);
  eye.canOrbit = true;
  wait(3);
  expect(place()).toEqual(home);
});

test('an eye that somebody turns stays where it was turned to', () => {
  const { eye, place, wait } = eyeOn(200);
  eye.lookAt(-90, 60, 40);
  wait(3);
  eye.canOrbit = true;
  eye.turn(40);
  const turned = place();
  eye.back();
  wait(3);
  expect(place()).toEqual(turned);
});

test('turning there and back, tipping and zooming keep the villa where it was', () => {
  const { eye, place } = eyeOn(200);
  const home = place();
  const distanceAtHome = Math.round(eye.camera.position.length() * 20);
  const distance = () => Math.round(eye.camera.position.length() * 20);
  for (const turn of [40, 40, -40, -40]) {
    eye.turn(turn);
    expect(distance()).toBe(distanceAtHome);
    expect(place()[1]).toBe(home[1]); // as high as before
  }
  expect(place()).toEqual(home);
  eye.turn(40);
  expect(place()).not.toEqual(home);
  eye.turn(-40);
  eye.tip(10);
  expect(place()).not.toEqual(home);
  eye.tip(-10);
  expect(place()).toEqual(home);
  const far = distance();
  eye.zoom(0.85);
  expect(distance()).toBeLessThan(far);
  eye.zoom(1 / 0.85);
  expect(place()).toEqual(home);
});

test('one finger leaves the eye where it is, two fingers turn it', () => {
  const { eye, place, wait, touch } = eyeOn(200);
  const home = place();
  touch('pointerdown', 1, 100, 100);
  touch('pointermove', 1, 180, 100);
  wait(1);
  expect(place()).toEqual(home);
  touch('pointerdown', 2, 300, 100);
  touch('pointermove', 2, 380, 100);
  touch('pointermove', 1, 260, 100);
  wait(1);
  expect(place()).not.toEqual(home);
  eye.close();
});

test('an eye that a wheel brought nearer stays there when the wood is let go', () => {
  const { eye, place, wait, wheel } = eyeOn(200);
  eye.lookAt(-90, 60, 40);
  wait(3);
  const looking = place();
  wheel(-100);
  wait(1);
  const nearer = place();
  expect(nearer).not.toEqual(looking);
  eye.canOrbit = false;
  eye.canOrbit = true;
  wait(3);
  expect(place()).toEqual(nearer);
});

test('a hand that has pulled a column out has not chosen a view: the eye goes on keeping all in the picture', () => {
  const { eye, place, press } = eyeOn(200);
  press('pointerdown');
  eye.canOrbit = false;
  eye.raise(300); // the column is out, and hangs over the villa
  eye.canOrbit = true;
  press('pointerup');
  eye.raise(200);
  const home = place();
  eye.home();
  expect(home).toEqual(place());
});

test('an eye that keys turn while a finger holds the wood stays there, too', () => {
  const { eye, place, wait } = eyeOn(200);
  eye.lookAt(-90, 60, 40);
  wait(3);
  eye.canOrbit = false;
  eye.turn(40);
  const turned = place();
  eye.canOrbit = true;
  wait(3);
  expect(place()).toEqual(turned);
});

test('a piece that is carried away stays in the picture', () => {
  const { eye } = eyeOn(200);
  const place = [300, 160, 260] as const;
  const isSeen = () => {
    eye.camera.updateMatrixWorld();
    const { x, y } = eye.project(...place);
    return x > 0 && x < 1 && y > 0 && y < 1;
  };
  expect(isSeen()).toBe(false);
  eye.include([place]);
  expect(isSeen()).toBe(true);
});

test('what is looked at stays in the picture all its way, beside what covers the edge', () => {
  const { eye, wait } = eyeOn(80);
  eye.resize(400, 450, 80);
  const way = [
    [110, 30, 270],
    [110, 30, 115],
  ] as const;
  const [x, y, z] = way[1];
  const seen = () => {
    wait(4);
    eye.camera.updateMatrixWorld();
    return way.map(([right, back, up]) => eye.project(right, back, up));
  };
  eye.lookAt(x, y, z);
  expect(Math.min(...seen().map((place) => place.y)), 'too near').toBeLessThan(0);
  eye.lookAt(x, y, z, way);
  for (const place of seen()) {
    expect(Math.min(place.x, place.y)).toBeGreaterThan(0);
    expect(place.x).toBeLessThan(0.8);
    expect(place.y).toBeLessThan(1);
  }
});

test('a fall fills the picture, wherever it is', () => {
  const { eye, wait } = eyeOn(400);
  const places = [
    [40, 20, 0],
    [160, 40, 10],
    [60, 10, 180],
  ] as const;
  eye.watchFall([1, 0], places);
  wait(4);
  eye.camera.updateMatrixWorld();
  const seen = places.map(([x, y, z]) => eye.project(x, y, z)).flatMap(({ x, y }) => [x, y]);
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(Math.max(...seen)).toBeLessThan(1);
  const spread = [0, 1].map((axis) => {
    const along = seen.filter((_, index) => index % 2 === axis);
    return Math.max(...along) - Math.min(...along);
  });
  expect(Math.max(...spread)).toBeGreaterThan(0.7);
});

test('the villa stands beside what covers the edge of the picture', () => {
  const { eye } = eyeOn(200);
  eye.resize(400, 450, 80);
  const seen = [-140, 140].map((x) => eye.project(x * Math.cos(0.5), x * Math.sin(0.5), 0).x);
  expect(Math.min(...seen)).toBeGreaterThan(0);
  expect(Math.max(...seen)).toBeLessThan(0.8);
});
