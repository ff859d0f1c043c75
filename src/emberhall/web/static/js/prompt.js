// The prompt bar: what is asked, or what everybody waits for.
import { h } from "preact";
import { a, button, div, h2, kbd, li, p, section, span, ul } from "./dom.js";
import { Crest } from "./crest.js";
import { explained, pathWords } from "./questions.js";
import { lostWords } from "./socket.js";
import { asked, chair, hinting, pending, people, seatOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** What the bar says; `seat` is whose crest it bears.
 * @typedef {{ path: string, words: string, mine: boolean, seat: number | null }} Headline */

/** @param {State} state @returns {Headline} */
export function headline(state) {
  const here = chair(state), seat = seatOf(state), update = here.update, prompt = update?.prompt ?? null;
  /** @param {string} path @param {string} words */
  const plain = (path, words) => ({ path, words, mine: false, seat });
  if (here.line.is === "closed") return plain("", here.line.words);
  if (here.line.is === "lost") return plain(lostWords(here.line.fault, seat !== null), "Trying to reach the hall again");
  if (state.table?.state === "closed" && !update?.over) return plain("", "This table was closed.");
  if (!update) return state.table?.state === "gathering" ? plain("The table is laid", waitingWords(state)) : plain("", "Coming to the table …");
  if (update.over) return plain("The end", update.over.verdict);
  if (prompt && asked(here)) return { path: pathWords(prompt, update.view.turn === seat), words: prompt.words, mine: true, seat };
  if (pending(here) && prompt) return plain("Your answer is on its way", prompt.words);
  return elsewhere(state, update.view.turn);
}

/** @param {State} state @param {number} turn @returns {Headline} */
function elsewhere(state, turn) {
  const name = people(state)[turn] ?? "Somebody", watching = seatOf(state) === null;
  if (chair(state).away) return { path: "A bot plays in your place", words: `${name}’s turn`, mine: false, seat: turn };
  if (turn === seatOf(state)) return { path: "Your turn", words: "Waiting for the others", mine: false, seat: turn };
  return { path: watching ? "You are watching" : "Waiting", words: `${name}’s turn`, mine: false, seat: turn };
}

/** @param {State} state */
function waitingWords({ table }) {
  const free = table?.seats.filter((seat) => seat.kind === "open").length ?? 0;
  if (free === 0) return "Everybody is here";
  return free === 1 ? "Waiting for one more" : `Waiting for ${free} more`;
}

/** @param {{ state: State, acts: import("./acts.js").Acts, tray?: import("preact").ComponentChildren, more?: import("preact").ComponentChildren }} props
 * A board adds the options that nothing on it stands for (`tray`), and the ways to what lies beside it (`more`). */
export function Prompt({ state, acts, tray, more }) {
  const here = chair(state), { path, words, mine, seat } = headline(state), rules = explained(state);
  const colour = seat === null ? null : state.table?.seats[seat]?.colour ?? seat;
  return section({ class: "prompt", "aria-label": "What is asked", "data-mine": mine ? "" : undefined, "data-line": here.line.is },
    colour !== null && h(Crest, { colour }),
    div({ class: "prompt-words", "aria-live": "polite" },
      path && p({ class: "prompt-path" }, path),
      h2({ class: "prompt-question", tabIndex: -1, "data-prompt": "" }, words),
      here.notice && p({ class: "prompt-notice" }, here.notice),
      state.news && here.line.is !== "closed" && p({ class: "prompt-news" }, state.news),
      hinting(here) && p({ class: "prompt-hint" }, "Looking for a hint …"),
      here.hint?.words && p({ class: "prompt-hint" }, `Hint: ${here.hint.words}. ${here.hint.reason}`)),
    tray,
    div({ class: "prompt-acts" }, h(Acts, { state, mine, acts }), more),
    rules && h(Rules, { rules, game: state.table?.title ?? "" }));
}

/** @param {{ state: State, mine: boolean, acts: import("./acts.js").Acts }} props */
function Acts({ state, mine, acts }) {
  const here = chair(state);
  if (here.line.is === "lost") return [
    span({ class: "prompt-wait", role: "timer" }, `Trying again in ${Math.max(0, Math.ceil(here.line.until - state.now))} s`),
    button({ class: "button button-go", type: "button", onClick: acts.onTry }, "Try now"),
  ];
  if (here.line.is === "closed" || state.table?.state === "closed") return a({ class: "button", href: "/" }, "To the hall");
  return [
    mine && h(Act, { words: "Why?", letter: "?", keys: state.keys, open: explained(state) !== null, onDo: acts.onWhy }),
    mine && h(Act, { words: "Hint", letter: "H", keys: state.keys, onDo: acts.onHint }),
    here.update?.undo && !pending(here) && h(Act, { words: "Undo", letter: "U", keys: state.keys, onDo: acts.onUndo }),
  ];
}

/** @param {{ words: string, letter: string, keys: boolean, open?: boolean, onDo: () => void }} props */
const Act = ({ words, letter, keys, open, onDo }) =>
  button({ class: "button", type: "button", "aria-expanded": open, onClick: onDo }, words, keys && kbd({ "aria-hidden": "true" }, letter));

/** Each rule leads to its place among the others. @param {{ rules: import("./state.js").Rule[], game: string }} props */
const Rules = ({ rules, game }) =>
  ul({ class: "prompt-rules", "aria-label": "Rules about this", "aria-live": "polite" },
    rules.map((rule) => li({ key: rule.id }, p(null, rule.text), p({ class: "prompt-source" }, a({ href: `/rules/${game}#${rule.id}`, target: "_blank" }, rule.source)))));
