// Draws what `reading.js` made of a view: facts as description lists, things of one shape as tables, others as cards.
import { h } from "preact";
import { article, dd, details, div, dl, dt, h2, h3, p, section, span, summary, table, tbody, td, th, thead, tr } from "./dom.js";

/** @typedef {import("./reading.js").Reading} Reading */
/** @typedef {import("./reading.js").Fact} Fact */

/** @param {{ sections: import("./sections.js").Section[], lit: Set<string>, open: { [name: string]: boolean }, onOpen: (name: string, open: boolean) => void }} props
 * `open` is what somebody opened or shut themselves. */
export const Sections = ({ sections, lit, open, onOpen }) =>
  section({ class: "sections", "aria-label": "Everything on the table" }, sections.map((each) =>
    details({ key: each.name, class: "section", open: open[each.name] ?? each.open, "data-section": each.name },
      summary({ class: "section-title", onClick: (event) => onOpen(each.name, event.currentTarget.parentElement?.hasAttribute("open") === false) }, h2(null, each.title, h(Size, { is: each.is }))),
      div({ class: "section-body" }, h(Shown, { is: each.is, lit })))));

/** How much there is to see inside.
 * @param {{ is: Reading }} props */
function Size({ is }) {
  const count = is.as === "table" ? is.rows.length : is.as === "cards" ? is.cards.length : 0;
  return count > 0 ? span({ class: "section-size" }, ` ${count}`) : null;
}

/** @param {{ is: Reading, lit: Set<string> }} props @returns {import("./dom.js").Node} */
function Shown({ is, lit }) {
  switch (is.as) {
    case "text":
      return span({ "data-none": is.words === "none" ? "" : undefined }, is.words);
    case "facts":
      return h(Facts, { facts: is.facts, lit });
    case "table":
      return h(Table, { is, lit });
    case "cards":
      return div({ class: "things" }, is.cards.map((card) => h(Card, { card, lit })));
  }
}

/** @param {{ facts: Fact[], lit: Set<string> }} props */
const Facts = ({ facts, lit }) =>
  dl({ class: "facts" }, facts.map((fact) =>
    div({ class: "fact", "data-wide": fact.is.as === "text" ? undefined : "", "data-id": fact.id, "data-lit": lit.has(fact.id ?? "") ? "" : undefined },
      dt(null, fact.label, h(Flame, { lit: lit.has(fact.id ?? "") })), dd(null, h(Shown, { is: fact.is, lit })))));

/** @param {{ card: import("./reading.js").Card, lit: Set<string> }} props */
function Card({ card, lit }) {
  return article({ class: "thing", "data-lit": lit.has(card.id) ? "" : undefined, "data-id": card.id || undefined },
    h3(null, card.name, h(Flame, { lit: lit.has(card.id) })),
    card.words && p(null, card.words),
    card.facts.length > 0 && h(Facts, { facts: card.facts, lit }),
    card.more.length > 0 && details({ class: "thing-more" }, summary(null, "More", span({ class: "unseen" }, ` about ${card.name}`)), h(Facts, { facts: card.more, lit })));
}

/** Tables name their roles, since a narrow page draws them as cards.
 * @param {{ is: { head: string[], rows: import("./reading.js").Row[] }, lit: Set<string> }} props */
const Table = ({ is: { head, rows }, lit }) =>
  table({ class: "reading", role: "table" },
    thead({ role: "rowgroup" }, tr({ role: "row" }, td({ role: "cell" }), head.map((words) => th({ scope: "col", role: "columnheader" }, words)))),
    tbody({ role: "rowgroup" }, rows.map((row) =>
      tr({ role: "row", "data-id": row.id || undefined, "data-lit": lit.has(row.id) ? "" : undefined },
        th({ scope: "row", role: "rowheader" }, row.name, h(Flame, { lit: lit.has(row.id) })),
        row.cells.map((cell, place) => td({ role: "cell", "data-label": head[place], "data-none": cell === "none" ? "" : undefined }, cell))))));

/** @param {{ lit: boolean }} props */
const Flame = ({ lit }) => (lit ? span({ class: "unseen" }, " (can be chosen)") : null);
