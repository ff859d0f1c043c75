// The end: the verdict, the score sheet line by line, the proof of the shuffle, and what comes next.
import { h } from "preact";
import { useState } from "preact/hooks";
import { a, b, button, dd, details, div, dl, dt, h2, p, section, summary, table, tbody, td, tfoot, th, thead, tr } from "./dom.js";
import { Rematch } from "./gather.js";
import { people } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./types/wire.js").Over} Over */

/** @param {{ state: State, over: Over, acts: import("./acts.js").Acts }} props */
export function End({ state, over, acts }) {
  const id = state.table?.id ?? "", plays = Boolean(state.you?.seats.length);
  return section({ class: "end panel", "aria-labelledby": "end-title" },
    h2({ id: "end-title" }, "The end of the game"),
    over.tie_break && p({ class: "quiet" }, over.tie_break),
    div({ class: "end-acts" },
      plays && state.table?.campaign && a({ class: "button button-go", href: "/campaigns" }, "On with the campaign"),
      !state.table?.campaign && (state.table?.rematch || plays) && h(Rematch, { rematch: state.table?.rematch ?? "", acts }),
      a({ class: "button", href: `/replay/${id}` }, "Watch it again"),
      a({ class: "button", href: `/api/tables/${id}/record`, download: `${state.table?.title}-${id}.json` }, "Download the record")),
    over.lines.length > 0 && h(Sheet, { over, names: people(state) }),
    h(Proof, { commitment: state.table?.commitment ?? "", seed: over.seed }));
}

/** @param {{ over: Over, names: string[] }} props */
function Sheet({ over, names }) {
  const totals = /** @type {{ totals?: number[] }} */ (over.result).totals ?? [];
  const best = (/** @type {number[]} */ points) => Math.max(...points);
  return div({ class: "sheet-roll", tabIndex: 0, role: "region", "aria-label": "Score sheet" },
    table({ class: "sheet" },
      thead(null, tr(null, td(null), names.map((name) => th({ scope: "col" }, name)))),
      tbody(null, over.lines.map(({ id, words, points }) =>
        tr({ key: id }, th({ scope: "row" }, words), points.map((count) => td({ "data-best": names.length > 1 && count === best(points) && count > 0 ? "" : undefined }, String(count)))))),
      totals.length > 0 && tfoot(null, tr(null, th({ scope: "row" }, "Total"), totals.map((total) => td(null, b(null, String(total))))))));
}

/** The promise about the shuffle, and what keeps it once the game is over.
 * @param {{ commitment: string, seed?: string }} props */
export function Proof({ commitment, seed }) {
  const [found, setFound] = useState("");
  return details({ class: "proof" },
    summary(null, seed ? "Proof of the shuffle" : "The shuffle is fixed"),
    p(null, seed
      ? `Before the first turn the table promised this: the SHA-256 of the words “emberhall seed” and the seed. Download the record and run “emberhall verify” on it to check every answer, too.`
      : "The seed of this game was fixed before the first turn. This is its SHA-256; the seed is shown at the end, and proves that nobody changed the shuffle."),
    dl({ class: "facts" },
      div({ class: "fact" }, dt(null, "Promised"), dd({ class: "proof-digits" }, commitment)),
      seed && div({ class: "fact" }, dt(null, "Seed"), dd({ class: "proof-digits" }, seed)),
      found && div({ class: "fact" }, dt(null, "Found here"), dd({ class: "proof-digits" }, found))),
    p({ role: "status" }, found && (found === commitment ? "It is as promised." : "This is not what was promised!")),
    seed && crypto.subtle && button({ class: "button", type: "button", onClick: async () => setFound(await digest(`emberhall seed ${seed}`)) }, "Check it here"));
}

/** @param {string} words */
async function digest(words) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
