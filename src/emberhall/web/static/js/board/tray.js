// Options that no thing on the table stands for, and the ways that are left when all has been touched: buttons by the question.
import { button, div, kbd, p, span } from "../dom.js";
import { chips } from "../effects.js";
import { capital } from "../labels.js";

/** @typedef {import("../types/contract.js").OptionData} Option */

/** @param {{ options: Option[], menu: Option[], names: import("../labels.js").Names, letterOf: (option: Option) => string, sealed: boolean, onChoose: (key: string) => void, onLeave: () => void }} props
 * `menu`: ways of doing what was touched; they come before all others. */
export function Tray({ options, menu, names, letterOf, sealed, onChoose, onLeave }) {
  const shown = menu.length > 0 ? menu : options;
  if (shown.length === 0) return null;
  return div({ class: "tray", role: "group", "aria-label": menu.length > 0 ? "Which way?" : "Also possible", "data-menu": menu.length > 0 ? "" : undefined, "data-many": shown.length > 3 ? "" : undefined },
    menu.length > 0 && p({ class: "tray-which" }, "Which way?"),
    shown.map((option) => button({
      class: "button tray-way", type: "button", key: option.key, "data-key": option.key, "data-lit": sealed ? undefined : "", "aria-disabled": sealed, "data-interrupt": option.interrupt ? "" : undefined,
      onClick: () => sealed || onChoose(option.key),
    }, span(null, capital(option.words)),
      short(chips(option.effects, names)).map((chip) => span({ class: "chip", "data-tone": chip.tone, key: chip.words }, chip.words)),
      letterOf(option) && kbd({ "aria-hidden": "true" }, letterOf(option)))),
    menu.length > 0 && button({ class: "button button-plain", type: "button", onClick: onLeave }, "Not that"));
}

/** Few chips are a glance; many are what the words say already.
 * @param {import("../effects.js").Chip[]} chips */
const short = (chips) => (chips.length > 3 ? [] : chips);
