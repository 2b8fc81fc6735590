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
const sent = { bytes: 0, messages: 0 }; // updates of real games
let state = 1;
const luck = () => (state = (state * 48271) % 2147483647) / 2147483647; // the same load in every run
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
    this.sockets[this.mover].send(this.message(this.mover));
  }
  get mover() {
    return this.seq % SEATS;
  }
  heard() {} // what else a message says
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
      this.heard(kind, data);
    });
  }
  message(seat) {
    const { match } = this.table;
    const { seq } = this;
    return `{"type":"play","id":"m${seq}","match":"${match}","seat":${seat},"seq":${seq},"action":{"type":"roll"}}`;
  }
}

// A real game: the seat that decides plays one of the actions that it may choose.
class GameMatch extends LudotecaMatch {
  connect(seat, ready) {
    super.connect(seat, ready);
    this.turn = null;
  }
  heard(kind, data) {
    if (kind === 'choices') {
      const { seat, seq, legal } = JSON.parse(data);
      if (legal.length) this.turn = { seat, seq, action: legal[Math.floor(luck() * legal.length)] };
      if (plan.rate === 0 && this.sockets.length) this.move();
    } else if (kind === 'update"' && measuring) {
      sent.bytes += data.length;
      sent.messages += 1;
    }
  }
  move() {
    if (this.turn?.seq !== this.seq) return; // not known yet, or the match is over
    super.move();
  }
  get mover() {
    return this.turn.seat;
  }
  message(seat) {
    const { match } = this.table;
    const { seq, action } = this.turn;
    return JSON.stringify({ type: 'play', id: `m${seq}`, match, seat, seq, action });
  }
}

class PeerMatch extends Match {
  // The frames of socket.io: "0" opens, "2" pings, "40" enters a namespace, "42" is an event.
  connect(seat, ready) {
    const { match } = this.table;
    const socket = this.socket(this.address(seat, "/socket.io/?EIO=4&transport=websocket"), {});
    socket.on("message", (data) => {
      const start = data.toString("latin1", 0, 90);
      const event = /^42\/\w+,\["(\w+)"/.exec(start)?.[1]; // 42/dice,["update",…
      if (measuring && event) {
        sent.bytes += data.length;
        sent.messages += 1;
      }
      if (event === "update") this.saw(Number(/"_stateID":(\d+)/.exec(data.toString("latin1"))[1]));
      else if (event === "patch") this.saw(Number(/\["patch","[^"]*",\d+,(\d+)/.exec(start)[1]));
      else if (event === "sync") ready(socket);
      else if (start[0] === "0") socket.send(`40/${this.game},`);
      else if (start[0] === "2") socket.send("3");
      else if (start.startsWith("40/")) {
        const player = seat < this.players ? `"${seat}"` : "null";
        socket.send(`42/${this.game},["sync","${match}",${player},null,${this.players}]`);
      }
    });
  }
  get game() {
    return "dice";
  }
  get players() {
    return this.game === "dice" ? SEATS : 2;
  }
  payload(seat) {
    return `{"type":"roll","args":[],"playerID":"${seat}"}`;
  }
  message(seat) {
    const action = `{"type":"MAKE_MOVE","payload":${this.payload(seat)}}`;
    return `42/${this.game},["update",${action},${this.seq},"${this.table.match}","${seat}"]`;
  }
}

// Chess by chess.js in boardgame.io: two players and two who watch; the load knows the rules itself.
class ChessMatch extends PeerMatch {
  constructor(table, number) {
    super(table, number);
    const { Chess } = require('chess.js');
    this.begin = () => (this.board = new Chess());
    this.begin();
  }
  get game() {
    return 'chess';
  }
  get mover() {
    return this.seq % 2;
  }
  move() {
    if (this.waiting) return;
    if (this.board.isGameOver()) return; // other matches go on
    const moves = this.board.moves();
    this.san = moves[Math.floor(luck() * moves.length)];
    super.move();
    this.board.move(this.san);
  }
  payload(seat) {
    return `{"type":"play","args":["${this.san}"],"playerID":"${seat}"}`;
  }
}

function complain(text) {
  process.stderr.write(`${text}\n`);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (part) => latencies[Math.floor(latencies.length * part)];

async function main() {
  const kind = { ludoteca: LudotecaMatch, game: GameMatch, chess: ChessMatch }[plan.kind] ?? PeerMatch;
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
  const figures = { ...sent, moves, seconds, p50: at(0.5), p99: at(0.99), cpu: (cpu.user + cpu.system) / 1e6 };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main();
