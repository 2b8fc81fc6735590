// The peer: boardgame.io's server with the same small dice game, and with chess, kept in memory.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { Chess } = require("chess.js");

const dice = {
  name: "dice",
  setup: ({ ctx }) => ({ totals: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    roll: ({ G, ctx, random }) => {
      G.totals[Number(ctx.currentPlayer)] += random.D6();
    },
  },
};

// The rules are those of chess.js, the kept library; the state is the position.
const chess = {
  name: "chess",
  setup: () => ({ fen: new Chess().fen() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, san) => {
      const board = new Chess(G.fen);
      try {
        board.move(san);
      } catch {
        return INVALID_MOVE;
      }
      G.fen = board.fen();
    },
  },
  endIf: ({ G }) => {
    const board = new Chess(G.fen);
    if (board.isGameOver()) return { isCheckmate: board.isCheckmate() };
  },
};

console.log = console.info = () => {};
const server = Server({ games: [dice, chess], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => process.stdout.write("open\n"));
