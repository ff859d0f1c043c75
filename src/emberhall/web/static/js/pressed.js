// What a key pressed anywhere on the page of a table does, but in a field.
import { inOrder, meaning } from "./keys.js";
import { asked, chair } from "./state.js";

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {import("./state.js").State} state @param {import("./acts.js").Acts} acts */
export function pressed(event, root, state, acts) {
  const at = event.target;
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || state.curtain) return;
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) return;
  const focus = (/** @type {string} */ selector) => one(root, selector)?.focus();
  const prompt = asked(chair(state)), piece = one(root, '.piece[tabindex="0"]');
  if (event.key.startsWith("Arrow") && piece && !(at instanceof Element && at.closest(".pieces, .drawer, .board-ending, [tabindex='0']:not(.piece)"))) {
    event.preventDefault();
    return piece.focus();
  }
  if (event.key === "ArrowDown" && prompt && !(at instanceof Element && at.closest(".options, .log-roll, .chat-roll"))) {
    event.preventDefault();
    return focus(".option");
  }
  const meant = state.keys ? meaning(event.key, inOrder(prompt?.options ?? [])) : null;
  if (!meant) return;
  event.preventDefault();
  if ("choose" in meant) return acts.onChoose(meant.choose);
  ({ hint: acts.onHint, undo: acts.onUndo, why: acts.onWhy, find: () => focus("[data-find]"), options: () => (piece ? document.dispatchEvent(new Event("options")) : focus(".option")) })[meant.act]();
}

/** @param {HTMLElement} root @param {string} selector */
function one(root, selector) {
  const found = root.querySelector(selector);
  return found instanceof HTMLElement ? found : null;
}
