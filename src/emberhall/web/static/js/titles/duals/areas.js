// Where the parts of the table lie in the room there is, for each of its shapes. Pure.

/** @import { Place, Box } from "../../board/title.js" */
/** What there is to make room for.
 * @typedef {{ hand: number, fountain: number, display: number, fancies: number, choosing: number, alone: boolean }} Needs */
/** @typedef {{ [part: string]: Place }} Areas */

const GAP = 8;
/** What a caption above cards takes. */
export const CAPTION = 24;

/** @param {Box} box @param {Needs} needs @returns {Areas} */
export const areasOf = (box, needs) => (box.shape === "wide" ? wide(box, needs) : box.shape === "tall" ? tall(box, needs) : phone(box, needs));

/** Three columns: mine, the board with the chart below, and what belongs to both.
 * @param {Box} box @param {Needs} needs @returns {Areas} */
function wide({ w, h }, needs) {
  const side = clamp(w * 0.206, 232, 390), x = side + 12, cw = w - 2 * x, big = h > 760, chart = isNarrow(cw) ? 132 : big ? 76 : 66;
  const left = column(0, side, h, [["me", 82], ["held", big ? 116 : 92], ["hand", handHigh(needs.hand, big)], ["@look", 0]]);
  const right = column(w - side, side, h, [
    [needs.alone ? "" : "them", 82], ["bag", big ? 150 : 98], ["fountain", needs.fountain ? CAPTION + (big ? 180 : 112) + (needs.alone ? 44 : 0) : 0],
    ["fancies", needs.fancies * (big ? 72 : side < 250 ? 62 : 50)], ["@since", 0],
  ]);
  const board = { x, y: 0, w: cw, h: h - chart - GAP }, small = isNarrow(cw) ? 48 : big ? 84 : 64, extra = Math.max(84, small * 1.75), open = small === 48 ? 58 : small * 1.45;
  return {
    ...left, ...right, board, chart: { x, y: h - chart, w: cw, h: chart }, deck: { x, y: 0, w: small, h: small * 1.32 }, extras: { x: x + cw - extra, y: 0, w: extra, h: Math.max(78, small * 1.3) },
    box: { x, y: board.h - small, w: small, h: small }, waiting: { x: x + cw - small * 1.2, y: board.h - small, w: small * 1.2, h: small },
    display: { x: x + small + GAP, y: 0, w: open, h: small * 1.1 }, display2: { x, y: small * 1.32 + GAP, w: open, h: small * 1.1 }, choosing: { x: x + cw * 0.04, y: h * 0.06, w: cw * 0.92, h: h * 0.8 },
  };
}

/** The seats above the board, everything else below.
 * @param {Box} box @param {Needs} needs @returns {Areas} */
function tall({ w, h }, needs) {
  const half = (w - GAP) / 2, chart = 66, low = 116 + CAPTION, least = 130;
  const top = row(0, 0, 82, needs.alone ? [["me", half], ["demand", half]] : [["me", half], ["them", half]]);
  const board = { x: 0, y: 90, w, h: h - 90 - chart - low - least - 3 * GAP }, y = board.y + board.h + chart + 2 * GAP;
  const beside = [needs.alone ? 330 : needs.fountain ? 200 : 0, needs.fancies ? 224 : 0], hand = w - beside.reduce((sum, part) => sum + (part ? part + GAP : 0), 0);
  return {
    ...top, board, chart: { x: 0, y: board.y + board.h + GAP, w, h: chart }, waiting: { x: w - 86, y: board.y + board.h - 72, w: 86, h: 72 },
    held: { x: 0, y: board.y, w: 204, h: 92 }, display: { x: 0, y: board.y + board.h - 76, w: 92, h: 76 }, display2: { x: 100, y: board.y + board.h - 76, w: 92, h: 76 },
    box: { x: w - 158, y: board.y + board.h - 64, w: 64, h: 64 }, deck: { x: w - 60, y: board.y, w: 60, h: 84 }, extras: { x: w - 172, y: board.y, w: 104, h: 84 }, choosing: { x: 0, y: board.y + 8, w, h: board.h - 16 },
    ...row(0, y, low, [["hand", hand], ["fountain", beside[0] ?? 0], ["fancies", beside[1] ?? 0]]),
    ...row(0, y + low + GAP, h - y - low - GAP, [["bag", 236], ["@look", w - 236 - 220 - 2 * GAP], ["@since", 220]]),
  };
}

