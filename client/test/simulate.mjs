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
from ludoteca.games.villa_paletti.wood import Inspect, LayFloor, Lift, Pull, SetDown, Settle

ASKED = msgspec.json.Decoder(Pull | Lift | SetDown | LayFloor | Settle | Inspect)

def simulate(text):
    return msgspec.json.encode(physics.simulate(ASKED.decode(text))).decode()

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
