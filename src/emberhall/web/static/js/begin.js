// A game against bots, with one click.
import { ask, me } from "./base.js";

/** Open a table of a title with so many bots, and go there.
 * @param {string} title @param {number} bots */
export async function playBots(title, bots) {
  const seats = [{ kind: "me", ...me() }, ...Array.from({ length: bots }, () => ({ kind: "bot" }))];
  const { table } = await ask("/api/tables", { title, seats });
  location.assign(`/table/${table.id}`);
}
