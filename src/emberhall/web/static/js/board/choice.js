// What has been touched so far of the question that is open. Pure: a touch makes the next choice.
import { lit, open, touch } from "../choose.js";

/** @typedef {import("../types/contract.js").OptionData} Option */
/** `version` is the question's: what was touched before another one came counts no more.
 * `menu`: what is left when all has been touched; `held`: what a finger looked at and has yet to confirm.
 * @typedef {{ version: string, touched: string[], menu: Option[], held: string }} Choice */

/** @type {Choice} */
export const nothing = { version: "", touched: [], menu: [], held: "" };

/** The choice, if it is about this question.
 * @param {Choice} choice @param {string} version @returns {Choice} */
export const about = (choice, version) => (choice.version === version ? choice : { ...nothing, version });

/** The choice as it begins: what every option starts with need not be touched.
 * @param {Choice} choice @param {Option[]} options @returns {Choice} */
export function begun(choice, options) {
  const pairs = options.filter(({ targets, interrupt }) => targets.length > 0 && !interrupt), first = pairs[0]?.targets[0];
  const isGiven = pairs.length > 1 && choice.touched.length === 0 && pairs.every(({ targets }) => targets[0] === first && targets.length > 1);
  return isGiven && first ? { ...choice, touched: [first] } : choice;
}

/** What a touch leads to: an answer, or the choice as it stands then. A finger looks first and confirms with a second touch.
 * @param {Choice} choice @param {Option[]} options @param {string} id @param {boolean} finger
 * @returns {{ answer: Option } | { choice: Choice }} */
export function touched(choice, options, id, finger) {
  const leads = touch(options, choice.touched, id), empty = { ...nothing, version: choice.version };
  if ("answer" in leads) return finger && choice.held !== id ? { choice: { ...choice, menu: [], held: id } } : leads;
  if ("menu" in leads) return { choice: { ...empty, touched: choice.touched, menu: leads.menu, held: id } };
  return { choice: { ...empty, touched: leads.touched, menu: ready(options, leads.touched) } };
}

/** What can be done without another touch: what needs no more, or all that is left where that is one.
 * @param {Option[]} options @param {string[]} sofar */
function ready(options, sofar) {
  const left = sofar.length > 0 ? open(options, sofar) : [];
  return left.length === 1 ? left : left.filter(({ targets }) => targets.length === sofar.length);
}

/** What can be touched now, each with the options that this would leave: what comes next, and what would start anew.
 * @param {Option[]} options @param {string[]} sofar @returns {Map<string, Option[]>} */
export function offers(options, sofar) {
  const anew = [...lit(options, [])].map((id) => /** @type {const} */ ([id, open(options, [id])]));
  const next = [...lit(options, sofar)].map((id) => /** @type {const} */ ([id, open(options, [...sofar, id])]));
  return new Map([...anew, ...next]);
}

/** Options that no thing on the table stands for: they are buttons of their own.
 * @param {Option[]} options @param {(id: string) => boolean} isThere */
export const untouchable = (options, isThere) =>
  options.filter(({ targets }) => targets.length === 0 || !targets.every(isThere));
