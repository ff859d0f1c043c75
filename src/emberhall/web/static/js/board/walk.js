// Arrow keys among things on a table: to the nearest one in that direction. Pure.

/** @typedef {import("./title.js").Place} Place */

const WAYS = /** @type {{ [key: string]: [number, number] }} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
/** How much further something seems that lies aside. */
const ASIDE = 2.5;

/** @param {Place} place @returns {[number, number]} */
const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

/** Where a key leads from one thing among others; none: nowhere.
 * @param {string} key @param {string} from @param {[string, Place][]} things in reading order @returns {string | null} */
export function walk(key, from, things) {
  if (key === "Home") return things[0]?.[0] ?? null;
  if (key === "End") return things[things.length - 1]?.[0] ?? null;
  const way = WAYS[key], start = things.find(([id]) => id === from)?.[1];
  if (!way) return null;
  if (!start) return things[0]?.[0] ?? null;
  const ahead = things.filter(([id]) => id !== from).map(([id, place]) => ({ id, far: distance(start, place, way) })).filter(({ far }) => far < Infinity);
  return ahead.sort((one, other) => one.far - other.far)[0]?.id ?? null;
}

/** How far something is in this direction: what lies behind is nowhere.
 * @param {Place} from @param {Place} to @param {[number, number]} way */
function distance(from, to, [dx, dy]) {
  const [x, y] = middle(from), [u, v] = middle(to);
  const along = (u - x) * dx + (v - y) * dy, aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
  return along > 1 ? along + aside * ASIDE : Infinity;
}

/** As people read: by rows, then from the left.
 * @param {[string, Place][]} things */
export const inReadingOrder = (things) =>
  [...things].sort(([, one], [, other]) => Math.round((one.y - other.y) / 40) || one.x - other.x);
