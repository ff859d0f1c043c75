// What the page knows about the question that is asked: the rules behind it, what it comes after, the time that is left for it. Pure.
import { asked, chair, pending } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** Whether a question comes at once after another one that was answered here, or taken back.
 * @param {State} before @param {State} after */
export function follows(before, after) {
  const had = chair(before).update, has = chair(after).update;
  if (before.at !== after.at || !had?.prompt || !has?.prompt || had.version === has.version) return false;
  return pending(chair(before)) !== null || chair(before).answered === had.version;
}

/** How we got to a question, outermost first; what is said twice in a row is said once. Somebody may be asked while it is another's turn.
 * @param {import("./types/contract.js").Prompt} prompt @param {boolean} turn whether it is the reader's */
export function pathWords(prompt, turn) {
  const parts = prompt.path.filter(({ words }, at) => words !== prompt.path[at + 1]?.words);
  const words = parts.map((part) => (part.left && part.of && part.of > 1 ? `${part.words} (${part.left} of ${part.of} left)` : part.words));
  return [turn ? "Your turn" : "You are asked", ...words.filter(Boolean)].join(" › ");
}

/** What tells the question that is asked now from others with other rules; empty where nothing is asked.
 * @param {State} state */
export const question = (state) => {
  const prompt = asked(chair(state));
  return prompt ? [prompt.words, ...prompt.why].join("\n") : "";
};

/** The rules behind the question that is asked now, if they are open: what was fetched for an earlier one explains nothing.
 * @param {State} state */
export const explained = (state) => (state.rules && state.rules.about === question(state) ? state.rules.rules : null);

/** Seconds left of a seat's time, as far as the reader may know.
 * @param {State} state @param {number} seat @returns {number | null} */
export function secondsLeft(state, seat) {
  const { clock, clockSince } = chair(state);
  const left = clock?.left[seat] ?? null;
  return left === null ? null : Math.max(0, clock?.running === seat ? left - (state.now - clockSince) : left);
}
