// Darkness over the table, with light on what is meant. It stops nobody from touching or reading anything else.
import { mask, path, rect, svg } from "../dom.js";
import { grown } from "./placing.js";

/** How far the light reaches beyond what is meant, and how round its edge is. */
const LIGHT = 8, ROUND = 14;

/** @param {{ spots: import("./spots.js").Spots }} props */
export const Veil = ({ spots: { meant, shown } }) =>
  svg({ class: "veil", "aria-hidden": "true" },
    mask({ id: "lesson-light" }, rect({ class: "veil-dark", width: "100%", height: "100%" }), path({ class: "veil-light", d: [...shown, ...(meant ? [meant] : [])].map(lit).join("") })),
    rect({ class: "veil-shade", width: "100%", height: "100%", mask: "url(#lesson-light)" }));

/** @param {import("./placing.js").Rect} spot */
function lit(spot) {
  const { x, y, w, h } = grown(spot, LIGHT), round = Math.min(ROUND, w / 2, h / 2);
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${x + round} ${y}h${w - 2 * round}${corner(round, round)}v${h - 2 * round}${corner(-round, round)}h${2 * round - w}${corner(-round, -round)}v${2 * round - h}${corner(round, -round)}Z`;
}
