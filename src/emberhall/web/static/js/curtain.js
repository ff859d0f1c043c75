// Several people share this device: nothing of any hand is on the page until the right one opens the curtain.
import { h } from "preact";
import { button, div, h1, p, section } from "./dom.js";
import { Crest } from "./crest.js";
import { listed, timeWords } from "./labels.js";
import { secondsLeft } from "./questions.js";
import { chair, people, seatOf } from "./state.js";

/** @param {{ state: import("./state.js").State, acts: import("./acts.js").Acts }} props */
export function Curtain({ state, acts }) {
  const seat = seatOf(state) ?? 0, names = people(state), name = names[seat] ?? "";
  const left = secondsLeft(state, seat);
  const others = Object.keys(state.chairs).filter((each) => each !== state.at).map((each) => names[Number(each)] ?? "");
  return section({ class: "curtain", "aria-labelledby": "curtain-title" },
    div({ class: "curtain-card" },
      h(Crest, { colour: state.table?.seats[seat]?.colour ?? seat }),
      p({ class: "quiet" }, state.table?.full_name),
      h1({ id: "curtain-title", tabIndex: -1, "data-prompt": "" }, `Hand the device to ${name}`),
      p(null, `Everything is covered. ${name}, open the curtain when ${listed(others)} cannot see the screen.`),
      chair(state).line.is === "lost" && p({ role: "status" }, "Connection lost: trying to reach the hall again."),
      state.news && p({ role: "status" }, state.news),
      left !== null && p({ role: "timer" }, `Time left for ${name}: ${timeWords(left)}`),
      button({ class: "button button-go", type: "button", onClick: () => acts.onLook(state.at, false) }, `I am ${name}: open the curtain`)));
}
