// The table on a broad screen: two rows of shops along a street, what is mine below, seats and a closer look at the side. Pure.
import { area, beside, cells, inset, line, mine, round, stack, within } from "./areas.js";

/** @typedef {import("./areas.js").Areas} Areas */
/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */

const TALLEST_SHOP = 205, ROOF = 14;

/** @param {Table} table @param {import("../../board/title.js").Box} box @returns {Areas} */
export function wide(table, { w, h }) {
  const scale = within(Math.min(w / 1260, h / 600), 1, 1.6), s = (/** @type {number} */ pixels) => pixels * scale;
  const aside = within(scale, 1, 1.15), [left = area(0, 0, w, h), rail = left] = beside(area(0, 0, w, h), [0, aside * (w < 1100 ? 220 : 252)], s(10));
  const shop = Math.min((left.h - s(122 + 116 + 2 * ROOF + 16)) / 2, s(TALLEST_SHOP)), spare = left.h - 2 * shop - s(122 + 116 + 2 * ROOF + 16);
  const [, upper = left, street = left, , lower = left, dock = left] = stack(area(left.x, left.y + spare / 2, left.w, left.h - spare), [s(ROOF - 8), shop, s(122), s(ROOF - 8), shop, s(116)], s(6.4));
  return { scale, isSmall: false, spaces: spaces(table, upper, lower, s(8)), street, dock, ...onStreet(street, s), ...inDock(table, inset(dock, s(6)), s), ...railed(table, rail, (pixels) => pixels * aside) };
}

/** Clockwise from the Park: the upper side of the street to the right, the lower one back to the left.
 * @param {Table} table @param {Place} upper @param {Place} lower @param {number} gap */
function spaces({ view }, upper, lower, gap) {
  const half = Math.ceil(view.spaces.length / 2), above = line(upper, half, gap), below = line(lower, half, gap).reverse();
  return new Map(view.spaces.map(({ id }, at) => [id, [...above, ...below][at] ?? upper]));
}

/** @param {Place} street @param {(pixels: number) => number} s @returns {Partial<Areas>} */
function onStreet(street, s) {
  const [track, ground = street] = stack(inset(street, s(6)), [s(17), 0], s(5));
  const [left = ground, park, square, row, right = ground] = beside(ground, [s(44), s(290), s(126), 0, s(44)], s(8));
  const [artisans, fancyDeck] = cells(left, 1, 2, s(4)), [spells, shops] = cells(right, 1, 2, s(4));
  return { track, park, square, row, artisans, fancyDeck, spells, shops };
}

/** My goods, my hand, what I cast for later, my fancies and those I have scored; where there is too little room, less for each.
 * @param {Table} table @param {Place} dock @param {(pixels: number) => number} s @returns {Partial<Areas>} */
export function inDock(table, dock, s) {
  const me = mine(table), { shown, held } = table.view, cards = (me?.hand.length ?? 0) + Number(Boolean(shown.dragon)) + Number(Boolean(held.dragon));
  const columns = cards > 5 ? Math.ceil(cards / 2) : Math.max(2, cards), scored = Math.ceil((me?.scored.length ?? 0) / 3), open = Math.ceil((me?.fancies.length ?? 0) / 2);
  const least = [208, columns * 62 - 4, me?.reserved ? 86 : 0.1, Math.max(1, open) * 72, scored * 36 || 0.1].map(s), sum = least.reduce((all, part) => all + part, 0), room = dock.w - s(32);
  const [shelf, hand, kept, fancies, done] = beside(dock, least.map((part, at) => (sum > room ? part * room / sum : at === 3 ? 0 : part)), s(8));
  return { shelf, hand, fancies, ...(me?.reserved ? { kept } : {}), ...(done && scored > 0 ? { scored: done } : {}) };
}

const PLATE = 84, CLOSE = 70, MINE = 48, LEAST_SINCE = 310, SINCE = 106;

/** @param {Table} table @param {Place} rail @param {(pixels: number) => number} s @returns {Partial<Areas> & Pick<Areas, "plates">} */
function railed(table, rail, s) {
  const seats = round(table), others = table.view.solo ? [44, 30, 84] : seats.slice(1).map(() => (seats.length > 3 ? CLOSE : PLATE));
  const above = [MINE, ...others].map(s), used = above.reduce((sum, high) => sum + high + s(6), 0);
  const parts = stack(rail, [...above, 0, ...(rail.h - used >= s(LEAST_SINCE) ? [s(SINCE)] : [])], s(6));
  const [plate = rail, ...rest] = parts, [look, since] = rest.slice(others.length);
  const panels = { ...(look ? { look } : {}), ...(since ? { since } : {}) };
  if (table.view.solo) return { plates: new Map([[seats[0] ?? 0, plate]]), awards: rest[0], tokens: rest[1], achievements: rest[2], ...panels };
  return { plates: new Map(seats.map((seat, at) => [seat, parts[at] ?? plate])), ...panels };
}
