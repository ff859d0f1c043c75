// Draws what it is asked for: { family: cards } comes in, { family: { name: drawing } } goes out.
import * as duals from "../../src/emberhall/web/static/js/art/duals.js";
import * as flamecraft from "../../src/emberhall/web/static/js/art/flamecraft.js";
import { token } from "../../src/emberhall/web/static/js/art/token.js";

const DRAW = {
  "flamecraft shops": (card) => flamecraft.shopSign(card, card.icon),
  "flamecraft fancies": flamecraft.fancy,
  "flamecraft companions": flamecraft.companion,
  "flamecraft enchantments": flamecraft.enchantment,
  "flamecraft achievements": flamecraft.achievement,
  "flamecraft artisans": (card) => flamecraft.artisan(card.icon, card.card),
  "duals fancies": (card) => duals.fancy({ fancy: card.card }),
  "duals tokens": (card) => token(card.card),
  "duals cards": duals.cardPattern,
};

let asked = "";
for await (const part of process.stdin) asked += part;
const pictures = Object.entries(JSON.parse(asked)).map(([family, cards]) => [family, Object.fromEntries(cards.map((card) => [card.card, DRAW[family](card)]))]);
process.stdout.write(JSON.stringify(Object.fromEntries(pictures)));
