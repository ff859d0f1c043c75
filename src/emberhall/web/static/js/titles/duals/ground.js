// What lies below all things: the wooden frame, the hexes and how they glow, lines around what matches, rods along a chain, captions.
import { circle, div, g, p, path, span, strong, svg, text } from "../../dom.js";
import { areas, boardOf, cell, fountainTop } from "./places.js";
import { around, beside, frameAt, hexAt, middle, rod } from "./hexes.js";
import { disc, sign, spout } from "./pictures.js";
import { carried, chain, completes, fountainCards, handOf, isChoosing, letters, mayFire, pathIds, shownLacks, shownMatches, spaceOf } from "./reading.js";

/** @import { Table, Space } from "./reading.js" */
/** @import { Place, Box } from "../../board/title.js" */
/** @import { Board } from "./hexes.js" */

/** @param {Table} table @param {Box} box */
export function ground(table, box) {
  const parts = areas(table, box), board = boardOf(table, parts);
  return div({ class: "duals-ground" },
    board && svg({ class: "duals-board", width: box.w, height: box.h, viewBox: `0 0 ${box.w} ${box.h}` }, frame(board), hexes(table, board), chainLine(table, board), matches(table, board), lacks(table, board)),
    box.shape !== "phone" && parts["held"] && !isChoosing(table) && area(parts["held"], "duals-held", heldWords(table)),
    box.shape !== "phone" && handOf(table).length > 0 && caption(parts["hand"], "Your shop cards"),
    backs(table, parts));
}

/** @param {Board} board */
const frame = (board) => [
  path({ class: "duals-shade", d: frameAt({ ...board, y: board.y + board.r * 0.12 }, 4.64) }),
  path({ class: "duals-wood", d: frameAt(board, 4.62), "stroke-width": board.r * 0.16 }),
  path({ class: "duals-grain", d: [2.2, 3, 3.8].map((radii) => frameAt(board, radii)).join("") }),
  path({ class: "duals-rim", d: frameAt(board, 4.5) }),
];

/** Lit ones last: their rims lie over those of others. @param {Table} table @param {Board} board */
function hexes(table, board) {
  const glow = (/** @type {Space} */ { id }) => (completes(table, id).length > 0 ? 2 : table.offers.has(id) ? 1 : 0);
  return [...table.view.spaces].sort((one, other) => glow(one) - glow(other)).map((space) => {
    const lit = glow(space), at = middle(board, space);
    return g({ key: space.id, class: "duals-hex", "data-lit": lit > 0 ? "" : undefined, "data-hot": lit > 1 ? "" : undefined, "data-at": table.at === space.id ? "" : undefined },
      path({ class: "duals-hex-edge", d: hexAt(at, board.r - 1.5) }),
      path({ class: "duals-hex-face", d: hexAt(at, board.r - (board.r > 48 ? 5 : 3.5)) }));
  });
}

/** Broad lines around the spaces of each card that would be completed, the widest first, with their letters above all of them.
 * @param {Table} table @param {Board} board */
function matches(table, board) {
  const named = letters(table), byId = new Map(table.view.spaces.map((space) => [space.id, middle(board, space)])), edge = board.r > 48 ? 8 : 5;
  const shown = shownMatches(table).map(({ card, spaces }, at) => ({ key: `${card}/${spaces}`, letter: named.get(card), at, points: spaces.map((id) => byId.get(id) ?? none) }));
  return [
    shown.map(({ key, points, at }) => {
      const d = around(points), wide = board.r * Math.max(1.1, 1.56 - at * 0.18);
      return g({ key, class: "duals-match" }, path({ class: "duals-match-edge", d, "stroke-width": wide }), path({ class: "duals-match-face", d, "stroke-width": wide - edge }));
    }),
    shown.map(({ key, letter, points, at }) => letter && dot(key, letter, beside(points, board.r * 0.9, at % 2 === 0), board.r > 48 ? 12 : 9)),
  ];
}

/** @type {[number, number]} */
const none = [0, 0];

/** @param {string} key @param {string} letter @param {[number, number]} at @param {number} size */
const dot = (key, letter, [x, y], size) =>
  g({ key: `${key}/letter`, transform: `translate(${x} ${y})` }, circle({ class: "duals-match-dot", r: size + 2 }), text({ class: "duals-match-letter", y: size * 0.38, "text-anchor": "middle" }, letter));

/** Where the card that is looked at lacks one token. @param {Table} table @param {Board} board */
const lacks = (table, board) => shownLacks(table).flatMap(({ space, type }) => {
  const found = table.view.spaces.find(({ id }) => id === space);
  return found ? [path({ key: `${space}/${type}`, class: "duals-lack", d: hexAt(middle(board, found), board.r * 0.86) })] : [];
});

/** Rods from token to token as they fired, on to those that may be used next; where a token that moves comes from.
 * @param {Table} table @param {Board} board */
