// The race of a game that is over, as numbers to draw: shares of a hundred, across by moments and down from the top. Pure.

/** @typedef {{ moment: number, totals: number[] }} Point */
/** @typedef {{ moment: number, kind: string, seat: number | null, before: number, after: number, words: string[] }} KeyMoment */
/** What the hall tells of it: the crests of the seats, what is counted, and the number of the last moment.
 * @typedef {{ names: string[], colours: number[], score: string, together: boolean, last: number, points: Point[], moments: KeyMoment[] }} Race */
/** What lies between the lowest and the highest total, with the round numbers to draw a line at.
 * @typedef {{ low: number, high: number, ticks: number[] }} Scale */

/** Seats that have a line of their own: who plays together shares one.
 * @param {Race} race */
export const runners = (race) => (race.together ? [0] : race.names.map((_, seat) => seat));

/** Whether anybody ever moved.
 * @param {Race} race */
export const isRun = ({ points }) => points.some(({ totals }) => totals.some((total, seat) => total !== points[0]?.totals[seat]));

/** @param {Race} race @returns {Scale} */
export function scale({ points }) {
  const all = points.flatMap(({ totals }) => totals), low = Math.min(0, ...all), high = Math.max(1, ...all);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 4) ?? 1_000;
  const first = Math.ceil(low / step);
  return { low, high, ticks: Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step) };
}

/** How far across a moment is. @param {Race} race @param {number} moment */
export const across = ({ last }, moment) => round((100 * moment) / Math.max(1, last));

/** How far down a total is. @param {Scale} scale @param {number} total */
export const down = ({ low, high }, total) => round((100 * (high - total)) / (high - low));

/** @param {number} share */
const round = (share) => Math.round(share * 100) / 100;

/** A seat's line: level until its total changes.
 * @param {Race} race @param {Scale} scale @param {number} seat */
export const stairs = (race, scale, seat) =>
  race.points.map(({ moment, totals }, place) => {
    const x = across(race, moment), y = down(scale, totals[seat] ?? 0);
    return place === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  }).join("");

/** Everybody's total at a moment. @param {Race} race @param {number} moment */
export const totalsAt = ({ points }, moment) => points.findLast((point) => point.moment <= moment)?.totals ?? points[0]?.totals ?? [];

/** What to write beside the end of each line, first the highest: apart from each other by some share, and none below the last line.
 * @param {Race} race @param {Scale} scale @param {number} apart @returns {{ seat: number, total: number, top: number }[]} */
export function finishes(race, scale, apart) {
  const totals = race.points.at(-1)?.totals ?? [];
  const ends = runners(race).map((seat) => ({ seat, total: totals[seat] ?? 0, top: down(scale, totals[seat] ?? 0) })).sort((one, other) => one.top - other.top);
  ends.forEach((end, place) => (end.top = Math.max(end.top, (ends[place - 1]?.top ?? -apart) + apart)));
  ends.reverse().forEach((end, place) => (end.top = Math.min(end.top, (ends[place - 1]?.top ?? 100 + apart) - apart)));
  return ends.reverse();
}

/** @template T @param {T[]} all @param {number} most @returns {T[]} the first, the last, and as many between as fit */
export const few = (all, most) => (all.length <= most ? all : Array.from({ length: most }, (_, place) => /** @type {T} */ (all[Math.round((place * (all.length - 1)) / (most - 1))])));
