// What happened, in sentences, oldest first: a screen reader hears what is added, in order.
import { button, div, h2, li, ol, section } from "./dom.js";

/** @param {{ told: import("./types/wire.js").Told[], first: number, onEarlier: () => void }} props */
export const Log = ({ told, first, onEarlier }) =>
  section({ class: "log panel", "aria-labelledby": "log-title" },
    h2({ id: "log-title" }, "What happened"),
    div({ class: "log-roll", tabIndex: 0, role: "log", "aria-live": "polite", "aria-label": "Log" },
      div(null,
        first > 0 && button({ class: "button button-plain", type: "button", onClick: onEarlier }, "Earlier …"),
        ol({ class: "log-lines" },
          told.map(({ words }, place) => words && li({ key: first + place }, words))))));
