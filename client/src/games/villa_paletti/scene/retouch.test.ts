import { BoxGeometry, Group, Mesh, MeshBasicMaterial, PerspectiveCamera, Vector3 } from 'three';
import { beforeEach, expect, test } from 'vitest';
import { Retouch, areaOf } from './retouch';

/** Three boxes on the ground, seen from the front; the sun stands to the left. */
const wood = new MeshBasicMaterial();
const boxAt = (x: number) => {
  const box = new Mesh(new BoxGeometry(1, 1, 1), wood);
  box.position.set(x, 0.5, 0);
  return box;
};
let boxes: Mesh[];
let camera: PerspectiveCamera;
let retouch: Retouch;

beforeEach(() => {
  boxes = [-3, 0, 3].map(boxAt);
  new Group().add(...boxes);
  camera = new PerspectiveCamera(60, 1, 0.1, 100);
  camera.position.set(0, 0.5, 10);
  retouch = new Retouch(camera, new Vector3(-1, 1, 0), 0);
  retouch.changed(boxes);
});

test('the first picture is drawn as a whole, then nothing until something changes', () => {
  expect(new Retouch(camera, new Vector3(-1, 1, 0), 0).changed(boxes)).toBeNull();
  expect(areaOf(retouch.changed(boxes)!)).toBe(0);
});

test('what moves is drawn where it was and where it is', () => {
  boxes[1]!.position.x = 1;
  const part = retouch.changed(boxes)!;
  expect(part.left).toBeLessThan(0.5 - 0.4 / 11);
  expect(part.left).toBeGreaterThan(0.4);
  expect(part.right).toBeGreaterThan(0.5 + 1.4 / 11.5);
  expect(part.right).toBeLessThan(0.65);
});

test('shadows are drawn, too', () => {
  boxes[1]!.position.x = 0.1;
  const { right } = retouch.changed(boxes)!;
  boxes[1]!.castShadow = true;
  boxes[1]!.position.x = 0;
  expect(retouch.changed(boxes)!.right).toBeGreaterThan(right + 0.05);
});

test('what comes, goes or glows is drawn', () => {
  boxes[0]!.visible = false;
  const gone = retouch.changed(boxes)!;
  expect(gone.right).toBeLessThan(0.4);
  expect(areaOf(gone)).toBeGreaterThan(0);
  boxes[0]!.visible = true;
  expect(retouch.changed(boxes)).toEqual(gone);
  boxes[0]!.material = new MeshBasicMaterial();
  expect(retouch.changed(boxes)).toEqual(gone);
});

test('all is drawn when the eye moves, when most has changed, and when it was forgotten', () => {
  camera.position.z = 9;
  expect(retouch.changed(boxes)).toBeNull();
  camera.position.z = 4;
  retouch.changed(boxes);
  for (const box of boxes) box.scale.setScalar(1.5);
  for (const box of boxes) box.position.y = 2;
  expect(retouch.changed(boxes)).toBeNull();
  retouch.forget();
  expect(retouch.changed(boxes)).toBeNull();
});
