// A first game with a guide: wires the lesson, the table and the keyboard. The only module of the page with a variable that changes.
import { h, render } from "preact";
import { ask, insist, one, remembered } from "./base.js";
import { playBots } from "./begin.js";
import { at, begun, chosen, stateOf, stepOf } from "./lesson/course.js";
import { LessonPage } from "./lesson/page.js";
import { pressed } from "./pressed.js";
import { question } from "./questions.js";

/** @typedef {import("./lesson/course.js").Course} Course */

const root = one("#learn", HTMLElement), title = root.dataset["title"] ?? "";
/** @type {Course | null} */
let course = null;
/** @type {import("./board/title.js").Title | null} */
let board = null;

/** @param {Course} next */
function show(next) {
  const free = document.activeElement === document.body;
  course = next;
  render(h(LessonPage, { course, acts, doing, board }), root);
  // whatever had the focus is gone: the guide has it now, or the way back to it
  if (!free && document.activeElement === document.body) focus();
}

const focus = () => one(".guide, .guide-back", HTMLElement, root).focus({ preventScroll: true });

/** Something changes, once the lesson is here.
 * @param {(course: Course) => Course} change */
const changes = (change) => course && show(change(course));

/** @param {Partial<import("./state.js").State>} change */
const knows = (change) => changes((now) => ({ ...now, beside: { ...now.beside, ...change } }));

const doing = {
  onGo: (/** @type {number} */ to) => changes((now) => at(now, to)),
  onShut: () => changes((now) => ({ ...now, shut: true })),
  onOpen: () => (changes((now) => ({ ...now, shut: false })), focus()),
  onPlay: () => playBots(title, Number(root.dataset["bots"])).catch((error) => knows({ notice: error.message })),
};

const nothing = () => {};

/** @type {import("./acts.js").Acts} */
const acts = {
  onChoose: (key) => changes((now) => chosen(now, key)),
  onUndo: () => changes((now) => at(now, now.at - 1)),
  onHint: doing.onOpen,
  onWhy: why,
  onOpen: (section, open) => course && (course = { ...course, beside: { ...course.beside, open: { ...course.beside.open, [section]: open } } }),
  // nobody else is here, and nothing is kept
  onChat: nothing, onQuiet: nothing, onEarlier: nothing, onLook: nothing, onTry: nothing, onAsk: nothing, onLinks: nothing, onRecovery: nothing,
  onProgram: nothing, onCopy: nothing, onNotices: nothing, onKeys: nothing, onPlain: nothing,
};

/** The rules that a step is about, or no longer. */
async function why() {
  const step = course && stepOf(course);
  if (!course || !step || course.beside.rules) return knows({ rules: null });
  const about = question(stateOf(course)), asked = course.at;
  const rules = await Promise.all(step.rules.map((rule) => ask(`/api/titles/${title}/rules/${rule}`))).catch(() => []);
  if (course.at === asked) knows({ rules: { about, rules } });
}

document.addEventListener("keydown", (event) => {
  if (!course) return;
  const isFree = !(event.target instanceof Element && event.target.closest(".drawer")) && !root.querySelector("[data-touched]");
  if (event.key === "Escape" && isFree && !course.shut) return doing.onShut();
  pressed(event, root, stateOf(course), acts);
});

insist(`/api/titles/${title}/lesson`, (lesson) => {
  root.replaceChildren(); // what stood here while the lesson came
  show(begun(lesson, { keys: remembered("keys") !== "off" }));
  focus();
  if (!root.dataset["board"] || remembered("table") === "plain") return insist(`/api/titles/${title}/schema`, (schema) => knows({ schema }), nothing);
  return import(root.dataset["board"]).then((module) => { board = module.board; changes((now) => ({ ...now })); });
}, ({ message }) => (one(".waits", HTMLElement, root).textContent = message));
