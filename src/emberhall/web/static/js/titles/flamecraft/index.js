// Flamecraft's table: the street of shops, the Park, the row of enchantments, what everybody has.
import { explain } from "./explain.js";
import { ground } from "./ground.js";
import { over } from "./over.js";
import { icon } from "./parts.js";
import { places } from "./places.js";
import { things } from "./things.js";

const TYPES = new Set(["bread", "meat", "iron", "crystal", "plant", "potion"]);

/** What flies: pawns and tokens go themselves, goods and coins as icons, all else as a card.
 * @param {string} kind */
const flyer = (kind) => (kind === "pawn" || kind === "token" ? null : icon(TYPES.has(kind) || kind === "coin" || kind === "reputation" ? kind : "draw"));

/** @type {import("../../board/title.js").Title<import("../../types/flamecraft.js").FlamecraftView>} */
export const board = {
  tabs: ({ view }) => [{ id: "town", words: "Town" }, { id: "mine", words: "Mine" }, { id: "park", words: "Park" }, { id: "others", words: view.solo ? "Awards" : "Others" }],
  places, ground, things, explain, icon, flyer, over,
  zones: {
    town: "Shops of Town", windows: "Slots and dragons in Town", visitors: "Visitors", lots: "Lots", park: "The Park", square: "The square", row: "Enchantments", decks: "Decks",
    goods: "Goods", hand: "Hand", fancies: "Fancies", seats: "Seats", awards: "Awards",
  },
};
