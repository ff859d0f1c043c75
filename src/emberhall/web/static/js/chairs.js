// What is free at a table for whoever comes by its link, and what they are told where nothing is. Pure.

/** @typedef {import("./types/wire.js").TableNow} TableNow */

/** @param {TableNow} table */
export const nameOf = (table) => table.label || table.full_name;

/** The chairs on which somebody may still sit down.
 * @param {TableNow} table */
export const freeChairs = (table) =>
  table.state === "gathering" ? table.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat) : [];

/** The crests that somebody has.
 * @param {TableNow} table */
export const taken = (table) => table.seats.filter(({ kind }) => kind !== "open").map(({ colour }) => String(colour));

/** Why nobody can sit down any more, and what there is to see.
 * @param {TableNow} table */
export function tooLate(table) {
  const name = nameOf(table);
  if (table.state === "running") return { heading: "The game has begun", words: `${name} is being played, and no chair is free. You can look on.` };
  if (table.state === "over") return { heading: "The game is over", words: `${name} has been played. You can look at how it ended.` };
  if (table.state === "closed") return { heading: "The table is closed", words: `${name} is not played any more. You can look at what is left of it.` };
  return { heading: "No chair is free", words: `At ${name} every chair is taken. You can look on.` };
}
