// Dragging: press a lit thing, carry it, let it go over another one. A press without a way is a click.

/** Pixels after which a press is a drag. */
const FAR = 7;

/** @typedef {{ id: string, x: number, y: number, carried: HTMLElement | null }} Grip */

/** Listens on a table's layer; returns how to stop.
 * @param {HTMLElement} layer
 * @param {{ canCarry: (id: string) => boolean, onLift: (id: string) => void, onOver: (id: string) => void, canDrop: (id: string) => boolean, onDrop: (id: string) => void, onMiss: () => void }} acts */
export function dragging(layer, acts) {
  /** @type {Grip | null} */
  let grip = null;
  /** @param {PointerEvent} event */
  function press(event) {
    const id = idAt(event.target);
    if (event.button === 0 && event.isPrimary && id && acts.canCarry(id)) grip = { id, x: event.clientX, y: event.clientY, carried: null };
  }
  /** @param {PointerEvent} event */
  function move(event) {
    if (!grip) return;
    const dx = event.clientX - grip.x, dy = event.clientY - grip.y;
    if (!grip.carried && Math.hypot(dx, dy) < FAR) return;
    grip.carried ??= lift(grip.id, event.pointerId);
    if (!grip.carried) return;
    grip.carried.style.translate = `${dx}px ${dy}px`;
    acts.onOver(under(event));
  }
  /** @param {string} id @param {number} pointer */
  function lift(id, pointer) {
    const piece = layer.querySelector(`[data-id="${CSS.escape(id)}"]`);
    if (!(piece instanceof HTMLElement)) return null;
    layer.setPointerCapture(pointer);
    piece.dataset["carried"] = "";
    acts.onLift(id);
    return piece;
  }
  /** @param {PointerEvent} event */
  function release(event) {
    const held = grip;
    grip = null;
    if (!held?.carried) return;
    const below = event.type === "pointerup" ? under(event) : "";
    settle(held.carried, below !== "");
    layer.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => layer.removeEventListener("click", swallow, { capture: true }), 0);
    if (below) acts.onDrop(below);
    else acts.onMiss();
  }
  /** The lit thing below the pointer, beside what is carried.
   * @param {PointerEvent} event */
  const under = (event) => document.elementsFromPoint(event.clientX, event.clientY).map(idAt).find((id) => id !== "" && acts.canDrop(id)) ?? "";
  const listened = /** @type {const} */ ([["pointerdown", press], ["pointermove", move], ["pointerup", release], ["pointercancel", release]]);
  for (const [name, hears] of listened) layer.addEventListener(name, hears);
  return () => listened.forEach(([name, hears]) => layer.removeEventListener(name, hears));
}

/** Back to its place: at once where it was taken, with a small shake where it was not.
 * @param {HTMLElement} piece @param {boolean} taken */
function settle(piece, taken) {
  const from = piece.style.translate;
  piece.style.translate = "";
  delete piece.dataset["carried"];
  if (taken || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  piece.animate([{ translate: from }, { translate: "0 0", offset: 0.7 }, { translate: "3px 0", offset: 0.85 }, { translate: "0 0" }], { duration: 160, easing: "ease-out" });
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation();

/** The id of the thing that an element belongs to.
 * @param {EventTarget | null} target */
export function idAt(target) {
  const piece = target instanceof Element ? target.closest("[data-id]") : null;
  return piece instanceof HTMLElement ? piece.dataset["id"] ?? "" : "";
}
