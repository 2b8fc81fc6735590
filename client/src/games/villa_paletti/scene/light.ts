import {
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PMREMGenerator,
  type Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** What draws the pictures, and the light in which the villa stands. */

/** Where the sun stands. */
export const SUN = new Vector3(-3.4, 7.2, 3.6);

/** Whether the browser has to draw without a graphics card; throws where it cannot draw at all. */
export function isDrawnWithoutCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('no WebGL');
  const asked = context.getExtension('WEBGL_debug_renderer_info');
  const name = asked ? String(context.getParameter(asked.UNMASKED_RENDERER_WEBGL)) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

/** `isPlain`: without a graphics card pictures are retouched, so they are kept. */
export function rendererFor(canvas: HTMLCanvasElement, isPlain: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: isPlain,
  });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false; // shadows move with the wood, not with the eye
  return renderer;
}

/** A bright room and a low sun from the left. */
export function light(scene: Scene, renderer: WebGLRenderer, isPlain: boolean): void {
  if (!isPlain) {
    const room = new PMREMGenerator(renderer);
    scene.environment = room.fromScene(new RoomEnvironment(), 0.06).texture;
    scene.environmentIntensity = 0.5;
    room.dispose();
  }
  scene.add(new HemisphereLight('#fff6e8', '#a58a72', isPlain ? 2 : 0.9));
  const sun = new DirectionalLight('#ffeacb', 2.3);
  sun.position.copy(SUN);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(isPlain ? 1024 : 2048);
  sun.shadow.radius = 5;
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.012;
  const box = sun.shadow.camera;
  [box.left, box.right, box.bottom, box.top, box.near, box.far] = [-3.4, 3.4, -3.4, 4.4, 1, 16];
  scene.add(sun);
  if (isPlain) return;
  const filling = new DirectionalLight('#dfe8ff', 0.5);
  filling.position.set(4.5, 3, 5);
  scene.add(filling);
}
