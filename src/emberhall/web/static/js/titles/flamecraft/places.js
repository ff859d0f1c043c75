// Where everything lies: areas by the shape of the screen, filled with what the view has. Pure.
import { area, cells, inset, line, mine, mySeat, within } from "./areas.js";
import { phone } from "./phone.js";
import { tall } from "./tall.js";
import { wide } from "./wide.js";

/** @typedef {import("./areas.js").Areas} Areas */
/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */
/** @typedef {import("../../board/title.js").Box} Box */

/** Things stand on their shop or card; dragons in windows; visitors on the roof. */
const ON = 2, IN = 3, TOP = 4;
const GOODS = ["bread", "meat", "iron", "crystal", "plant", "potion"];

/** @param {Table} table @param {Box} box @returns {Areas} */
export const areasOf = (table, box) => (box.shape === "wide" ? wide : box.shape === "tall" ? tall : phone)(table, box);

/** @param {Table} table @param {Box} box @returns {Map<string, Place>} */
export function places(table, box) {
  const areas = areasOf(table, box);
  /** @type {Map<string, Place>} */
  const found = new Map();
  /** @param {string} id @param {Place | undefined} place @param {number} [z] */
  const put = (id, place, z = 1) => place && found.set(id, { ...place, z });
  town(table, areas, put);
  street(table, areas, put);
  before(table, areas, put);
  others(table, areas, put);
  put("@look", areas.look);
  put("@since", areas.since);
  return found;
}

/** @typedef {(id: string, place: Place | undefined, z?: number) => void} Put */

/** Parts of a shop, as it lies on the table; one without an ability has room for large windows, and for its enchantments below them.
 * @param {Place} shop @param {number} scale @param {boolean} isSmall @param {boolean} isPlain */
export function partsOf({ x, y, w, h }, scale, isSmall, isPlain) {
  const s = (/** @type {number} */ pixels) => pixels * scale;
  if (isSmall) {
    const high = within(h - 39, 24, 46);
    return { windows: line(area(x + 5, y + 22, w - 10, high), 3, 4), middle: area(x + 4, y + 23 + high, w - 8, Math.max(0, h - high - 41)), foot: area(x + 3, y + h - 16, w - 6, 14) };
  }
  const high = !isPlain ? within(h - s(120), s(36), s(64)) : h < s(128) ? Math.max(s(36), h - s(66)) : within(h - s(92), s(36), s(68)), top = s(35);
  return {
    windows: line(area(x + s(6), y + top, w - s(12), high), 3, s(4)),
    middle: area(x + s(6), y + top + high + s(3), w - s(12), h - top - high - s(28)), foot: area(x + s(4), y + h - s(24), w - s(8), s(21)),
  };
}

/** @param {Table} table @param {Areas} areas @param {Put} put */
function town({ view }, { spaces, scale, isSmall }, put) {
  const s = (/** @type {number} */ pixels) => pixels * scale;
  for (const { id, shop: standing } of view.spaces) {
    const place = spaces.get(id), shop = view.town.find((each) => each.id === standing);
    put(id, place, shop ? 0 : 1);
    if (!place || !shop) continue;
    put(shop.id, place);
    const isPlain = !isSmall && shop.ability.length === 0, { windows, middle } = partsOf(place, scale, isSmall, isPlain);
    shop.slots.forEach((slot, at) => {
      put(slot.id, windows[at], ON);
      if (slot.dragon) put(slot.dragon.id, windows[at], IN);
    });
    const wide = isSmall ? 13 : s(15), onAwning = shop.enchantments.map((_, at) => area(place.x + (isSmall ? 33 : s(42)) + at * wide, place.y - s(4), wide - 1, wide * 1.3));
    const hung = isPlain && hooks(middle, scale).length > 0 ? hooks(middle, scale) : onAwning;
    shop.enchantments.forEach(({ id }, at) => put(id, hung[at], TOP));
    onRoof(view, shop, place, isSmall ? 15 : s(20), (hung === onAwning ? onAwning.length * wide : 0) + (isSmall ? 34 : s(43)), put);
    shop.spaces.forEach((space, at) => put(space.id, windows[at], ON));
  }
}

/** Where enchantments hang below the windows of a plain shop, if there is room for three.
 * @param {Place} middle @param {number} scale */
export function hooks({ x, y, w, h }, scale) {
  const high = Math.min(h, 44 * scale), wide = high * 0.95;
  if (h < 22 * scale) return [];
  return line(area(x + (w - 3 * wide - 12 * scale) / 2, y + (h - high) / 2, 3 * wide + 12 * scale, high), 3, 6 * scale);
}

/** Visitors, from the right, nearer to each other where there are many.
 * @param {Table["view"]} view @param {Table["view"]["town"][number]} shop @param {Place} place @param {number} size @param {number} taken @param {Put} put */
function onRoof(view, shop, place, size, taken, put) {
  const visitors = [...shop.visitors.map((seat) => view.seats[seat]?.pawn.id ?? ""), ...shop.tokens];
  const step = Math.min(size, (place.w - taken - size) / Math.max(1, visitors.length - 1));
  visitors.forEach((id, at) => put(id, area(place.x + place.w - size - 1 - at * step, place.y - size * 0.6, size, size * 1.27), TOP + at * 0.01));
}

