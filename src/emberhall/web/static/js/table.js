// The table: a title's board, where it has one; else, or on request, the plain table, at which every title can be played by mouse,
// keyboard and screen reader.
import { h } from "preact";
import { button, div, header, p } from "./dom.js";
import { About } from "./about.js";
import { BoardPage } from "./board/page.js";
import { Chat } from "./chat.js";
import { Curtain } from "./curtain.js";
import { End } from "./end.js";
import { Gather } from "./gather.js";
import { namesIn } from "./labels.js";
import { Log } from "./log.js";
import { Options } from "./options.js";
import { Prompt } from "./prompt.js";
import { Sections } from "./readings.js";
import { Seats } from "./seats.js";
import { sections } from "./sections.js";
import { chair, pending, people, seatOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./acts.js").Acts} Acts */

/** @param {{ state: State, acts: Acts, board: import("./board/title.js").Title | null }} props */
export function Table({ state, acts, board }) {
  if (state.curtain) return h(Curtain, { state, acts });
  if (board && !state.plain && chair(state).update) return h(BoardPage, { state, acts, title: board });
  if (comes(state)) return p({ class: "page waits", role: "status" }, "Coming to the table …");
  const here = chair(state), gathering = state.table?.state === "gathering";
  return div({ class: "plain", "data-state": state.table?.state },
    header({ class: "plain-head" },
      state.table?.label && p({ class: "quiet" }, state.table.label),
      board && state.plain && button({ class: "button", type: "button", onClick: acts.onPlain }, "Show the board"),
      p({ class: "plain-said", role: "status" }, state.notice)),
    h(Prompt, { state, acts }),
    div({ class: "plain-main" },
      gathering ? h(Gather, { state, acts }) : h(Seats, { state, acts }),
      here.update?.over && h(End, { state, over: here.update.over, acts }),
      h(Asked, { state, acts }),
      h(Whole, { state, acts })),
    div({ class: "plain-rail" },
      here.update && h(Log, { told: here.told, first: here.first, onEarlier: acts.onEarlier }),
      state.table && h(Chat, { lines: state.chat, unheard: state.unheard, watching: seatOf(state) === null, mine: state.you?.seats ?? [], quiet: state.quiet, onChat: acts.onChat, onQuiet: acts.onQuiet }),
      h(About, { state, acts })));
}

/** Whether the table is still to come: what would be shown of it now would be gone in a moment.
 * @param {State} state */
function comes(state) {
  const { update, line } = chair(state);
  const isWell = state.notice === "" && (line.is === "opening" || line.is === "open");
  return isWell && !update && (state.table === null || state.table.state === "running");
}

/** The options of the question, as long as it stands: while an answer is under way it only shows that it waits.
 * @param {{ state: State, acts: Acts }} props */
function Asked({ state, acts }) {
  const here = chair(state), update = here.update, said = pending(here);
  if (!update?.prompt || update.version === here.answered || here.away || here.line.is === "closed") return null;
  const waiting = said?.type === "answer" ? said.key : said ? "undo" : "";
  return h(Options, {
    key: update.version, prompt: update.prompt, names: namesIn(update.view, people(state)), waiting,
    hinted: here.hint?.key ?? "", keys: state.keys, onChoose: acts.onChoose,
  });
}

/** @param {{ state: State, acts: Acts }} props */
function Whole({ state, acts }) {
  const update = chair(state).update;
  if (!update) return null;
  const lit = new Set(update.prompt?.options.flatMap((option) => option.targets));
  return h(Sections, { sections: sections(update.view, state.schema, people(state)), lit, open: state.open, onOpen: acts.onOpen });
}
