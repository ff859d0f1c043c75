// A seat at the table: crest, name, who is there, time, score, and what the title tells of it.
import { h } from "preact";
import { div, span, strong } from "../dom.js";
import { Crest } from "../crest.js";
import { capital, timeWords } from "../labels.js";
import { presence } from "../presence.js";
import { secondsLeft } from "../questions.js";

/** Letters of a name from which on it is written smaller. */
const LONG = 14;

/** @param {{ table: import("./title.js").Table, seat: number, facts?: import("preact").ComponentChildren }} props */
export function Plate({ table, seat, facts }) {
  const { state, view } = table, at = state.table?.seats[seat], left = secondsLeft(state, seat);
  const turn = state.table?.state !== "over" && view.turn === seat;
  const score = state.table?.score ? view.seats[seat]?.[state.table.score] : undefined;
  return div({ class: "plate", "data-turn": turn ? "" : undefined, "data-me": table.seat === seat ? "" : undefined },
    h(Crest, { colour: table.colours[seat] ?? seat }),
    div({ class: "plate-who" },
      strong({ class: "plate-name", "data-cut": "", "data-long": (table.people[seat]?.length ?? 0) > LONG ? "" : undefined }, table.people[seat], table.seat === seat && table.people[seat] !== "You" && span({ class: "plate-you" }, " (you)")),
      span({ class: "plate-presence" }, turn ? "at turn" : at ? capital(presence(at, state.now + state.ahead)) : "")),
    left !== null && span({ class: "plate-time", "data-short": left < 30 ? "" : undefined }, timeWords(left)),
    score !== undefined && strong({ class: "plate-score" }, String(score)),
    facts && div({ class: "plate-facts" }, facts));
}
