// The links to a table that this browser was given: while they are good, it is given the same again.
import { ask, remember, remembered } from "./base.js";

/** @typedef {import("./state.js").Links} Links */

/** @param {string} link */
const secret = (link) => link.split("#")[1];

/** @param {string} id of a table @returns {Promise<Links>} */
export async function linksOf(id) {
  const links = await ask(`/api/tables/${id}/links`, JSON.parse(remembered(`links/${id}`) || "{}"));
  remember(`links/${id}`, JSON.stringify({ join: secret(links.join), watch: secret(links.watch) }));
  return links;
}
