// The table on a high screen: three rows of shops, the street in two lines with a closer look beside it, mine, and all seats in one line. Pure.
import { area, beside, cells, inset, line, round, stack, within } from "./areas.js";
import { inDock } from "./wide.js";

/** @typedef {import("./areas.js").Areas} Areas */
/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */

const ROOF = 13, MOST = 5;

/** @param {Table} table @param {import("../../board/title.js").Box} box @returns {Areas} */
export function tall(table, { w, h }) {
  const scale = within(Math.min(w / 748, h / 860), 1, 1.3), s = (/** @type {number} */ pixels) => pixels * scale;
  const columns = table.view.spaces.length > 12 ? MOST : 4, rows = Math.ceil(table.view.spaces.length / columns);
  const [, town = area(0, 0, w, h), street = town, dock = town, seats = town] = stack(area(0, 0, w, h), [s(ROOF - 6), 0, s(210), s(108), s(94)], s(6));
  const lots = stack(town, Array.from({ length: rows }, () => 0), s(ROOF + 4)).flatMap((each) => line(each, columns, s(7)));
  const [map = street, side = street] = beside(inset(street, s(6)), [s(474), 0], s(8)), [plate = side, look] = stack(area(side.x, street.y, side.w + s(6), street.h), [s(50), 0], s(6));
  return {
    scale, isSmall: false, street: area(street.x, street.y, map.w + s(12), street.h), dock, look, spaces: new Map(table.view.spaces.map(({ id }, at) => [id, lots[at] ?? town])),
    ...onStreet(map, s), ...inDock(table, inset(dock, s(5)), s), ...below(table, plate, seats, s),
  };
}

/** @param {Place} map @param {(pixels: number) => number} s @returns {Partial<Areas>} */
function onStreet(map, s) {
  const [track, upper = map, lower = map] = stack(map, [s(17), 0, 0], s(5));
  const [left = map, park, square] = beside(upper, [s(42), 0, s(126)], s(5)), [row, right = map] = beside(lower, [0, s(42)], s(5));
  const [artisans, fancyDeck] = cells(left, 1, 2, s(4)), [spells, shops] = cells(right, 1, 2, s(4));
  return { track, park, square, row, artisans, fancyDeck, spells, shops };
}

/** Mine beside the street, the others below; somebody alone has awards there.
 * @param {Table} table @param {Place} plate @param {Place} whole @param {(pixels: number) => number} s @returns {Partial<Areas> & Pick<Areas, "plates">} */
function below(table, plate, whole, s) {
  const [me = 0, ...others] = round(table), plates = line(whole, others.length, s(6), s(240)), all = new Map([[me, plate]]);
  others.forEach((seat, at) => all.set(seat, plates[at] ?? whole));
  const used = others.length * s(246), since = area(whole.x + used, whole.y, whole.w - used, whole.h);
  if (!table.view.solo) return { plates: all, ...(since.w > s(200) ? { since } : {}) };
  const [left = whole, achievements] = beside(whole, [s(280), 0], s(8)), [awards, tokens] = stack(left, [0, s(30)], s(4));
  return { plates: all, awards, tokens, achievements };
}
