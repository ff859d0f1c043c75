// Shows a film: things that lie on the table come from where they were, and pictures of all else fly over it.
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { div } from "../dom.js";

/** @typedef {import("./film.js").Flight} Flight */

const EASE = "cubic-bezier(.2, .8, .2, 1)";

/** @param {{ flights: Flight[], reel: string, flyer: (kind: string) => import("../dom.js").Node | null }} props
 * A film is shown once for each `reel`, which names it. */
export function Flights({ flights, reel, flyer }) {
  const layer = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const here = layer.current;
    if (here && flights.length > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches) play(here, flights);
  }, [reel]);
  return div({ class: "flights", "aria-hidden": "true", ref: layer },
    flights.map((flight, place) => (flight.thing ? null : h(Flyer, { key: `${reel}/${place}`, flight, look: flyer(flight.kind) }))));
}

/** @param {{ flight: Flight, look: import("../dom.js").Node | null }} props */
const Flyer = ({ flight: { to }, look }) => div({ class: "flyer", style: { width: `${sizeOf(to)}px`, height: `${sizeOf(to)}px` } }, look);

/** How large what flies is: it fits where it lands.
 * @param {import("./title.js").Place} to */
const sizeOf = (to) => Math.max(22, Math.min(56, to.w, to.h));

/** @param {HTMLElement} layer @param {Flight[]} flights */
function play(layer, flights) {
  const flyers = [...layer.children];
  for (const flight of flights) {
    const piece = flight.thing ? document.getElementById(`thing-${flight.thing}`) : flyers.shift();
    if (piece instanceof HTMLElement) (flight.thing ? come : fly)(piece, flight);
  }
}

/** A thing that lies where it belongs is shown where it was until its turn has come.
 * @param {HTMLElement} piece @param {Flight} flight */
function come(piece, { from, to, at, last }) {
  const [dx, dy] = way(to, from);
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { delay: at, duration: last, easing: EASE, fill: "backwards" });
}

/** @param {HTMLElement} piece @param {Flight} flight */
function fly(piece, { from, to, at, last }) {
  const half = sizeOf(to) / 2, start = centred(from, half), end = centred(to, half);
  piece.animate([{ opacity: 1, translate: start }, { opacity: 1, translate: end, offset: 0.85 }, { opacity: 0, translate: end }], { delay: at, duration: last * 1.2, easing: EASE });
}

/** @param {import("./title.js").Place} from @param {import("./title.js").Place} to @returns {[number, number]} */
const way = (from, to) => [to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2];

/** @param {import("./title.js").Place} place @param {number} half of the size of what flies: nothing is measured, for that would lay the page out */
const centred = (place, half) => `${place.x + place.w / 2 - half}px ${place.y + place.h / 2 - half}px`;
