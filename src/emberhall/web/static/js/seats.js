// Who sits at the table: crest, name, score, time, and who is here.
import { h } from "preact";
import { button, div, li, span, strong, ul } from "./dom.js";
import { Crest } from "./crest.js";
import { capital, timeWords } from "./labels.js";
import { presence } from "./presence.js";
import { secondsLeft } from "./questions.js";
import { chair, people, seatOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./types/wire.js").SeatAt} SeatAt */

/** @param {{ state: State, acts: import("./acts.js").Acts }} props */
export const Seats = ({ state, acts }) =>
  ul({ class: "seats", "aria-label": "Seats" }, state.table?.seats.map((seat) => h(Seat, { key: seat.seat, state, seat, acts })));

/** @param {{ state: State, seat: SeatAt, acts: import("./acts.js").Acts }} props */
function Seat({ state, seat, acts }) {
  const view = chair(state).update?.view, mine = state.you?.seats.includes(seat.seat) ?? false;
  const turn = state.table?.state === "running" && view?.turn === seat.seat;
  const score = state.table?.score ? view?.seats[seat.seat]?.[state.table.score] : undefined;
  const left = secondsLeft(state, seat.seat);
  return li({ class: "seat", "data-seat": String(seat.seat), "data-turn": turn ? "" : undefined, "data-here": seat.here ? "" : undefined },
    h(Crest, { colour: seat.colour }),
    div({ class: "seat-who" },
      strong({ class: "seat-name" }, people(state)[seat.seat], seat.seat === seatOf(state) ? " (you)" : ""),
      span({ class: "seat-presence" }, capital(presence(seat, state.now + state.ahead)), turn && span({ class: "seat-flag" }, ", at turn"))),
    left !== null && span({ class: "seat-time", role: "timer", "data-short": left < 30 ? "" : undefined }, span({ class: "unseen" }, "time left "), timeWords(left)),
    score !== undefined && span({ class: "seat-score" }, span({ class: "unseen" }, `${state.table?.score.replace(/_/g, " ")} `), String(score)),
    mine && (seat.away !== "" || seat.leaves_at > 0) && button({ class: "button button-go", type: "button", onClick: () => acts.onAsk("back", { seat: seat.seat }) }, seat.away ? "Take back my seat" : "Stay after all"),
    String(seat.seat) in state.chairs && seat.seat !== seatOf(state) && button({ class: "button", type: "button", onClick: () => acts.onLook(String(seat.seat), true) }, `Switch to ${people(state)[seat.seat]}’s seat`));
}
