// Who is at the table, and who comes and goes, in words. Pure.

/** @typedef {import("./types/wire.js").SeatAt} SeatAt */
/** @typedef {import("./types/wire.js").TableNow} TableNow */

/** Why a bot plays in somebody's place.
 * @param {SeatAt} seat */
const awayWords = (seat) => ({ left: "has left", absent: "is away", time: "ran out of time" }[seat.away] ?? "is away");

/** How somebody is there, in words; a bot in their place is told with the reason.
 * @param {SeatAt} seat @param {number} now as the hall counts it */
export function presence(seat, now) {
  if (seat.kind === "open") return "free";
  if (seat.kind === "bot") return `a bot: ${seat.bot}`;
  if (seat.away) return `${awayWords(seat)}; a bot plays`;
  if (seat.leaves_at > now) return `gone; a bot sits down in ${Math.ceil(seat.leaves_at - now)} s`;
  if (seat.kind === "program") return seat.here ? "a program" : "a program, not here";
  return seat.here ? "here" : "not here";
}

/** What becomes of somebody's place when they get up, in words for them.
 * @param {TableNow} table @param {number} mine */
export function ifYouLeave({ state, seats, clock }, mine) {
  if (state !== "running") return "If you leave, your chair is free for somebody else.";
  if (seats.some(({ seat, kind, away }) => seat !== mine && kind !== "bot" && !away)) return "If you leave, a bot plays on in your place; you can take the seat back while the game goes on.";
  return clock["kind"] === "none" ? "Nobody else plays now: if you leave, the game waits for you." : "Nobody else plays now: if you leave, the game waits for you, but your time runs on.";
}

/** What changed round the table, in sentences; nothing for whoever has just come.
 * @param {TableNow | null} before @param {TableNow} after */
export function news(before, after) {
  if (!before) return "";
  const again = after.rematch && !before.rematch ? ["There is a rematch."] : [];
  return [...after.seats.flatMap((seat) => move(before.seats[seat.seat], seat)), ...again].join(" ");
}

/** @param {SeatAt | undefined} before @param {SeatAt} after @returns {string[]} */
function move(before, after) {
  if (!before || (before.kind === "open" && after.kind === "open")) return [];
  if (before.kind === "open") return after.kind === "bot" ? [] : [`${after.name} sits down.`];
  if (after.kind === "open") return [`${before.name} got up.`];
  if (after.away && !before.away) return [`${after.name} ${awayWords(after)}: a bot plays in their place.`];
  if (before.away && !after.away) return [`${after.name} is back.`];
  if (after.leaves_at > 0 && !before.leaves_at) return [`${after.name} is gone: a bot sits down soon.`];
  return before.leaves_at > 0 && !after.leaves_at && !after.away ? [`${after.name} stays.`] : [];
}
