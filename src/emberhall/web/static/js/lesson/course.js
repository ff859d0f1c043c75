// A lesson as it goes: at which step it is, and the table as it stands there. Pure.
import { emptyChair, start } from "../state.js";

/** @typedef {import("../types/wire.js").Update} Update */
/** @typedef {import("../state.js").State} State */
/** A question of the learner's, and what the guide says there.
 * @typedef {{ update: Update, text: string, answer: string, why: string, rules: string[], targets: string[] }} Step */
/** @typedef {{ title: string, full_name: string, summary: string, names: string[], seat: number, score: string, steps: Step[], end: Update, closing: string }} Lesson */
/** `leapt`: it went back, or over several steps, so that nothing moves; `other`: something else was chosen than the lesson means;
 * `shut`: the guide is silent. What else a table's page knows is in `beside`.
 * @typedef {{ lesson: Lesson, at: number, leapt: boolean, other: boolean, shut: boolean, beside: Partial<State> }} Course */

/** @param {Lesson} lesson @param {Partial<State>} beside @returns {Course} */
export const begun = (lesson, beside) => ({ lesson, at: 0, leapt: true, other: false, shut: false, beside });

/** The step that is open; none at the end.
 * @param {Course} course */
export const stepOf = ({ lesson, at }) => lesson.steps[at] ?? null;

/** At another step; what was said and shown at the last one is over.
 * @param {Course} course @param {number} to @returns {Course} */
export function at(course, to) {
  const there = Math.max(0, Math.min(to, course.lesson.steps.length));
  return { ...course, at: there, leapt: there !== course.at + 1, other: false, shut: false, beside: { ...course.beside, rules: null } };
}

/** The option that the lesson means leads on; any other one only tells why not.
 * @param {Course} course @param {string} key @returns {Course} */
export const chosen = (course, key) =>
  key === stepOf(course)?.answer ? at(course, course.at + 1) : { ...course, other: stepOf(course) !== null, shut: false };

/** What the guide says.
 * @param {Course} course */
export function saidIn(course) {
  const step = stepOf(course);
  if (!step) return { other: "", words: course.lesson.closing };
  return course.other ? { other: "That is allowed, too; the lesson goes another way.", words: step.why } : { other: "", words: step.text };
}

/** The option that the lesson means.
 * @param {Course} course */
export function optionOf(course) {
  const step = stepOf(course);
  return step?.update.prompt?.options.find(({ key }) => key === step.answer) ?? null;
}

/** The table as a page of a table knows it, through the learner's eyes.
 * @param {Course} course @returns {State} */
export function stateOf(course) {
  const { lesson, leapt } = course, step = stepOf(course), name = String(lesson.seat);
  const updates = [...lesson.steps.map((each) => each.update), lesson.end].slice(0, course.at + 1);
  const last = /** @type {Update} */ (updates.at(-1));
  /** @type {import("../state.js").Chair} */
  const chair = {
    ...emptyChair,
    update: { ...last, prompt: step && last.prompt, again: leapt, undo: course.at > 0 },
    told: updates.flatMap(({ events }) => events),
    line: step ? { is: "open" } : { is: "closed", words: "The lesson is over" },
    // a hint without words only points
    hint: step && { type: "hint", receipt: "", key: step.answer, words: "", reason: "" },
  };
  return { ...start, ...course.beside, chairs: { [name]: chair }, at: name, table: tableOf(lesson), you: { seats: [lesson.seat], seat: lesson.seat, host: false } };
}

/** @param {Lesson} lesson @returns {import("../types/wire.js").TableNow} */
const tableOf = ({ title, full_name, names, seat, score }) => ({
  id: "", title, full_name, state: "running", label: "", settings: [], score, undo: true, clock: { kind: "none" }, listed: false, muted: [],
  commitment: "", campaign: "", rematch: "", watchers: 0,
  seats: names.map((name, place) => ({ seat: place, name, colour: place, kind: place === seat ? "me" : "bot", bot: name, here: true, away: "", leaves_at: 0 })),
});
