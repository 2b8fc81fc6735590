// The peer: boardgame.io's server with the same small dice game, kept in memory.
const { Server, Origins } = require("boardgame.io/server");

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

console.log = console.info = () => {};
const server = Server({ games: [dice], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => process.stdout.write("open\n"));
