// Load for one of the two servers: every match has four sockets and takes its moves in turn.
// stdin: {kind, bases, spread, seconds, rate, tables: [{match, tokens: [..4]}]}; stdout: a line "open" when everybody is
// connected, a line "measuring" after the warm-up, and one JSON line of figures.
// `rate` is moves a second for each match (open loop); 0 moves again as soon as everybody has seen (closed).
// `bases` are the processes of the server: a match has all its sockets at one of them, or `spread` over all.
// Both servers get the same bare sockets, and of each frame only what is needed is read: the load must cost
// less than what it measures.
const { readFileSync } = require("node:fs");
const WebSocket = require("ws");

const plan = JSON.parse(readFileSync(0, "utf8"));
const SEATS = 4;
const WARM_UP = 3000;
const AT_ONCE = 50;
const latencies = [];
let measuring = false;

class Match {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.seq = 0;
    this.seen = 0;
    this.sentAt = 0;
    this.waiting = false;
    this.sockets = [];
  }
  async open() {
    this.sockets = await Promise.all([0, 1, 2, 3].map((seat) => new Promise((ready) => this.connect(seat, ready))));
  }
  socket(address, headers) {
    const socket = new WebSocket(address, { headers, perMessageDeflate: false, skipUTF8Validation: true });
    socket.on("error", (error) => complain(error.message));
    socket.on("close", (code) => complain(`closed with ${code}`));
    return socket;
  }
  address(seat, path) {
    const { bases, spread } = plan;
    return bases[(this.number + (spread ? seat : 0)) % bases.length].replace("http", "ws") + path;
  }
  move() {
    if (this.waiting) return; // the last one is not through yet
    this.waiting = true;
    this.seen = 0;
    this.sentAt = performance.now();
    this.sockets[this.seq % SEATS].send(this.message(this.seq % SEATS));
  }
  saw(seq) {
    if (seq !== this.seq + 1) return;
    this.seen += 1;
    if (this.seen < SEATS) return;
    if (measuring) latencies.push(performance.now() - this.sentAt);
    this.seq = seq;
    this.waiting = false;
    if (plan.rate === 0) this.move();
  }
}

class LudotecaMatch extends Match {
  connect(seat, ready) {
    const { match, tokens } = this.table;
    const socket = this.socket(this.address(seat, "/api/v1/socket"), { Authorization: `Bearer ${tokens[seat]}` });
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", id: "s", match })));
    socket.on("message", (data) => {
      const kind = data.toString("latin1", 9, 16); // {"type":"update",…
      if (kind === 'update"') this.saw(Number(/"seq":(\d+)/.exec(data.toString("latin1", 16, 90))[1]));
      else if (kind === 'refused') complain(data.toString());
      else if (kind === 'snapsho') {
        this.seq = JSON.parse(data).table.seq;
        ready(socket);
      }
    });
  }
  message(seat) {
    const { match } = this.table;
    const { seq } = this;
    return `{"type":"play","id":"m${seq}","match":"${match}","seat":${seat},"seq":${seq},"action":{"type":"roll"}}`;
  }
}

class PeerMatch extends Match {
  // The frames of socket.io: "0" opens, "2" pings, "40" enters a namespace, "42" is an event.
  connect(seat, ready) {
    const { match } = this.table;
    const socket = this.socket(this.address(seat, "/socket.io/?EIO=4&transport=websocket"), {});
    socket.on("message", (data) => {
      const event = data.toString("latin1", 0, 18); // 42/dice,["update",…
      if (event === '42/dice,["update",') this.saw(Number(/"_stateID":(\d+)/.exec(data.toString("latin1"))[1]));
      else if (event === '42/dice,["patch","') this.saw(Number(/^42\/dice,\["patch","[^"]*",\d+,(\d+)/.exec(data.toString("latin1", 0, 90))[1]));
      else if (event.startsWith("42/dice,[\"sync\"")) ready(socket);
      else if (event[0] === "0") socket.send("40/dice,");
      else if (event[0] === "2") socket.send("3");
      else if (event.startsWith("40/dice")) socket.send(`42/dice,["sync","${match}","${seat}",null,${SEATS}]`);
    });
  }
  message(seat) {
    const payload = `{"type":"roll","args":[],"playerID":"${seat}"}`;
    const action = `{"type":"MAKE_MOVE","payload":${payload}}`;
    return `42/dice,["update",${action},${this.seq},"${this.table.match}","${seat}"]`;
  }
}

function complain(text) {
  process.stderr.write(`${text}\n`);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (part) => latencies[Math.floor(latencies.length * part)];

async function main() {
  const kind = plan.kind === "ludoteca" ? LudotecaMatch : PeerMatch;
  const matches = plan.tables.map((table, number) => new kind(table, number));
  for (let i = 0; i < matches.length; i += AT_ONCE) {
    await Promise.all(matches.slice(i, i + AT_ONCE).map((match) => match.open()));
  }
  process.stdout.write("open\n");
  if (plan.rate === 0) matches.forEach((match) => match.move());
  else {
    const every = 1000 / plan.rate;
    matches.forEach((match, i) => setTimeout(() => setInterval(() => match.move(), every), (every * i) / matches.length));
  }
  await pause(WARM_UP);
  measuring = true;
  process.stdout.write("measuring\n");
  const [begun, spent] = [performance.now(), process.cpuUsage()];
  await pause(plan.seconds * 1000);
  measuring = false;
  const seconds = (performance.now() - begun) / 1000;
  const cpu = process.cpuUsage(spent);
  const moves = latencies.length;
  latencies.sort((a, b) => a - b);
  const figures = { moves, seconds, p50: at(0.5), p99: at(0.99), cpu: (cpu.user + cpu.system) / 1e6 };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main();
