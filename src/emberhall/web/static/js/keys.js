// What a single key means at the table. Pure.

/** @typedef {{ choose: string } | { act: "hint" | "undo" | "why" | "find" | "options" }} Meaning */

const ACTS = /** @type {const} */ ({ h: "hint", u: "undo", "?": "why", "/": "find", l: "options" });
const NAMES = [..."123456789", ..."abcdefgijkmnopqrstvwxyz"];

/** The key of the option in this place; empty beyond the last.
 * @param {number} place */
export const keyAt = (place) => NAMES[place] ?? "";

/** What a pressed key asks for, where it means anything.
 * @param {string} key @param {import("./types/contract.js").OptionData[]} options @returns {Meaning | null} */
export function meaning(key, options) {
  const act = ACTS[/** @type {keyof typeof ACTS} */ (key)];
  if (act) return { act };
  const option = options[NAMES.indexOf(key)];
  return option && NAMES.includes(key) ? { choose: option.key } : null;
}

/** Options in the order in which they are listed: interrupts come last.
 * @param {import("./types/contract.js").OptionData[]} options */
export const inOrder = (options) => [...options.filter((option) => !option.interrupt), ...options.filter((option) => option.interrupt)];

/** Where an arrow leads in a list of so many, from the place that has the focus (-1: none).
 * @param {string} key @param {number} place @param {number} length @returns {number | null} */
export function stepTo(key, place, length) {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key === "ArrowDown" || key === "ArrowRight") return Math.min(length - 1, place + 1);
  return key === "ArrowUp" || key === "ArrowLeft" ? Math.max(0, place - 1) : null;
}
