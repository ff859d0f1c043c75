// Before a game begins, and before the next one: who sits, what is free.
import { h } from "preact";
import { a, button, div, h2, li, p, section, span, strong, ul } from "./dom.js";
import { Crest } from "./crest.js";
import { capital } from "./labels.js";
import { presence } from "./presence.js";
import { people } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./acts.js").Acts} Acts */

/** @param {{ state: State, acts: Acts }} props */
export function Gather({ state, acts }) {
  const free = state.table?.seats.some((seat) => seat.kind === "open");
  return section({ class: "gather panel", "aria-labelledby": "gather-title" },
    h2({ id: "gather-title" }, "Round the table"),
    ul({ class: "gather-chairs" }, state.table?.seats.map((seat) =>
      li({ class: "chair", key: seat.seat, "data-free": seat.kind === "open" ? "" : undefined },
        h(Crest, { colour: seat.colour }),
        strong(null, seat.kind === "open" ? "A free chair" : people(state)[seat.seat]),
        span({ class: "quiet" }, state.you?.seats.includes(seat.seat) ? (state.you.host ? "You, the host" : "You") : capital(presence(seat, state.now + state.ahead)))))),
    state.you?.host
      ? div({ class: "gather-begin" },
          button({ class: "button button-go", type: "button", onClick: () => acts.onAsk("begin") }, free ? "Begin with bots in the free chairs" : "Begin"),
          free && p({ class: "quiet" }, "Or wait: the table begins by itself when every chair is taken."))
      : div({ class: "gather-begin" },
          free && state.table?.listed && state.you?.seats.length === 0 && a({ class: "button button-go", href: `/join/${state.table.id}` }, "Sit down"),
          p({ class: "quiet" }, "The game begins when every chair is taken, or when the host begins.")));
}

/** Where the next game is, once somebody has asked for one.
 * @param {{ rematch: string, acts: Acts }} props */
export const Rematch = ({ rematch, acts }) =>
  rematch
    ? a({ class: "button button-go", href: `/table/${rematch}` }, "To the rematch")
    : button({ class: "button button-go", type: "button", onClick: () => acts.onAsk("rematch") }, "Rematch");
