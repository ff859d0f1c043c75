// Where the guide's bubble stands: beside what is meant, never on it. Pure.

/** @typedef {{ x: number, y: number, w: number, h: number }} Rect */
/** On which edge of the bubble its tail is, and how far along. @typedef {{ edge: "left" | "right" | "top" | "bottom", along: number }} Tail */

/** Between the bubble and what it points at: the length of its tail. */
export const GAP = 14;
/** How far from a corner a tail may be. */
const CORNER = 26;
/** What it costs to cover a pixel of what is meant, of what is pointed at too, of what should rather be seen; to be
 * far away, and to have no edge that faces it. */
const DEAR = 100, FAIR = 10, CHEAP = 0.05, FAR = 6, ASKEW = 500;

/** How finely the room is looked through. */
const STEPS = 8;

/** @param {Rect} one @param {Rect} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** How far two things are apart.
 * @param {Rect} one @param {Rect} other */
const apart = (one, other) =>
  Math.hypot(Math.max(0, one.x - other.x - other.w, other.x - one.x - one.w), Math.max(0, one.y - other.y - other.h, other.y - one.y - one.h));

/** @param {Rect} rect @param {number} by @returns {Rect} */
export const grown = ({ x, y, w, h }, by) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Where a bubble of this size stands in a room.
 * @param {Rect | null} meant what is to be touched @param {Rect[]} shown what is pointed at beside it @param {Rect[]} spared what
 * should rather not be covered @param {{ w: number, h: number }} size @param {Rect} room
 * @returns {Rect & { tail: Tail | null }} */
export function placed(meant, shown, spared, size, room) {
  const right = room.x + room.w - size.w, bottom = room.y + room.h - size.h;
  /** @param {number} x @param {number} y @returns {Rect} */
  const inside = (x, y) => ({ x: within(x, room.x, Math.max(room.x, right)), y: within(y, room.y, Math.max(room.y, bottom)), ...size });
  if (!meant) return { ...inside(room.x + (room.w - size.w) / 2, bottom), tail: null };
  const cost = (/** @type {Rect} */ spot) =>
    DEAR * overlap(spot, grown(meant, GAP - 2)) + FAIR * total(spot, shown) + CHEAP * total(spot, spared) + FAR * apart(spot, meant) + (tailOf(spot, meant) ? 0 : ASKEW);
  const best = around(meant, size, room).map(([x, y]) => inside(x, y)).reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { ...best, tail: tailOf(best, meant) };
}

/** @param {Rect} spot @param {Rect[]} others */
const total = (spot, others) => others.reduce((sum, other) => sum + overlap(spot, other), 0);

/** Places to try: at the four sides of what is meant, in several heights and widths, and all over the room.
 * @param {Rect} meant @param {{ w: number, h: number }} size @param {Rect} room @returns {[number, number][]} */
function around({ x, y, w, h }, size, room) {
  const across = [x + w / 2 - size.w / 2, x - size.w * 0.2, x + w - size.w * 0.8], along = [y + h / 2 - size.h / 2, y - size.h * 0.2, y + h - size.h * 0.8];
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return [
    ...along.flatMap((top) => /** @type {[number, number][]} */ ([[x + w + GAP, top], [x - GAP - size.w, top]])),
    ...across.flatMap((left) => /** @type {[number, number][]} */ ([[left, y + h + GAP], [left, y - GAP - size.h]])),
    ...steps.flatMap((down) => steps.map((right) => /** @type {[number, number]} */ ([room.x + right * (room.w - size.w), room.y + down * (room.h - size.h)]))),
  ];
}

/** On the edge that faces what is meant; none where it lies beside a corner.
 * @param {Rect} spot @param {Rect} meant @returns {Tail | null} */
function tailOf(spot, meant) {
  const x = meant.x + meant.w / 2 - spot.x, y = meant.y + meant.h / 2 - spot.y;
  const beside = y > 0 && y < spot.h, over = x > 0 && x < spot.w;
  if (over && !beside) return { edge: y < 0 ? "top" : "bottom", along: within(x, CORNER, spot.w - CORNER) };
  if (beside && !over) return { edge: x < 0 ? "left" : "right", along: within(y, CORNER, spot.h - CORNER) };
  return null;
}
