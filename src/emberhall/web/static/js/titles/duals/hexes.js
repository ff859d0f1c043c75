// Nineteen hexes that stand on a tip, in a wooden frame: where their middles are, and outlines around several of them. Pure.

/** @typedef {import("../../types/duals.js").SpaceView} Space */
/** @typedef {import("../../board/title.js").Place} Place */
/** Where the board lies: its middle, and the radius of a hex. @typedef {{ x: number, y: number, r: number }} Board */
/** @typedef {[number, number]} Point */

/** How far a hex is across, in radii. */
export const ACROSS = Math.sqrt(3);
/** The frame in radii: from its middle to a side tip, and to its upper edge. */
const TIP = 4.72, EDGE = 4.1;

/** The largest board in an area, in its middle.
 * @param {Place} area @param {number} most the greatest radius @returns {Board} */
export function hexBoard({ x, y, w, h }, most) {
  const r = Math.min(most, (w - 2) / (2 * TIP), (h - 4) / (2 * EDGE + 0.1));
  return { x: x + w / 2, y: y + h / 2 - 0.05 * r, r };
}

/** @param {Board} board @param {Pick<Space, "q" | "r">} space @returns {Point} */
export const middle = (board, { q, r }) => [board.x + ACROSS * board.r * (q + r / 2), board.y + 1.5 * board.r * r];

/** What a finger meets of a hex: all but its upper and lower tips, so that no two overlap.
 * @param {Board} board @param {Pick<Space, "q" | "r">} space @returns {Place} */
export function brick(board, space) {
  const [x, y] = middle(board, space), w = ACROSS * board.r, h = 1.5 * board.r;
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** A hex around a point. @param {Point} at @param {number} radius */
export const hexAt = ([x, y], radius) => ring([x, y], radius, -90);

/** The frame around all hexes: it lies on a side. @param {Board} board @param {number} radii */
export const frameAt = ({ x, y, r }, radii) => ring([x, y], r * radii, 0);

/** @param {Point} at @param {number} radius @param {number} turn degrees of the first corner */
const ring = ([x, y], radius, turn) =>
  `${[0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner + turn);
    return `${corner ? "L" : "M"}${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  }).join("")}Z`;

/** A line through points, closed if they do not lie on one; drawn broad it lies around all of them.
 * @param {Point[]} points */
export function around(points) {
  const [u, v] = mean(points), turned = [...points].sort(([a, b], [c, d]) => Math.atan2(b - v, a - u) - Math.atan2(d - v, c - u));
  const inLine = [...points].sort(([a, b], [c, d]) => a - c || b - d);
  return `M${(isLine(points) ? inLine : turned).map((point) => point.map(round).join(" ")).join("L")}${isLine(points) ? "" : "Z"}`;
}

/** @param {Point[]} points */
function isLine(points) {
  const [[a, b] = [0, 0], ...others] = points, [[c, d] = [0, 0]] = others.slice(-1);
  return others.every(([x, y]) => Math.abs((c - a) * (y - b) - (d - b) * (x - a)) < 1);
}

/** @param {Point[]} points @returns {Point} */
export const mean = (points) => points.reduce(([u, v], [x, y]) => [u + x / points.length, v + y / points.length], [0, 0]);

/** A place outside of some points, beside the one that is farthest to the left or to the right.
 * @param {Point[]} points @param {number} far @param {boolean} left @returns {Point} */
export function beside(points, far, left) {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d), [x, y] = (left ? sorted[0] : sorted.at(-1)) ?? [0, 0], [u, v] = mean(points);
  const long = Math.hypot(x - u, y - v) || 1;
  return [x + ((x - u) / long) * far, y + ((y - v) / long) * far];
}

/** From one point to another, without what lies within the circles around both.
 * @param {Point} from @param {Point} to @param {number} near @param {number} far */
export function rod([x, y], [u, v], near, far) {
  const long = Math.hypot(u - x, v - y) || 1, dx = (u - x) / long, dy = (v - y) / long;
  return `M${round(x + dx * near)} ${round(y + dy * near)}L${round(u - dx * far)} ${round(v - dy * far)}`;
}

/** @param {number} number */
const round = (number) => +number.toFixed(1);
