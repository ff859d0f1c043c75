// Duals' cards as pictures: a card is its pattern, hexes with what must lie there.
import { guest } from "./fancies.js";
import { drawn } from "./icons.js";
import { memo } from "./memo.js";
import { group, hexPath, hueOf, path, round, svg } from "./pen.js";

/** A dragon that is at the table; how it is used is said beside it.
 * @param {{ fancy: string }} card @param {import("./fancies.js").Look} [look] */
export const fancy = ({ fancy: id }, look = {}) => guest(id, "", look);

const RADIUS = 14;
/** Room for the widest pattern of the box, so that all cards show hexes of one size. */
const LEAST = { wide: 3 * RADIUS * Math.sqrt(3), high: 3.5 * RADIUS };

/** The pattern of a card. Its shape is in steps to the right and down to the right; its hexes stand on their tips, as on the board.
 * @param {{ shape: number[][], types: string[] }} card */
export const cardPattern = ({ shape, types }) => pattern(shape, types);

const pattern = memo((/** @type {number[][]} */ shape, /** @type {string[]} */ types) => {
  const at = shape.map(([q = 0, r = 0]) => ({ x: RADIUS * Math.sqrt(3) * (q + r / 2), y: RADIUS * 1.5 * r }));
  const across = extent(at.map(({ x }) => x), RADIUS * Math.sqrt(3), LEAST.wide), down = extent(at.map(({ y }) => y), RADIUS * 2, LEAST.high);
  const hexes = at.map(({ x, y }, index) => group(`translate(${round(x)} ${round(y)})`, hex(types[index] ?? "")));
  return svg(`${across.from} ${down.from} ${across.size} ${down.size}`, hexes.join(""), "pattern");
});

/** @param {string} kind */
const hex = (kind) => path(hexPath(RADIUS - 0.9), hueOf(kind).l, 1.6, hueOf(kind).d) + group("translate(-9 -9) scale(.75)", drawn(kind));

/** From where to how far a picture goes that shows all centres, with a line's width to spare.
 * @param {number[]} centres @param {number} one @param {number} least */
function extent(centres, one, least) {
  const low = Math.min(...centres), high = Math.max(...centres), size = Math.max(least, high - low + one) + 2;
  return { from: round((low + high - size) / 2), size: round(size) };
}
