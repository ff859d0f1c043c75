// A closer look at one thing: its name, what it says, what choosing it would bring; for a finger, the button that does it.
import { h } from "preact";
import { button, div, h3, p, section, span } from "../dom.js";
import { chips } from "../effects.js";
import { capital } from "../labels.js";
import { Payment } from "./payment.js";

/** @typedef {import("./title.js").Table} Table */
/** @typedef {import("./title.js").Title} Title */
/** @typedef {import("../types/contract.js").OptionData} Option */

/** @param {{ table: Table, title: Title, thing: import("./title.js").Thing | null, confirms: Option | null, onChoose: (key: string) => void }} props
 * `confirms`: what a finger has looked at and may now do. */
export function Look({ table, title, thing, confirms, onChoose }) {
  const payment = table.prompt?.payment;
  const offered = thing ? table.offers.get(thing.id) ?? [] : [];
  return section({ class: "look", "aria-label": "A closer look", "data-empty": thing || payment ? undefined : "" },
    div({ class: "look-body", tabIndex: 0 },
      payment && h(Payment, { payment, table, title, onChoose }),
      thing ? [
        h3({ class: "look-name", key: "name" }, capital(thing.name)),
        title.explain?.(table, thing.id) ?? (thing.words && p({ class: "look-words", key: "words" }, thing.words)),
        offered.length > 0 && !confirms && h(Offered, { key: "offered", table, offered }),
      ] : !payment && p({ class: "look-words" }, table.prompt ? "What glows can be chosen. Point at anything for a closer look." : "Point at anything for a closer look.")),
    confirms && button({ class: "button button-go", type: "button", "data-confirm": confirms.key, onClick: () => onChoose(confirms.key) }, capital(confirms.words)));
}

const MOST_OFFERED = 4;

/** What choosing it would bring, or what comes next.
 * @param {{ table: Table, offered: Option[] }} props */
const Offered = ({ table, offered }) =>
  div({ class: "look-offers" },
    offered.slice(0, MOST_OFFERED).map((option) => div({ class: "look-offer", key: option.key },
      span({ class: "look-option" }, capital(option.words)),
      span({ class: "option-chips" }, chips(option.effects, table.names).map((chip) => span({ class: "chip", "data-tone": chip.tone }, chip.words))))),
    offered.length > MOST_OFFERED && p({ class: "look-more" }, `and ${offered.length - MOST_OFFERED} more ways`));
