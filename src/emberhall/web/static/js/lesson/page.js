// A lesson's page: the table, and the guide beside what is meant on it.
import { h } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { BoardPage } from "../board/page.js";
import { div } from "../dom.js";
import { namesIn } from "../labels.js";
import { Options } from "../options.js";
import { Prompt } from "../prompt.js";
import { Sections } from "../readings.js";
import { sections } from "../sections.js";
import { Bubble, Face } from "./bubble.js";
import { optionOf, stateOf, stepOf } from "./course.js";
import { nextOf, nowhere, spotsOf } from "./spots.js";
import { Veil } from "./veil.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/** Round the guide, to the edges of the window. */
const MARGIN = 8;

/** @param {{ course: Course, acts: Acts, doing: import("./bubble.js").Doing, board: import("../board/title.js").Title | null }} props */
export function LessonPage({ course, acts, doing, board }) {
  const table = useRef(/** @type {HTMLDivElement | null} */ (null)), { spots, room } = useSpots(table, course);
  const state = stateOf(course), step = stepOf(course);
  return [
    course.shut ? null : h(Bubble, { key: "guide", course, spots, room, doing }),
    div({ class: "lesson", key: "table", ref: table, "data-end": step ? undefined : "" }, board ? h(BoardPage, { state, acts, title: board, bare: true }) : h(Plain, { state, acts, names: course.lesson.names })),
    course.shut || !step ? null : h(Veil, { key: "veil", spots }),
    course.shut ? h(Face, { key: "face", onOpen: doing.onOpen }) : null,
  ];
}

/** The table of a title that has no board yet.
 * @param {{ state: State, acts: Acts, names: string[] }} props */
function Plain({ state, acts, names }) {
  const update = /** @type {import("../types/wire.js").Update} */ (state.chairs[state.at]?.update), { prompt, view, version } = update;
  return div({ class: "plain" },
    h(Prompt, { state, acts }),
    div({ class: "plain-main" },
      prompt && h(Options, { key: version, prompt, names: namesIn(view, names), waiting: "", hinted: state.chairs[state.at]?.hint?.key ?? "", keys: state.keys, onChoose: acts.onChoose }),
      h(Sections, { sections: sections(view, state.schema, names), lit: new Set(prompt?.options.flatMap(({ targets }) => targets)), open: state.open, onOpen: acts.onOpen })));
}

/** What the guide points at, as long as it is there; and the room for the guide.
 * @param {{ current: HTMLElement | null }} table @param {Course} course */
function useSpots(table, course) {
  const [seen, setSeen] = useState({ spots: nowhere, room: { x: 0, y: 0, w: 0, h: 0 } });
  useLayoutEffect(() => {
    const element = table.current, option = optionOf(course), targets = stepOf(course)?.targets ?? [];
    if (!element) return;
    if (option) nextOf(element, option)?.scrollIntoView({ block: "nearest" });
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = { spots: spotsOf(element, option, targets), room: roomOf(element) };
      setSeen((had) => (JSON.stringify(had) === JSON.stringify(now) ? had : now));
    };
    const later = () => (frame ||= requestAnimationFrame(measure));
    measure();
    const changes = new MutationObserver(later), sizes = new ResizeObserver(later);
    changes.observe(element, { subtree: true, childList: true, attributeFilter: ["style", "data-touched", "data-hinted", "data-confirm", "aria-pressed"] });
    sizes.observe(element);
    addEventListener("scroll", later, true);
    addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener("scroll", later, true);
      removeEventListener("resize", later);
    };
  }, [course]);
  return seen;
}

/** Below the bar of the page, above the tabs of a phone.
 * @param {HTMLElement} table */
function roomOf(table) {
  const top = Math.max(0, table.getBoundingClientRect().top), tabs = table.querySelector(".tabs")?.getBoundingClientRect();
  const bottom = Math.min(innerHeight, tabs && tabs.height > 0 ? tabs.top : innerHeight), w = document.documentElement.clientWidth;
  return { x: MARGIN, y: top + MARGIN, w: w - 2 * MARGIN, h: bottom - top - 2 * MARGIN };
}
