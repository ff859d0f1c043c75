// Whose a key moment is, as a picture: a seat's crest, those of a company, or an hourglass where the end draws near.
import { h } from "preact";
import { path, span, svg } from "./dom.js";
import { Crest } from "./crest.js";

/** @param {{ seat: number | null, isEnding: boolean, colours: number[] }} props */
export function Sign({ seat, isEnding, colours }) {
  if (seat !== null) return h(Crest, { colour: colours[seat] ?? seat });
  return isEnding ? h(Hourglass, null) : span({ class: "company", "aria-hidden": "true" }, colours.map((colour, place) => h(Crest, { key: place, colour })));
}

const Hourglass = () =>
  svg({ class: "hourglass", viewBox: "0 0 24 28", "aria-hidden": "true" },
    path({ class: "hourglass-glass", d: "M5.500 4C5.500 10 10.200 11.500 10.200 14S5.500 18 5.500 24H18.500C18.500 18 13.800 16.500 13.800 14S18.500 10 18.500 4Z" }),
    path({ class: "hourglass-sand", d: "M8 9.500H16C15 11.500 13 12.300 12.400 14V20C14.500 20.500 16 21.800 16.300 24H7.700C8 21.800 9.500 20.500 11.600 20V14C11 12.300 9 11.500 8 9.500Z" }),
    path({ class: "hourglass-frame", d: "M4 3.500H20M4 24.500H20" }));
