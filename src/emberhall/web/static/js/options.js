// The options of a question as a list, with keys: any question of any title can be answered here.
import { h } from "preact";
import { useState } from "preact/hooks";
import { button, div, h3, input, kbd, label, li, ol, p, section, span } from "./dom.js";
import { chips } from "./effects.js";
import { inOrder, keyAt, stepTo } from "./keys.js";
import { capital, countWords, nameOf, placesOfAlike } from "./labels.js";

/** @typedef {import("./types/contract.js").OptionData} Option */
/** @typedef {import("./types/contract.js").Prompt} Prompt */
/** @typedef {import("./labels.js").Names} Names */

const MANY = 12;

/** @param {{ prompt: Prompt, names: Names, waiting: string, hinted: string, keys: boolean, onChoose: (key: string) => void }} props
 * `waiting` is the option whose answer is under way, if any. */
export function Options({ prompt, names, waiting, hinted, keys, onChoose }) {
  const [find, setFind] = useState("");
  const options = inOrder(prompt.options), places = placesOfAlike(options), wanted = find.trim().toLowerCase();
  const shown = options.filter((option) => option.words.toLowerCase().includes(wanted));
  /** @param {Option} option */
  const one = (option) => h(One, {
    key: option.key, option, place: places.get(option.key) ?? "", names, onChoose, waiting: Boolean(waiting), chosen: option.key === waiting, hinted: option.key === hinted,
    letter: keys ? keyAt(options.indexOf(option)) : "",
  });
  const interrupts = shown.filter((option) => option.interrupt);
  return section({ class: "options", "aria-label": "Your options", onKeyDown: step },
    prompt.payment && h(Payment, { payment: prompt.payment, names }),
    options.length > MANY && label({ class: "options-find" }, span(null, "Find"),
      input({ type: "search", value: find, "data-find": "", placeholder: `among ${options.length}`, onInput: (event) => setFind(event.currentTarget.value) })),
    ol({ class: "options-list" }, shown.filter((option) => !option.interrupt).map(one)),
    shown.length === 0 && p({ class: "quiet", role: "status" }, "None of them says that."),
    interrupts.length > 0 && div({ class: "options-any-time" }, h3(null, "At any time in your turn"), ol({ class: "options-list" }, interrupts.map(one))));
}

/** @param {{ option: Option, place: string, names: Names, letter: string, waiting: boolean, chosen: boolean, hinted: boolean, onChoose: (key: string) => void }} props
 * `place` tells the option from another one with the same words. */
function One({ option, place, names, letter, waiting, chosen, hinted, onChoose }) {
  return li(null, button({
    class: "option", type: "button", "data-key": option.key, "data-lit": waiting ? undefined : "", "data-chosen": chosen ? "" : undefined,
    "data-hinted": hinted ? "" : undefined, "aria-disabled": waiting, "aria-keyshortcuts": letter || undefined,
    onClick: () => waiting || onChoose(option.key),
  },
    kbd({ class: "option-key", "aria-hidden": "true" }, letter || "·"),
    span({ class: "option-words" }, capital(option.words || option.key), place && ` (${place})`, hinted && span({ class: "option-hint" }, " (the hint)")),
    span({ class: "option-chips" }, chips(option.effects, names).map((chip) => span({ class: "chip", "data-tone": chip.tone }, " ", chip.words)))));
}

/** @param {{ payment: import("./types/contract.js").Payment, names: Names }} props */
const Payment = ({ payment: { what, cost, paid, owed }, names }) =>
  p({ class: "payment" }, span({ class: "payment-what" }, what ? `Paying for ${nameOf(names, what)}` : "Paying"),
    ` It costs ${countWords(cost, names)}. Paid: ${countWords(paid, names)}. Still owed: ${countWords(owed, names)}.`);

/** Arrows, Home and End move among the options.
 * @param {import("preact").TargetedKeyboardEvent<HTMLElement>} event */
function step(event) {
  if (event.target instanceof HTMLInputElement && event.key !== "ArrowDown") return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const to = stepTo(event.key, buttons.findIndex((each) => each === event.target), buttons.length);
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}