/** @param {Table} table @param {Areas} areas @param {Put} put */
function street({ view }, { park, square, row, artisans, fancyDeck, spells, shops, scale, isSmall }, put) {
  for (const [pile, place] of Object.entries({ artisans, fancies: fancyDeck, enchantments: spells, shops })) put(`deck:${pile}`, place);
  put("park", park, 0);
  if (park) line(park, view.park.length, 4 * scale).forEach((cell, at) => {
    put(view.park[at]?.id ?? "", cell, 0);
    if (view.park[at]?.dragon) put(view.park[at].dragon.id, cell);
  });
  put("supply", square, 0);
  if (square) fountainAnd(square, isSmall ? 7 : 3, 3 * scale).forEach((cell, at) => put(`supply:${[...GOODS, "coin"][at]}`, cell));
  put("row:enchantments", row, 0);
  if (row) (isSmall && row.h > 130 ? cells(row, 3, 2, 5) : line(row, 5, 4 * scale)).forEach((cell, at) => put(view.row.cards[at]?.id ?? "", cell));
}

/** Crates of the six goods left and right of the fountain, where the coins are; on a phone all in one line.
 * @param {Place} square @param {number} columns @param {number} gap */
function fountainAnd(square, columns, gap) {
  if (columns === 7) return line(square, 7, 4);
  const side = cells(area(square.x, square.y, square.w * 0.32, square.h), 1, 3, gap), width = square.w * 0.32;
  const far = side.map((cell) => ({ ...cell, x: square.x + square.w - width }));
  return [...side, ...far, area(square.x + width + gap, square.y, square.w - 2 * width - 2 * gap, square.h)];
}

/** What lies before the reader.
 * @param {Table} table @param {Areas} areas @param {Put} put */
function before(table, { shelf, hand, fancies, kept, scored, scale, isSmall }, put) {
  const me = mine(table), seat = mySeat(table), { shown, held } = table.view;
  if (!me) return;
  put(`goods:${seat}`, shelf, 0);
  if (shelf) cells(shelf, shelf.h < 60 ? 7 : 4, shelf.h < 60 ? 1 : 2, (isSmall ? 4 : 3) * scale).forEach((cell, at) => put(at < 7 ? me.goods[at]?.id ?? "" : me.companion?.id ?? "", cell));
  put(`hand:${seat}`, hand, 0);
  if (hand) {
    const before = [shown.dragon, held.dragon].filter((each) => each !== null), all = [...before, ...me.hand.filter(({ id }) => !before.some((each) => each.id === id))];
    const lines = all.length > (isSmall ? 6 : 5) ? 2 : 1, columns = Math.max(isSmall ? 5 : 2, Math.ceil(all.length / lines));
    const found = lines === 1 ? line(hand, columns, 4 * scale) : cells(hand, columns, 2, 4 * scale);
    all.forEach((dragon, at) => put(dragon.id, found[at]));
    put("place:shown", found[0], 0);
    put("place:held", found[shown.dragon ? 1 : 0], 0);
  }
  put(`fancies:${seat}`, fancies, 0);
  if (fancies) fancyCells(fancies, me.fancies.length, scale, isSmall).forEach((cell, at) => put(me.fancies[at]?.id ?? "", cell));
  if (me.reserved) put(me.reserved.id, kept);
  put(`scored:${seat}`, scored ?? fancies, 0);
  if (scored) (isSmall ? line(scored, 9, 4, 36) : cells(scored, Math.ceil(me.scored.length / 3), 3, 2 * scale)).forEach((cell, at) => put(me.scored[at]?.id ?? "", cell));
}

/** Fancies in one line while there is room for their words, else in two; on a phone in two columns.
 * @param {Place} whole @param {number} count @param {number} scale @param {boolean} isSmall */
function fancyCells(whole, count, scale, isSmall) {
  if (isSmall) {
    const rows = Math.max(1, Math.ceil(count / 2)), high = Math.min(whole.h, rows * 104 + (rows - 1) * 4);
    return cells({ ...whole, h: high }, 2, rows, 4);
  }
  const gap = 5 * scale, isRoomy = whole.w / Math.max(1, count) >= 106 * scale, columns = isRoomy ? count : Math.ceil(count / 2);
  const w = Math.min(whole.w, columns * 236 * scale);
  return isRoomy ? line({ ...whole, w }, count, gap) : cells({ ...whole, w }, columns, 2, gap);
}

/** Seats, what lies open before others, and what is there for one alone.
 * @param {Table} table @param {Areas} areas @param {Put} put */
function others(table, { plates, tokens, achievements, scale }, put) {
  const { view } = table, me = mySeat(table);
  plates.forEach((plate, seat) => {
    const player = view.seats[seat], cards = [player?.companion?.id, player?.reserved?.id].filter((id) => id !== undefined), side = 24 * Math.min(scale, 1.15);
    put(`seat:${seat}`, plate);
    if (seat === me) return;
    for (const pile of ["goods", "hand", "fancies", "scored"]) put(`${pile}:${seat}`, plate, 0);
    if (plate.h < 60) return;
    cards.forEach((id, at) => put(id, area(plate.x + plate.w - (side + 3) * (at + 1) - 3, plate.y + plate.h - side - 3, side, side), ON));
  });
  const here = view.solo?.tokens ?? [];
  if (tokens) line(inset(tokens, 1), here.length, 8 * scale, tokens.h - 2).forEach((cell, at) => here[at]?.at ?? put(here[at]?.id ?? "", cell));
  const goals = view.solo?.achievements ?? [];
  if (achievements) cells(achievements, 6, Math.ceil(goals.length / 6), 4).forEach((cell, at) => put(goals[at]?.id ?? "", cell));
}
