// Small parts of which the looks of things are made: pictures, counts beside their icons, and what choosing a thing would bring.
import { h } from "preact";
import { artisan } from "../../art/flamecraft.js";
import { icon as drawnIcon } from "../../art/icons.js";
import { Picture, memo } from "../../art/picture.js";
import { span } from "../../dom.js";
import { useMemo } from "preact/hooks";

/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../dom.js").Node} Node */
/** @typedef {import("../../dom.js").Children} Children */
/** @typedef {{ kind: string, name: string }} Faced */

const icons = memo((/** @type {string} */ kind) => drawnIcon(kind));
const faces = memo((/** @type {string} */ kind, /** @type {string} */ name, /** @type {"head" | "sit"} */ pose, /** @type {"awake" | "happy" | "asleep" | "fire"} */ mood) => artisan(kind, name, { pose, mood }));

/** @param {string} svg @param {string} name */
export const picture = (svg, name) => h(Picture, { svg, class: name });

/** @param {string} kind */
export const icon = (kind) => picture(icons(kind), "icon");

/** @param {Faced} dragon @param {"head" | "sit"} pose @param {"awake" | "happy" | "asleep" | "fire"} [mood] */
export const face = ({ kind, name }, pose, mood = "awake") => picture(faces(kind, name, pose, mood), "face");

/** @param {{ make: () => Node, of: unknown[] }} props */
const Kept = ({ make, of }) => useMemo(make, of);

/** A look that is made anew only when something differs of which it is made: the pointer moves often, the table seldom.
 * @param {unknown[]} of @param {() => Node} make */
export const kept = (of, make) => h(Kept, { make, of });

/** What is drawn on a thing; all its sizes follow from one, so that it grows with its table.
 * @param {string} name @param {number} scale @param {{ [data: `data-${string}`]: string | undefined }} is @param {Children[]} children */
export const look = (name, scale, is, ...children) => span({ class: name, ...is, style: { fontSize: `${12 * scale}px` } }, ...children);

/** A number beside what it counts; a single one needs none where there are many.
 * @param {string} kind @param {number} count @param {string} [sign] @param {boolean} [bare] */
export const tally = (kind, count, sign = "", bare = false) =>
  span({ class: "tally", key: kind, "data-none": count === 0 ? "" : undefined }, icon(kind), bare && count === 1 ? null : `${sign}${count}`);

/** @param {{ [kind: string]: number }} counts @param {string} [sign] @param {boolean} [bare] */
export const tallies = (counts, sign, bare) => Object.entries(counts).filter(([, count]) => count !== 0).map(([kind, count]) => tally(kind, count, sign, bare));

/** Who touches a dragon knows that one comes or goes, and a fancy that is revealed goes. */
const KNOWN = ["gains artisan", "costs artisan", "costs fancy"];

/** What choosing a thing brings and costs, as chips; where it has several ways, what all of them share.
 * @param {Table} table @param {string} id */
export function brought(table, id) {
  const offered = table.offers.get(id) ?? [], first = offered[0]?.effects;
  if (!first) return null;
  /** @param {"gains" | "costs"} side */
  const shared = (side) => Object.entries(first[side]).filter(([kind, count]) => offered.every(({ effects }) => effects[side][kind] === count));
  const chips = /** @type {const} */ (["gains", "costs"]).flatMap((side) => shared(side).filter(([kind]) => !KNOWN.includes(`${side} ${kind}`)).map(([kind, count]) => span({ class: "brought", "data-is": side, key: side + kind }, side === "gains" ? `+${count}` : `−${count}`, icon(kind))));
  return chips.length > 0 ? span({ class: "brings-now" }, chips) : null;
}

/** Whether choosing a thing completes something.
 * @param {Table} table @param {string} id */
export const completes = ({ offers }, id) => (offers.get(id) ?? []).some(({ effects }) => effects.completes.length > 0);

/** Pixels that a letter of small print takes, and a line of it, on the smallest table. */
const LETTER = 4.75, LINE = 12.9;

/** How high words are in a column so wide.
 * @param {string} words @param {number} wide @param {number} scale */
export function high(words, wide, scale) {
  let lines = 1, used = 0;
  for (const { length } of words.split(" ")) {
    if (used + length > wide / (LETTER * scale)) (lines += 1), (used = 0);
    used += length + 1;
  }
  return lines * LINE * scale;
}
