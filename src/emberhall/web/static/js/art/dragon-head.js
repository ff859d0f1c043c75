// A dragon's head, in a box of 100 × 92: shape, markings, face, and the hat behind and before it.
import { HUES, INK, circle, ellipse, faint, mirror, path, round } from "./pen.js";

/** What a dragon has from its name.
 * @typedef {object} Skin
 * @property {string} base @property {string} light @property {string} dark @property {string} iris
 * @property {number} ears none, round, frill @property {number} marks none, freckles, stripes, blaze
 * @property {number} snout @property {number} mouth @property {number} fang @property {number} apart @property {number} eye
 * @property {number} lid @property {boolean} winks */
/** @typedef {"awake" | "asleep" | "happy" | "fire"} Mood */
/** @typedef {{ skin: Skin, wide: number, high: number, jaw: number, mood: Mood, hat: { back?: string, front?: string }, earless: boolean, moustache: boolean }} Head */

const MIDDLE = 56;

/** @param {Head} of */
export function head(of) {
  const { skin, wide, high, hat } = of, left = 50 - wide, low = MIDDLE + high * 0.48;
  return (hat.back ?? "") + ears(of, left) + skull(of) + markings(skin, left, MIDDLE - high) + snout(of, left, low) +
    eyes(skin, of.mood, MIDDLE - 1) + (of.moustache ? moustache(low) : "") + (hat.front ?? "");
}

/** @param {Head} of @param {number} left */
function ears({ skin, earless }, left) {
  if (earless || skin.ears === 0) return "";
  const at = round(left + (skin.ears === 1 ? 4 : 5));
  if (skin.ears === 2) return mirror(path(`M${at} 46 ${round(left - 11)} 41l4 8-6 5 7 3-3 8 14-4Z`, skin.dark, 3));
  return mirror(path(`M${at} 48C${round(left - 8)} 44 ${round(left - 13)} 48 ${round(left - 14)} 56c6 4 12 5 18 3Z`, skin.dark, 3));
}

/** @param {Head} of */
function skull({ skin, wide, high, jaw }) {
  const top = round(MIDDLE - high), chin = MIDDLE + high * 0.98, left = 50 - wide, right = 50 + wide;
  const brow = round(MIDDLE - high * 0.5), cheek = round(MIDDLE + high * 0.12), low = round(MIDDLE + high * 0.72);
  const outline =
    `M50 ${top}C${round(50 + wide * 0.78)} ${top} ${round(right)} ${brow} ${round(right)} ${cheek}C${round(right)} ${low} ${round(50 + jaw)} ${round(chin)} 50 ${round(chin)}` +
    `C${round(50 - jaw)} ${round(chin)} ${round(left)} ${low} ${round(left)} ${cheek}C${round(left)} ${brow} ${round(50 - wide * 0.78)} ${top} 50 ${top}Z`;
  const shade =
    `M${round(left + 5)} ${MIDDLE + 4}C${round(left + 6)} ${round(MIDDLE + high * 0.6)} ${round(50 - jaw * 0.9)} ${round(chin - 4)} 50 ${round(chin - 2.5)}` +
    `c${round(jaw * 0.9)} 0 ${round(wide - 8)} -8 ${round(wide - 5)} ${round(-high * 0.8)}c-6 12-16 17-${round(wide - 5)} 17s-24-4-${round(wide - 5)} -${round(high * 0.4)}Z`;
  return path(outline, skin.base) + faint(0.35, path(shade, skin.dark, 0));
}

/** @param {Skin} skin @param {number} left @param {number} top */
function markings({ marks, dark, light }, left, top) {
  if (marks === 1) return mirror(circle(left + 9, MIDDLE - 10, 2.6, dark) + circle(left + 14, MIDDLE - 15, 2, dark) + circle(left + 6.5, MIDDLE - 4, 1.8, dark));
  if (marks === 2) return path(`M50 ${round(top + 4)}v6M43 ${round(top + 5)}l1 5M57 ${round(top + 5)}l-1 5`, "none", 3, dark);
  if (marks === 3) return path(`M50 ${round(top + 2)}C62 ${round(top + 6)} 58 ${MIDDLE} 50 ${MIDDLE + 4}C42 ${MIDDLE} 38 ${round(top + 6)} 50 ${round(top + 2)}Z`, light, 0);
  return "";
}

/** @param {Head} of @param {number} left @param {number} y */
function snout({ skin, high, mood }, left, y) {
  const nose = ellipse(50, y, skin.snout, high * 0.4, skin.light) + faint(0.7, mirror(ellipse(left + 9, y - 3, 5, 3.4, "#ff8e7a"))) +
    circle(45.5, y - 4.5, 1.7, skin.dark) + circle(54.5, y - 4.5, 1.7, skin.dark);
  if (mood === "fire") return nose + ellipse(50, y + 4, 7, 6, "#5a1f2d", 2.8) + ellipse(50, y + 6.5, 4, 3, HUES.ember.b) + fang(skin, y);
  const smile = [`M42 ${round(y + 2)}q8 8 16 0`, `M43 ${round(y + 2)}q3.5 5 7 0q3.5 5 7 0`][skin.mouth] ?? `M43 ${round(y + 4)}q8 4 15 -3`;
  return nose + path(smile, "none", 2.8) + (mood === "asleep" ? "" : fang(skin, y));
}

/** @param {Skin} skin @param {number} y */
const fang = (skin, y) => (skin.fang ? path(`M${skin.fang === 1 ? 55 : 44} ${round(y + 3.5)}l2 4.5 2-4.5Z`, "#fff", 1.6) : "");

/** @param {Skin} skin @param {Mood} mood @param {number} y */
function eyes(skin, mood, y) {
  const { apart } = skin;
  if (mood === "asleep") return mirror(path(`M${round(44 - apart)} ${y}q6 5 12 0`, "none", 3.2));
  if (mood === "happy") return mirror(path(`M${round(44 - apart)} ${y + 3}q6 -9 12 0`, "none", 3.6));
  return eye(skin, 50 - apart, y, 1) + (skin.winks ? path(`M${round(44 + apart)} ${y + 1}q6 -6 12 0`, "none", 3.4) : eye(skin, 50 + apart, y, -1));
}

/** @param {Skin} skin @param {number} x @param {number} y @param {number} side */
const eye = ({ eye: size, iris, lid }, x, y, side) =>
  ellipse(x, y, 6.2 * size, 7.8 * size, INK) + ellipse(x, y + 3, 4 * size, 3.4 * size, iris) +
  circle(x - 2 * size, y - 3 * size, round(2.5 * size), "#fff") + circle(x + 2.4 * size, y + 2.6 * size, round(1.2 * size), "#fff") +
  (lid ? path(`M${round(x - 8)} ${round(y - 4 + side * lid)}q8 -5 16 ${side * -2 * lid}`, "none", 3) : "");

/** @param {number} y */
const moustache = (y) =>
  path(`M50 ${round(y - 1)}c-5-4-12-2-14 3-2 3-6 3-8 0 1 8 11 11 22 3 11 8 21 5 22-3-2 3-6 3-8 0-2-5-9-7-14-3Z`, "#4a2b1c", 2.2);
