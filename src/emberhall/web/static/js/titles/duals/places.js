// Where everything lies that has an id. Pure.
import { CAPTION, areasOf, isNarrow } from "./areas.js";
import { brick, hexBoard, middle } from "./hexes.js";
import { fountainCards, handOf, isChoosing, looseTokens, mine } from "./reading.js";

/** @import { Table } from "./reading.js" */
/** @import { Place, Box } from "../../board/title.js" */
/** @typedef {[string, Place]} Entry */

const MOST_RADIUS = 104, GAP = 6;
/** What lies above what: pieces on spaces, what is to be chosen among them, a stack that is looked at, and tokens side by side. */
const ON = 2, ABOVE = 3, LOOKED = 4, FANNED = 5;

/** What a token is across, in radii of a hex. */
export const DISC = 1.2;
/** How high the line below a seat's name is, with its coins and cards. */
export const CHIPS = 28;

/** The parts of this table. @param {Table} table @param {Box} box */
export const areas = (table, box) => areasOf(box, {
  hand: handOf(table).length, display: table.view.display.cards.length, fancies: table.view.fancies.length, choosing: table.view.to_choose.length,
  fountain: table.view.fountain ? Math.max(table.view.fountain.of, fountainCards(table).length) : 0, alone: table.view.seats.length === 1,
});

/** The board in its part, if it is shown. @param {Table} table @param {{ [part: string]: Place }} parts */
export const boardOf = (table, parts) => (parts["board"] && !isChoosing(table) ? hexBoard(parts["board"], MOST_RADIUS) : null);

/** @param {Table} table @param {Box} box @returns {Map<string, Place>} */
export function places(table, box) {
  const parts = areas(table, box);
  return new Map([
    ...piles(table, parts), ...onBoard(table, parts, box), ...held(table, parts),
    ...cards(table, parts, box), ...rows(table, parts, box), ...seats(table, parts),
  ]);
}

/** @param {Table} table @param {{ [part: string]: Place }} parts @returns {Entry[]} */
function piles(table, parts) {
  const { bag, fountain } = parts, { deck, extras, box, waiting } = isChoosing(table) ? {} : parts;
  /** @type {[string, Place | undefined][]} */
  const all = [["@look", parts["@look"]], ["@since", parts["@since"]], ["bag", bag], ["deck:shop", deck], ["extras", extras], ["box:coins", box], ["box", box], ["deck:fountain", fountain ?? waiting]];
  return all.flatMap(([id, place]) => (place && (id !== "extras" || table.view.extras.tokens.length > 0) ? [/** @type {Entry} */ ([id, place])] : []));
}

/** @param {Table} table @param {{ [part: string]: Place }} parts @param {Box} box @returns {Entry[]} */
function onBoard(table, parts, box) {
  const board = boardOf(table, parts), { fountain, spaces } = table.view;
  if (!board) return [];
  const loose = looseTokens(table), figure = spaces.find(({ id }) => id === fountain?.miniature.space);
  // a space that is looked at opens its fan over its neighbours, but never lies over its own tokens that can be touched
  const opens = (/** @type {import("./reading.js").Space} */ { id, stack }) => table.at === id && !stack.some((token) => loose.some((each) => each.id === token.id));
  return [
    ...spaces.map((space) => /** @type {Entry} */ ([space.id, { ...brick(board, space), z: opens(space) ? LOOKED : 1 }])),
    ...spaces.flatMap((space) => lying(board, space, loose.filter(({ id }) => space.stack.some((token) => token.id === id)).map(({ id }) => id), box.w)),
    ...(figure ? [/** @type {Entry} */ (["miniature", { ...around(middle(board, figure), board.r * 1.3, board.r * 1.2), z: ON }])] : []),
    ...(fountain && !figure && parts["waiting"] && box.shape !== "phone" ? [/** @type {Entry} */ (["miniature", parts["waiting"]])] : []),
  ];
}

/** Tokens of a space that can be touched: one has all of its space, several lie beside each other.
 * @param {import("./hexes.js").Board} board @param {import("./reading.js").Space} space @param {string[]} tokens @param {number} wide the room @returns {Entry[]} */
function lying(board, space, tokens, wide) {
  if (tokens.length === 1) return tokens.map((id) => [id, { ...brick(board, space), z: ABOVE }]);
  const [x, y] = middle(board, space), size = Math.max(44, board.r * DISC);
  const step = size + 4, half = (step * tokens.length) / 2, at = Math.min(wide - half, Math.max(half, x));
  return tokens.map((id, place) => [id, { ...around([at + (place - (tokens.length - 1) / 2) * step, y], size, size), z: FANNED }]);
}

/** How much higher each token of a stack lies than the one below. @param {number} radius */
export const rise = (radius) => Math.max(4, radius * 0.1);

/** @param {[number, number]} at @param {number} w @param {number} h @returns {Place} */
const around = ([x, y], w, h) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** What has been pulled and waits to be placed. @param {Table} table @param {{ [part: string]: Place }} parts @returns {Entry[]} */
function held({ view }, parts) {
  const area = parts["held"], tokens = view.held.tokens;
  if (!area) return [];
  const small = area.w < 100, many = tokens.length > 1;
  const size = small ? (many ? 40 : area.h - 2) : many ? Math.min((area.w - 20 - 2 * GAP) / 3, area.h - 30) : area.h - 14;
  const spot = small ? { x: 1, y: 1, w: size, h: size } : { x: area.x + 8, y: area.y + (many ? 24 : 7), w: size, h: size };
  /** A corner holds two beside each other and one below. @param {number} at @returns {Place} */
  const nth = (at) => ({ ...spot, x: spot.x + (small ? at % 2 : at) * (size + GAP / 2), y: spot.y + (small && at > 1 ? size + 1 : 0), z: ON });
  return [["held", spot], ...tokens.map(({ id }, at) => /** @type {Entry} */ ([id, nth(at)]))];
}

