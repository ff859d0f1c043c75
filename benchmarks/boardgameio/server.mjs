// A boardgame.io server to measure the hall against: node server.mjs MODULES POSITION [FOLDER]
//
// MODULES is where npm has installed boardgame.io, POSITION a Duals position as one JSON document
// with both hands. With FOLDER, matches are kept there in files; else as boardgame.io does by
// itself, in memory. The port is chosen by the system and printed.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [modules, position, folder] = process.argv.slice(2);
const fromModules = createRequire(`${modules}/`);
const { Server, Origins, FlatFile } = fromModules("boardgame.io/server");
const { INVALID_MOVE } = fromModules("boardgame.io/core");

const start = JSON.parse(readFileSync(position, "utf8"));
const HIGHEST = 3;

/** Every way to move the uppermost token of one space to another: far less than the rules of Duals ask. */
function ways(G) {
  const from = G.spaces.findIndex((space) => space.stack.length > 0);
  return G.spaces.flatMap((space, to) => (to !== from && space.stack.length < HIGHEST ? [[from, to]] : []));
}

/** Moves one token, draws a card and scores a point. A move is there for ever: load goes on. */
function answer({ G, playerID, random }, choice) {
  const open = ways(G);
  if (!(choice in open)) return INVALID_MOVE;
  const [from, to] = open[choice];
  G.spaces[to].stack.push(G.spaces[from].stack.pop());
  G.spaces[from].room += 1;
  G.spaces[to].room -= 1;
  const mine = G.seats[playerID];
  const drawn = random.Die(G.in_deck.length) - 1;
  [mine.hand[0], G.in_deck[drawn]] = [G.in_deck[drawn], mine.hand[0]];
  G.points[playerID] += 1;
}

/** What a player may know: everything but the other's hand. */
function playerView({ G, playerID }) {
  const seats = G.seats.map((seat, number) => (String(number) === playerID ? seat : { ...seat, hand: null }));
  return { ...G, seats };
}

const game = {
  name: "duals",
  setup: () => ({ ...structuredClone(start), points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { answer: { move: answer, client: false } },
  playerView,
  minPlayers: 2,
  maxPlayers: 2,
};

const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(JSON.stringify({ port: appServer.address().port }));
process.stdin.resume().on("end", () => process.exit(0));
