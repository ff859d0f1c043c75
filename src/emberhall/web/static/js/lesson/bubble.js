// The guide: a bubble that stands beside what is meant, with a way on, back and out.
import { h } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture, memo } from "../art/picture.js";
import { dragon } from "../art/dragon.js";
import { a, button, div, h2, p, section, span } from "../dom.js";
import { saidIn, stepOf } from "./course.js";
import { placed } from "./placing.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("./placing.js").Rect} Rect */
/** What a learner can do beside playing.
 * @typedef {{ onGo: (to: number) => void, onShut: () => void, onOpen: () => void, onPlay: () => void }} Doing */

/** How high the guide may be on the lowest page. */
const LEAST = 160;

const face = memo((/** @type {import("../art/dragon-head.js").Mood} */ mood) => dragon({ hue: "ember", seed: "guide", outfit: "wizard", pose: "sit", mood }));

/** @param {{ course: Course, spots: import("./spots.js").Spots, room: Rect, doing: Doing }} props */
export function Bubble({ course, spots, room, doing }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null)), [size, setSize] = useState({ w: 0, h: 0 });
  const step = stepOf(course), { other, words } = saidIn(course), count = course.lesson.steps.length;
  useLayoutEffect(() => {
    const w = bubble.current?.offsetWidth ?? 0, h = bubble.current?.offsetHeight ?? 0;
    if (w !== size.w || h !== size.h) setSize({ w, h });
  });
  const { x, y, tail } = placed(spots.meant, [...spots.shown, ...spots.kept], spots.spared, size, room);
  return section({
    class: "guide", ref: bubble, tabIndex: -1, "aria-label": "The guide", "aria-describedby": "guide-words", "data-end": step ? undefined : "", "data-tail": tail?.edge,
    style: { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, "--tail": tail ? `${Math.round(tail.along)}px` : undefined, "--most": `${Math.max(LEAST, room.h)}px` },
  },
    div({ class: "guide-body" },
      h(Picture, { svg: face(step && !other ? "awake" : "happy"), class: "guide-face" }),
      div({ class: "guide-head" },
        h2(null, step ? `Step ${course.at + 1} of ${count}` : "The lesson is over"),
        button({ class: "button button-plain guide-shut", type: "button", onClick: doing.onShut }, span({ "aria-hidden": "true" }, "✕"), span({ class: "unseen" }, "Hide the guide"))),
      div({ class: "guide-words", id: "guide-words", "aria-live": "polite", "aria-atomic": "true" }, other && p({ class: "guide-other" }, other), p(null, words)),
      div({ class: "guide-foot" },
        div({ class: "pips", "aria-hidden": "true" }, course.lesson.steps.map((_, place) => span({ class: "pip", key: place, "data-is": place < course.at ? "done" : place === course.at ? "now" : "ahead" }))),
        h(step ? Ways : Leaving, { course, doing }))));
}

/** @param {{ course: Course, doing: Doing }} props */
const Ways = ({ course: { at, lesson }, doing }) => div({ class: "guide-ways" },
  button({ class: "button button-plain", type: "button", onClick: () => doing.onGo(lesson.steps.length) }, "Skip to the end"),
  at > 0 && button({ class: "button", type: "button", onClick: () => doing.onGo(at - 1) }, "Back"),
  button({ class: "button button-go", type: "button", onClick: () => doing.onGo(at + 1) }, "Show me"));

/** @param {{ course: Course, doing: Doing }} props */
const Leaving = ({ course: { at, lesson, beside }, doing }) => div({ class: "guide-ways" },
  beside.notice && p({ class: "said", role: "alert" }, beside.notice),
  a({ class: "button button-plain", href: `/rules/${lesson.title}` }, "All the rules"),
  button({ class: "button", type: "button", onClick: () => doing.onGo(at - 1) }, "Back"),
  button({ class: "button", type: "button", onClick: () => doing.onGo(0) }, "Once more"),
  button({ class: "button button-go", type: "button", onClick: doing.onPlay }, "Play a real game"));

/** The guide is silent, and comes back when asked.
 * @param {{ onOpen: () => void }} props */
export const Face = ({ onOpen }) =>
  button({ class: "button guide-back", type: "button", onClick: onOpen }, h(Picture, { svg: face("asleep"), class: "guide-back-face" }), "Ask the guide");
