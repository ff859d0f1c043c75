// The promise about the shuffle, and what keeps it once the game is over.
import { useState } from "preact/hooks";
import { button, dd, details, div, dl, dt, p, summary } from "./dom.js";

/** @param {{ commitment: string, seed?: string }} props */
export function Proof({ commitment, seed }) {
  const [found, setFound] = useState("");
  return details({ class: "proof" },
    summary(null, seed ? "Proof of the shuffle" : "The shuffle is fixed"),
    p(null, seed
      ? "Before the first turn the table promised this: the SHA-256 of the words “emberhall seed” and the seed. Download the record and run “emberhall verify” on it to check every answer, too."
      : "The seed of this game was fixed before the first turn. This is its SHA-256; the seed is shown at the end, and proves that nobody changed the shuffle."),
    dl({ class: "facts" },
      div({ class: "fact" }, dt(null, "Promised"), dd({ class: "proof-digits" }, commitment)),
      seed && div({ class: "fact" }, dt(null, "Seed"), dd({ class: "proof-digits" }, seed)),
      found && div({ class: "fact" }, dt(null, "Found here"), dd({ class: "proof-digits" }, found))),
    p({ role: "status" }, found && (found === commitment ? "It is as promised." : "This is not what was promised!")),
    seed && crypto.subtle && button({ class: "button", type: "button", onClick: async () => setFound(await digest(`emberhall seed ${seed}`)) }, "Check it here"));
}

/** @param {string} words */
async function digest(words) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