/** @param {Table} table @param {{ [part: string]: Place }} parts @param {Box} box @returns {Entry[]} */
function cards(table, parts, box) {
  const hand = handOf(table), fountain = fountainCards(table), open = table.view.display.cards, of = table.view.fountain?.of ?? 0, alone = table.view.seats.length === 1;
  const captions = box.shape === "phone" ? 0 : CAPTION, tops = parts["demand"] ? 0 : fountainTop(alone);
  return [
    ...(parts["hand"] && table.seat !== null ? [/** @type {Entry} */ ([`hand:${table.seat}`, parts["hand"]])] : []),
    ...laid(below(parts["hand"], captions), hand, handColumns(hand.length, box.shape), box.shape === "phone" ? 118 : box.shape === "tall" ? 130 : 400, 132),
    ...(parts["fountain"] ? [/** @type {Entry} */ (["fountain", parts["demand"] ?? { ...parts["fountain"], h: tops }])] : []),
    ...laid(below(parts["fountain"], tops), fountain, 3, 140, 90, of),
    ...laid(parts["strip"], [...fountain, ...open], Math.max(6, of, fountain.length + open.length), 66, 60),
    ...["display", "display2"].flatMap((part, at) => laid(parts[part], open.slice(at, at + 1), 1, 150, 110)),
    ...(parts["strip"] ? [/** @type {Entry} */ (["fountain", (alone && parts["mini1"]) || parts["strip"]])] : []),
    ...(open.length > 0 && (parts["display"] ?? parts["strip"]) ? [/** @type {Entry} */ (["display", parts["display"] ?? parts["strip"]])] : []),
  ];
}

/** What stands above the fountain's cards; alone, with what a turn demands. @param {boolean} alone */
export const fountainTop = (alone) => (alone ? CAPTION + 44 : CAPTION);

/** @param {number} count @param {Box["shape"]} shape */
const handColumns = (count, shape) => (shape === "wide" ? (count > 3 ? 2 : 1) : shape === "tall" ? (count > 4 ? Math.ceil(count / 2) : Math.max(2, count)) : Math.max(3, count));

/** @param {Place | undefined} area @param {number} high @returns {Place | undefined} */
const below = (area, high) => area && { ...area, y: area.y + high, h: area.h - high };

/** Cards in rows. @param {Place | undefined} area @param {{ id: string }[]} things @param {number} columns
 * @param {number} wide what a card is at most @param {number} high @param {number} [of] room for how many @returns {Entry[]} */
function laid(area, things, columns, wide, high, of = 0) {
  return area ? things.map(({ id }, at) => [id, cell(area, at, Math.max(of, things.length), columns, wide, high)]) : [];
}

/** One of so many cells of an area. @param {Place} area @param {number} at @param {number} count @param {number} columns @param {number} wide @param {number} high @returns {Place} */
export function cell(area, at, count, columns, wide, high) {
  const rowCount = Math.ceil(count / columns);
  const w = Math.min(wide, (area.w - GAP * (columns - 1)) / columns), h = Math.min(high, (area.h - GAP * (rowCount - 1)) / rowCount);
  return { x: area.x + (at % columns) * (w + GAP), y: area.y + Math.floor(at / columns) * (h + GAP), w, h };
}

/** The chart, and the fancy dragons. @param {Table} table @param {{ [part: string]: Place }} parts @param {Box} box @returns {Entry[]} */
function rows({ view }, parts, box) {
  const flat = box.shape === "phone" ? 1 : isNarrow(parts["chart"]?.w ?? 0) ? 4 : view.chart.length;
  return [
    ...laid(parts["chart"], view.chart, flat, 400, 80),
    ...laid(parts["fancies"], view.fancies, 1, 400, 70),
    ...laid(parts["choosing"], view.to_choose, box.shape === "phone" ? 2 : 4, 210, box.shape === "phone" ? 100 : 220),
  ];
}

/** Seats, what is theirs to spend, and what they have. @param {Table} table @param {{ [part: string]: Place }} parts @returns {Entry[]} */
function seats(table, parts) {
  return table.view.seats.flatMap((seat, at) => {
    const near = at === mine(table), plate = parts[near ? "me" : "them"], mini = parts[near ? "mini0" : "mini1"], coins = parts[near ? "coins0" : "coins1"];
    if (mini && coins) return [[seat.id, mini], [`coins:${at}`, coins], ...(at === table.seat ? [] : [/** @type {Entry} */ ([`hand:${at}`, mini])]), [`scored:${at}`, mini], [`kept:${at}`, coins]];
    return plate ? chips(seat, at, plate, at === table.seat) : [];
  });
}

/** @param {import("./reading.js").Seat} seat @param {number} at @param {Place} plate @param {boolean} own its hand lies open @returns {Entry[]} */
function chips(seat, at, plate, own) {
  const wide = Math.min(84, (plate.w - 16 - 3 * GAP) / 4), y = plate.y + plate.h - CHIPS - 5;
  /** @param {number} nth @returns {Place} */
  const chip = (nth) => ({ x: plate.x + 8 + nth * (wide + GAP), y, w: wide, h: CHIPS, z: ON });
  return [[seat.id, plate], [`coins:${at}`, chip(0)], ...(own ? [] : [/** @type {Entry} */ ([`hand:${at}`, chip(1)])]), [`scored:${at}`, chip(own ? 1 : 2)], [`kept:${at}`, chip(3)]];
}
