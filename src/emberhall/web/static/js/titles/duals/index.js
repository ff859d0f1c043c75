// The table of Duals: nineteen hexes, tokens in stacks, cards with patterns.
import { explain } from "./explain.js";
import { ground } from "./ground.js";
import { flyer, sign } from "./pictures.js";
import { places } from "./places.js";
import { things } from "./things.js";

/** @type {import("../../board/title.js").Title<import("../../types/duals.js").DualsView>} */
export const board = {
  tabs: ({ view }) => [
    { id: "board", words: "Board" }, { id: "bag", words: `Bag ${view.bag.count}` }, { id: "chart", words: view.fancies.length > 0 ? "Fancies" : "Chart" }, { id: "seats", words: "Players" }, { id: "log", words: "Log" },
  ],
  places, ground, things, flyer, explain, icon: sign,
  zones: {
    spaces: "The board", tokens: "Tokens on the board", held: "Token in hand", hand: "Your shop cards", fountain: "The fountain’s cards", figure: "The fountain", display: "Open shop cards",
    piles: "Bag, deck and box", chart: "Fire-up chart", fancies: "Fancy dragons", seats: "Players",
  },
};