function chainLine(table, board) {
  const byId = new Map(table.view.spaces.map((space) => [space.id, middle(board, space)])), ids = chain(table), last = ids.at(-1) ?? "";
  const steps = ids.slice(1).map((id, at) => ({ from: ids[at] ?? "", to: id, open: false }));
  const open = ["plant", "iron", "meat"].includes(table.prompt?.kind ?? "") ? [...table.offers.keys()].map((id) => (id.startsWith("token:") ? spaceOf(table, id)?.id ?? "" : id)) : [];
  const rods = [...steps, ...open.filter((id) => id !== last).map((to) => ({ from: last, to, open: to !== table.at && spaceOf(table, table.at)?.id !== to }))];
  return [
    ids.map((id) => byId.has(id) && path({ key: id, class: "duals-fired", d: hexAt(/** @type {[number, number]} */ (byId.get(id)), board.r - 5) })),
    rods.map(({ from, to, open: isOpen }) => {
      const start = byId.get(from), end = byId.get(to);
      return start && end && path({ key: `${from}/${to}`, class: "duals-rod", "data-open": isOpen ? "" : undefined, d: rod(start, end, board.r * 0.66, board.r * 0.72), "stroke-width": board.r * 0.15 });
    }),
  ];
}

/** @param {Place} place @param {string} name @param {import("../../dom.js").Children} inner */
const area = ({ x, y, w, h }, name, inner) => div({ class: `duals-area ${name}`, style: { transform: `translate(${x}px, ${y}px)`, width: `${w}px`, height: `${h}px` } }, inner);

/** @param {Place | undefined} place @param {string} words */
const caption = (place, words) => place && area({ ...place, h: 22 }, "duals-caption", words);

/** Fountain cards that lie face down, and the places of those that are done. @param {Table} table @param {{ [part: string]: Place }} parts */
function backs(table, parts) {
  const { fountain, seats } = table.view, rows = parts["fountain"], top = parts["demand"] ? 0 : fountainTop(seats.length === 1), open = fountainCards(table).length;
  if (!fountain) return null;
  /** @param {number} at */
  const place = (at) => (rows ? cell({ ...rows, y: rows.y + top, h: rows.h - top }, at, fountain.of, 3, 140, 90) : parts["strip"] ? cell(parts["strip"], at, fountain.of, fountain.of, 66, 60) : null);
  return Array.from({ length: fountain.of - open }, (_, at) => {
    const spot = place(open + at), isDone = at >= fountain.to_come;
    return spot && area(spot, `duals-facedown${isDone ? " duals-done" : ""}`, isDone ? sign("check") : spout());
  });
}

/** Beside the token that was pulled: whose it is, and what it can do. @param {Table} table */
function heldWords(table) {
  const { held, turn, chart, rainbow } = table.view, tokens = held.tokens, moving = carried(table), mine = turn === table.seat, fired = chain(table);
  const kind = table.prompt?.kind, placed = table.view.spaces.find(({ id }) => id === pathIds(table).at(-1))?.stack.at(-1), who = mine ? "You hold" : `${table.people[turn] ?? "Somebody"} holds`, [token] = tokens;
  if (tokens.length > 1) return p({ class: "duals-caption" }, mine ? "You pulled; one is placed" : who);
  const ability = chart.find(({ type }) => type === token?.fires_as[0])?.words ?? "";
  const fires = !token ? "" : rainbow ? "Fires up as any type" : token.fires_as.length > 1 ? `Fires up as ${token.fires_as.join(" or ")}` : ability ? `Fires up: ${ability}` : "Counts as every type";
  if (token) return told(null, who, token.name, table.prompt?.kind === "place" && !mayFire(table) ? "Placed without firing up" : fires);
  if (kind === "fire-up" && placed) return told(disc(placed.kind, placed.id), `Placed on ${spaceOf(table, placed.id)?.name}`, placed.name, `Fires up as ${placed.fires_as.join(" or ")}`);
  if (moving) return told(disc(moving.kind, moving.id), `Moving from ${moving.id.split(":")[1]}`, moving.name, "");
  if (fired.length > 0) return [p({ class: "duals-caption" }, "The chain so far"), p({ class: "duals-links" }, fired.map((id) => link(table, id)))];
  return p({ class: "duals-nothing" }, kind === "pull" ? "The bag is waiting for your hand" : "No token in hand");
}

/** @param {import("../../dom.js").Children} picture @param {string} over @param {string} name @param {string} words */
const told = (picture, over, name, words) => [
  picture ? span({ class: "duals-held-picture" }, picture) : span({ class: "duals-held-gap" }),
  div({ class: "duals-held-words" }, p({ class: "duals-caption" }, over), strong({ class: "duals-held-name" }, name), words && p({ class: "duals-held-does" }, words)),
];

/** @param {Table} table @param {string} id */
function link(table, id) {
  const space = table.view.spaces.find((each) => each.id === id), top = space?.stack.at(-1);
  return span({ class: "duals-link", key: id }, top && span({ class: "duals-link-disc" }, disc(top.kind, top.id)), space?.name);
}
