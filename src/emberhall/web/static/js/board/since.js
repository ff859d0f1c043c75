// What happened since the reader's last turn, newest first; a click plays it once more.
import { button, h3, li, ol, section, span } from "../dom.js";

/** @param {{ told: import("../types/wire.js").Told[], heading: string, onReplay: () => void }} props */
export function Since({ told, heading, onReplay }) {
  const lines = told.map(({ words }) => words).filter(Boolean);
  return section({ class: "since", "aria-label": heading },
    h3({ class: "since-title" }, span(null, heading),
      lines.length > 0 && button({ class: "since-again", type: "button", onClick: onReplay }, span({ "aria-hidden": "true" }, "↺"), span({ class: "unseen" }, "Show it again"))),
    ol({ class: "since-lines", tabIndex: 0 }, lines.length > 0 ? lines.reverse().map((words, place) => li({ key: lines.length - place }, words)) : li({ class: "quiet" }, "Nothing to tell.")));
}
