// How a person chooses by touching: touch a thing, the options narrow, one is left. No rule of any game is in here.
/** @typedef {import("./types/contract.js").OptionData} Option */

/** What can be touched next in an option; none: it does not begin with what has been touched. Things of one kind go in any order.
 * @param {Option} option @param {string[]} touched @returns {string[] | null} */
function next({ targets }, touched) {
  const isOneKind = new Set(targets.map((id) => id.split(":")[0])).size === 1;
  if (!touched.every((id, place) => (isOneKind ? targets.includes(id) && touched.indexOf(id) === place : targets[place] === id))) return null;
  return isOneKind ? targets.filter((id) => !touched.includes(id)) : targets.slice(touched.length, touched.length + 1);
}
/** @param {Option[]} options @param {string[]} touched those that begin with what has been touched */
export const open = (options, touched) => options.filter((option) => next(option, touched));
/** @param {Option[]} options @param {string[]} touched @returns {Set<string>} ids to light: what can be touched next in any open option */
export const lit = (options, touched) => new Set(options.flatMap((option) => next(option, touched) ?? []));

/** What a touch leads to: an answer, a small menu, or a longer touch; a touch elsewhere starts anew.
 * @param {Option[]} options @param {string[]} touched @param {string} id
 * @returns {{ answer: Option } | { menu: Option[] } | { touched: string[] }} */
export function touch(options, touched, id) {
  const now = lit(options, touched).has(id) ? [...touched, id] : [id], left = open(options, now);
  const done = left.filter((option) => option.targets.length === now.length);
  if (left.length === 1 && done[0]) return { answer: done[0] };
  return done.length > 0 && done.length === left.length ? { menu: done } : { touched: left.length > 0 ? now : [] };
}