/** One tab at a time; the board's has all that a turn needs, small things in the corners that a hex leaves free.
 * @param {Box} box @param {Needs} needs @returns {Areas} */
function phone({ w, h, tab }, needs) {
  const full = { x: 0, y: 0, w, h };
  if (tab === "bag") return { bag: { ...full, h: Math.min(380, h - 112) }, ...row(0, h - 104, 96, [["extras", w / 2], ["box", w / 4 - GAP], ["deck", w / 4 - GAP]]) };
  if (tab === "chart") return { chart: { ...full, h: 370 }, fancies: { x: 0, y: 378, w, h: Math.min(h - 378, needs.fancies * 70) } };
  if (tab === "seats") return column(0, w, h, [["me", 82], [needs.alone ? "" : "them", 82], ["@look", 0]]);
  if (tab === "log") return { "@since": full };
  const strip = needs.fountain + needs.display > 0 ? 50 : 0, board = { x: 0, y: 0, w, h: clamp(h - strip - 194, 250, w * 0.88) };
  if (needs.choosing) return { choosing: { x: 0, y: 0, w, h: h - 96 }, "@look": { x: 0, y: h - 92, w, h: 92 } };
  return {
    board, held: { x: 0, y: 0, w: 66, h: 66 }, bag: { x: w - 56, y: 0, w: 56, h: 58 }, deck: { x: w - 34, y: 64, w: 34, h: 44 },
    mini0: { x: 0, y: board.h - 36, w: 74, h: 36 }, mini1: { x: w - 74, y: board.h - 36, w: 74, h: 36 }, coins0: { x: 0, y: board.h - 70, w: 46, h: 32 }, coins1: { x: w - 46, y: board.h - 70, w: 46, h: 32 },
    ...column(0, w, h - board.h - 4, [["hand", needs.hand && 86], ["strip", strip], ["@look", 0]], board.h + 4, 4),
  };
}

/** What so many cards take below each other, with their caption; more than three lie in two rows of a kind.
 * @param {number} count @param {boolean} big */
const handHigh = (count, big) => count && CAPTION + (count > 3 ? Math.ceil(count / 2) * (big ? 104 : 74) : count * (big ? 138 : count > 2 ? 82 : 96));

/** Parts below each other; the last one without a height takes what is left, others without one are left out.
 * @param {number} x @param {number} w @param {number} h @param {[string, number][]} parts @param {number} top @param {number} gap @returns {Areas} */
function column(x, w, h, parts, top = 0, gap = GAP) {
  const there = parts.filter(([name, high], at) => name && (high > 0 || at === parts.length - 1));
  const rest = h - there.reduce((sum, [, high]) => sum + high, 0) - gap * (there.length - 1);
  let y = top;
  return Object.fromEntries(there.map(([name, high]) => {
    const place = { x, y, w, h: high || rest };
    y += place.h + gap;
    return [name, place];
  }));
}

/** Parts beside each other; those without a width are left out. @param {number} x @param {number} y @param {number} h @param {[string, number][]} parts @returns {Areas} */
function row(x, y, h, parts) {
  let at = x;
  return Object.fromEntries(parts.filter(([, wide]) => wide > 0).map(([name, wide]) => {
    const place = { x: at, y, w: wide, h };
    at += wide + GAP;
    return [name, place];
  }));
}

/** Whether the chart needs two rows. @param {number} w */
export const isNarrow = (w) => w < 640;
/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
