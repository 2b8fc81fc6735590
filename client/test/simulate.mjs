/**
 * The physics of a page without a page: Python and MuJoCo as WebAssembly in Node. Reads lines, `simulate` or `live` and a
 * request, and writes a line with the result and the milliseconds of processor for each.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import { createServer } from 'vite';

const client = join(fileURLToPath(import.meta.url), '..', '..');
const modules = join(client, 'node_modules');

const vite = await createServer({
  root: client,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { addEngine } = /** @type {typeof import('../src/house/engine')} */ (
  await vite.ssrLoadModule('/src/house/engine.ts')
);
const python = await loadPyodide({ indexURL: join(modules, 'pyodide') });
const place = String(python.runPython('import site; site.getsitepackages()[0]'));
for (const wheel of readdirSync(join(modules, '.wheels')).filter((name) => name.endsWith('.whl')))
  python.unpackArchive(new Uint8Array(readFileSync(join(modules, '.wheels', wheel))), 'zip', {
    extractDir: place,
  });
python.mountNodeFS('/ludoteca', join(client, '..', 'src'));
python.runPython('import sys; sys.path.insert(0, "/ludoteca")');
const wasm = new Uint8Array(readFileSync(join(modules, '@mujoco', 'mujoco', 'mujoco.wasm')));
await addEngine(python, () => Promise.resolve(wasm.buffer));
await vite.close();

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
python.registerJsModule('processor', { spent });
python.runPython(`
import msgspec
from processor import spent
from ludoteca.games.villa_paletti import physics
from ludoteca.games.villa_paletti.geometry.villa import Pose
from ludoteca.games.villa_paletti.wood import (
    HandPoint, Inspect, LayFloor, Lift, Nudge, Pull, SetDown, Settle, Straight,
)

ASKED = msgspec.json.Decoder(Pull | Lift | SetDown | LayFloor | Settle | Inspect | Nudge)

def simulate(text):
    return msgspec.json.encode(physics.simulate(ASKED.decode(text))).decode()

def beside(text):
    """The result of a request while a hand pulls at the same pieces."""
    request = ASKED.decode(text)
    villa = request.villa.with_column(request.column, Pose(request.x, request.y, 35.0))
    at_work = physics.take_hold(Pull(villa=villa, column=villa.standing[0].id, motion=Straight(direction=0.0)))
    for step in range(1, 6):
        at_work.move(HandPoint(step / 30, step / 10, 0.0))
    return simulate(text)

def live(text):
    """The processor times of the points of a hand in milliseconds, without the first."""
    request = ASKED.decode(text)
    path = request.motion if isinstance(request, Pull) else request.path
    hand = physics.take_hold(request)
    times = []
    for point in path.points:
        if hand.is_over:
            break
        begun = spent()
        hand.move(point)
        times.append(spent() - begun)
    return msgspec.json.encode(times[1:]).decode()
`);
for await (const line of createInterface({ input: process.stdin })) {
  const [kind, request] = line.split(/ (.*)/s);
  const begun = spent();
  const result = String(python.runPython(`${kind}(${JSON.stringify(request)})`));
  process.stdout.write(`{"ms": ${spent() - begun}, "result": ${result}}\n`);
}
process.exit(0);
