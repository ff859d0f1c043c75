// What happened since the reader's last turn. Pure.

/** @typedef {import("../types/wire.js").Told} Told */

const MOST = 40;

/** All that was told after the reader's last turn, the present turn included; of watchers, the latest.
 * @param {Told[]} told @param {number | null} seat @returns {Told[]} */
export function lately(told, seat) {
  let at = told.length;
  const isMine = (/** @type {number} */ place) => told[place]?.event["seat"] === seat;
  const isOthers = (/** @type {number} */ place) => typeof told[place]?.event["seat"] === "number" && !isMine(place);
  if (seat !== null) {
    while (at > 0 && !isOthers(at - 1)) at -= 1;
    while (at > 0 && !isMine(at - 1)) at -= 1;
  }
  return told.slice(Math.max(at === 0 || seat === null ? 0 : at, told.length - MOST));
}
