// Tells somebody who looks elsewhere that it is their turn: the page's title, its picture, and a notice if they allowed it.
import { headline } from "./prompt.js";
import { asking } from "./state.js";

let told = "";

/** @param {import("./state.js").State} state */
export function announce(state) {
  const { mine } = headline(state), name = state.table?.full_name ?? "Emberhall";
  const turn = mine || (state.curtain && asking(state).length > 0);
  document.title = turn ? `● Your turn – ${name}` : `${name} – Emberhall`;
  const icon = document.querySelector('link[rel="icon"]');
  const href = new URL(`../art/favicon${turn ? "-turn" : ""}.svg`, import.meta.url).href;
  if (icon instanceof HTMLLinkElement && icon.href !== href) icon.href = href;
  notify(turn ? state.chairs[state.at]?.update?.version ?? "" : "", name, state.table?.id ?? "");
}

/** Once a question, and only while the page is out of sight.
 * @param {string} question @param {string} name @param {string} table */
function notify(question, name, table) {
  if (question === told) return;
  told = question;
  if (!question || !document.hidden || allowed() !== "granted") return;
  try {
    new Notification("Your turn", { body: `${name}: the others wait for you.`, tag: table });
  } catch {
    // Chrome on phones has notices and lets no page make one; the title and the picture must do there
  }
}

/** Whether notices may be shown; empty where the browser has none. */
export const allowed = () => ("Notification" in window ? Notification.permission : "");
