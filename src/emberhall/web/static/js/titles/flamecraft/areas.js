// Rectangles and how they are divided. Pure.

/** @typedef {import("../../board/title.js").Place} Place */
/** @typedef {import("../../board/title.js").Box} Box */
/** @typedef {import("../../board/title.js").Table<import("../../types/flamecraft.js").FlamecraftView>} Table */
/** Where parts of the table lie; what is not there is not shown. `spaces`: the lots of Town, in the order of the view; `scale`: how many
 * pixels a pixel of the smallest table is; `isSmall`: shops and cards show less.
 * @typedef {{ scale: number, isSmall: boolean, spaces: Map<string, Place>, plates: Map<number, Place>, track?: Place, street?: Place, dock?: Place,
 *   park?: Place, square?: Place, row?: Place, shelf?: Place, hand?: Place, fancies?: Place, kept?: Place, scored?: Place, look?: Place, since?: Place,
 *   artisans?: Place, fancyDeck?: Place, spells?: Place, shops?: Place, awards?: Place, achievements?: Place, tokens?: Place }} Areas */

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [z] @returns {Place} */
export const area = (x, y, w, h, z) => (z === undefined ? { x, y, w, h } : { x, y, w, h, z });

/** Cells of equal size, row by row.
 * @param {Place} whole @param {number} columns @param {number} rows @param {number} gap */
export function cells({ x, y, w, h }, columns, rows, gap) {
  const wide = (w - gap * (columns - 1)) / columns, high = (h - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, at) => area(x + (at % columns) * (wide + gap), y + Math.floor(at / columns) * (high + gap), wide, high));
}

/** So many cells of a row, no wider than `most`.
 * @param {Place} whole @param {number} count @param {number} gap @param {number} [most] */
export function line(whole, count, gap, most = Infinity) {
  const wide = Math.min(most, (whole.w - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => area(whole.x + at * (wide + gap), whole.y, wide, whole.h));
}

/** Parts one below another; each is as high as it says, one that says 0 takes what is left.
 * @param {Place} whole @param {number[]} heights @param {number} gap */
export function stack({ x, y, w, h }, heights, gap) {
  const free = h - heights.reduce((sum, high) => sum + high, 0) - gap * (heights.length - 1), open = heights.filter((high) => high === 0).length;
  let top = y;
  return heights.map((high) => {
    const part = area(x, top, w, high || free / open);
    top += part.h + gap;
    return part;
  });
}

/** Parts side by side, in the same way.
 * @param {Place} whole @param {number[]} widths @param {number} gap */
export const beside = (whole, widths, gap) =>
  stack(area(whole.y, whole.x, whole.h, whole.w), widths, gap).map(({ x, y, w, h }) => area(y, x, h, w));

/** @param {Place} whole @param {number} by */
export const inset = ({ x, y, w, h }, by) => area(x + by, y + by, w - 2 * by, h - 2 * by);

/** @param {number} number @param {number} least @param {number} most */
export const within = (number, least, most) => Math.max(least, Math.min(most, number));

/** Whose things lie before the reader: their own, else those of whose turn it is.
 * @param {Table} table */
export const mine = ({ seat, view }) => view.seats[seat ?? view.turn] ?? view.seats[0] ?? null;

/** @param {Table} table */
export const mySeat = ({ seat, view }) => seat ?? Math.max(0, view.turn);

/** Seats, from the reader on.
 * @param {Table} table */
export const round = (table) => table.view.seats.map((_, at) => (mySeat(table) + at) % table.view.seats.length);
