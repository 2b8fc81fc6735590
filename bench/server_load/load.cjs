// Load for one of the two servers: every match has four sockets and takes its moves in turn.
// stdin: {kind, base, seconds, rate, tables: [{match, tokens: [..4]}]}; stdout: one JSON line of figures.
// `rate` is moves a second for each match (open loop); 0 moves again as soon as everybody has seen (closed).
const { readFileSync } = require("node:fs");
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const plan = JSON.parse(readFileSync(0, "utf8"));
const SEATS = 4;
const latencies = [];
let measuring = false;
let moves = 0;

class Match {
  constructor(table) {
    this.table = table;
    this.seq = 0;
    this.seen = 0;
    this.sentAt = 0;
    this.waiting = false;
  }
  move() {
    if (this.waiting) return; // the last one is not through yet
    this.waiting = true;
    this.seen = 0;
    this.sentAt = performance.now();
    this.send(this.seq % SEATS);
  }
  saw(seq) {
    if (seq !== this.seq + 1) return;
    this.seen += 1;
    if (this.seen < SEATS) return;
    if (measuring) {
      latencies.push(performance.now() - this.sentAt);
      moves += 1;
    }
    this.seq = seq;
    this.waiting = false;
    if (plan.rate === 0) this.move();
  }
}

class LudotecaMatch extends Match {
  async open() {
    const address = `${plan.base.replace("http", "ws")}/api/v1/socket`;
    const { match, tokens } = this.table;
    this.sockets = await Promise.all(
      tokens.map(
        (token) =>
          new Promise((resolve, reject) => {
            const headers = { Authorization: `Bearer ${token}` };
            const socket = new WebSocket(address, { headers, perMessageDeflate: false });
            socket.on("error", reject);
            socket.on("close", (code) => process.stderr.write(`closed ${code}\n`));
            socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", id: "s", match })));
            socket.on("message", (data) => {
              const text = data.toString("latin1", 0, 200);
              if (text.startsWith('{"type":"update"')) this.saw(Number(/"seq":(\d+)/.exec(text)[1]));
              else if (text.startsWith('{"type":"snapshot"')) {
                this.seq = JSON.parse(data).table.seq;
                resolve(socket);
              }
              else if (text.startsWith('{"type":"refused"')) process.stderr.write(`${text}\n`);
            });
          }),
      ),
    );
  }
  send(seat) {
    const { match } = this.table;
    const action = { type: "roll" };
    const message = { type: "play", id: `m${this.seq}`, match, seat, seq: this.seq, action };
    this.sockets[seat].send(JSON.stringify(message));
  }
}

class PeerMatch extends Match {
  async open() {
    const { match } = this.table;
    this.sockets = await Promise.all(
      [0, 1, 2, 3].map(
        (seat) =>
          new Promise((resolve) => {
            const socket = io(`${plan.base}/dice`, { transports: ["websocket"], forceNew: true });
            socket.on("connect", () => socket.emit("sync", match, String(seat), undefined, SEATS));
            socket.on("sync", () => resolve(socket));
            socket.on("update", (_, state) => this.saw(state._stateID));
            socket.on("patch", (_, __, stateID) => this.saw(stateID));
          }),
      ),
    );
  }
  send(seat) {
    const playerID = String(seat);
    const payload = { type: "roll", args: [], playerID };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, this.seq, this.table.match, playerID);
  }
}

const at = (part) => Number(latencies[Math.floor(latencies.length * part)].toFixed(2));

async function main() {
  const matches = plan.tables.map((table) => new (plan.kind === "ludoteca" ? LudotecaMatch : PeerMatch)(table));
  for (let i = 0; i < matches.length; i += 50) {
    await Promise.all(matches.slice(i, i + 50).map((match) => match.open()));
  }
  if (plan.rate === 0) matches.forEach((match) => match.move());
  else
    matches.forEach((match, i) =>
      setTimeout(() => setInterval(() => match.move(), 1000 / plan.rate), (1000 / plan.rate) * (i / matches.length)),
    );
  setTimeout(() => {
    measuring = true;
    const begun = performance.now();
    setTimeout(() => {
      const seconds = (performance.now() - begun) / 1000;
      latencies.sort((a, b) => a - b);
      const figures = { moves, seconds, rate: moves / seconds, p50: at(0.5), p99: at(0.99), most: at(0.9999) };
      process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
    }, plan.seconds * 1000);
  }, 3000);
}

main();
