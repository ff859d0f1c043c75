// How a person chooses by touching: touch a thing, the options narrow, one is left. No rule of any game is in here.

/** @typedef {import("./types/contract.js").OptionData} Option */

/** Options that begin with what has been touched.
 * @param {Option[]} options @param {string[]} touched */
export const open = (options, touched) =>
  options.filter((option) => touched.every((id, place) => option.targets[place] === id));

/** Ids to light: the next thing to touch in any open option.
 * @param {Option[]} options @param {string[]} touched @returns {Set<string>} */
export const lit = (options, touched) =>
  new Set(open(options, touched).flatMap((option) => option.targets.slice(touched.length, touched.length + 1)));

/** What a touch leads to: an answer, a small menu, or a longer touch; a touch elsewhere starts anew.
 * @param {Option[]} options @param {string[]} touched @param {string} id
 * @returns {{ answer: Option } | { menu: Option[] } | { touched: string[] }} */
export function touch(options, touched, id) {
  const next = lit(options, touched).has(id) ? [...touched, id] : [id];
  const left = open(options, next);
  const done = left.filter((option) => option.targets.length === next.length);
  if (left.length === 1 && done[0]) return { answer: done[0] };
  if (done.length > 0 && done.length === left.length) return { menu: done };
  return { touched: left.length > 0 ? next : [] };
}
