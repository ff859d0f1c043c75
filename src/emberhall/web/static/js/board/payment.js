// A cost that is being paid: one slot for each good that is owed, and what has been put down already. A slot that may be paid
// in another way is a button.
import { button, div, h3, li, span, ul } from "../dom.js";
import { capital, countWords, kindWords, nameOf } from "../labels.js";

/** @typedef {import("../types/contract.js").OptionData} Option */

/** @param {{ payment: import("../types/contract.js").Payment, table: import("./title.js").Table, title: import("./title.js").Title, onChoose: (key: string) => void }} props */
export function Payment({ payment: { what, cost, paid, owed }, table, title, onChoose }) {
  const slots = [...each(paid, "paid"), ...each(owed, "owed")];
  return div({ class: "payment" },
    h3({ class: "payment-what" }, what ? `Paying for ${nameOf(table.names, what)}` : "Paying"),
    ul({ class: "payment-slots", "aria-label": `It costs ${countWords(cost, table.names)}` }, slots.map(({ kind, is }, place) => {
      const other = is === "owed" ? instead(table.prompt?.options ?? [], kind) : null;
      const look = [span({ class: "payment-icon" }, title.icon(kind)), span({ class: "payment-word" }, is === "paid" ? "paid" : capital(kindWords(kind)))];
      return li({ key: place }, other
        ? button({ class: "payment-slot", type: "button", "data-is": is, "data-pays": other.key, title: capital(other.words), onClick: () => onChoose(other.key) },
            look, span({ class: "payment-other" }, "or ", title.icon(lastOf(other))), span({ class: "unseen" }, capital(other.words)))
        : span({ class: "payment-slot", "data-is": is }, look));
    })));
}

/** @param {{ [kind: string]: number }} counts @param {"paid" | "owed"} is */
const each = (counts, is) => Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => ({ kind, is })));

/** @param {string | undefined} id */
const kindOf = (id) => id?.split(":").pop() ?? "";

/** @param {Option} option */
const lastOf = ({ targets }) => kindOf(targets[targets.length - 1]);

/** The one option that puts something else in the place of such a good.
 * @param {Option[]} options @param {string} kind */
function instead(options, kind) {
  const [only, ...others] = options.filter((option) => option.targets.length === 2 && kindOf(option.targets[0]) === kind && lastOf(option) !== kind);
  return only && others.length === 0 ? only : null;
}
