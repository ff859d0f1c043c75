// What lies beside the table until somebody wants it: the options as a list, what happened, talk, and the table itself.
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { aside, button, div, h2, span } from "../dom.js";
import { About } from "../about.js";
import { Chat } from "../chat.js";
import { Log } from "../log.js";
import { Options } from "../options.js";
import { chair, pending, seatOf } from "../state.js";

/** @typedef {"" | "list" | "more"} Open */

/** @param {{ state: import("../state.js").State, acts: import("../acts.js").Acts, names: import("../labels.js").Names, open: Open, onShut: () => void }} props */
export function Drawer({ state, acts, names, open, onShut }) {
  const drawer = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const before = document.activeElement;
    const first = drawer.current?.querySelector(".option") ?? drawer.current?.querySelector("button");
    if (first instanceof HTMLElement) first.focus();
    const hear = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onShut();
    document.addEventListener("keydown", hear);
    return () => {
      document.removeEventListener("keydown", hear);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return aside({ class: "drawer", ref: drawer, "aria-label": open === "list" ? "Your options as a list" : "Beside the table" },
    div({ class: "drawer-head" },
      h2(null, open === "list" ? "All options" : "Beside the table"),
      button({ class: "button button-plain drawer-shut", type: "button", onClick: onShut }, span({ "aria-hidden": "true" }, "✕"), span({ class: "unseen" }, "Close"))),
    div({ class: "drawer-body" }, open === "list" ? h(List, { state, acts, names }) : h(More, { state, acts })));
}

/** @param {{ state: import("../state.js").State, acts: import("../acts.js").Acts, names: import("../labels.js").Names }} props */
function List({ state, acts, names }) {
  const here = chair(state), update = here.update;
  if (!update?.prompt || update.version === here.answered) return div({ class: "quiet" }, "Nothing is asked of you now.");
  const said = pending(here);
  return h(Options, { prompt: update.prompt, names, waiting: said?.type === "answer" ? said.key : said ? "undo" : "", hinted: here.hint?.key ?? "", keys: state.keys, onChoose: acts.onChoose });
}

/** @param {{ state: import("../state.js").State, acts: import("../acts.js").Acts }} props */
function More({ state, acts }) {
  const here = chair(state);
  const others = Object.keys(state.chairs).filter((name) => name !== state.at && name !== "watch");
  return div({ class: "drawer-more" },
    others.map((name) => button({ class: "button", type: "button", key: name, onClick: () => acts.onLook(name, true) }, `Switch to ${state.table?.seats[Number(name)]?.name ?? name}’s seat`)),
    h(Log, { told: here.told, first: here.first, onEarlier: acts.onEarlier }),
    state.table && h(Chat, { lines: state.chat, unheard: state.unheard, watching: seatOf(state) === null, mine: state.you?.seats ?? [], quiet: state.quiet, onChat: acts.onChat, onQuiet: acts.onQuiet }),
    h(About, { state, acts }));
}
