// From what stands in the form of a new table to what the hall is asked for. Pure: no element is touched.

/** @typedef {{ kind: string, name?: string, colour: number, bot?: string, words: string }} Chair */

const COLOURS = 5;
/** In place of a bot's spec, of which none begins so. */
const OWN_PROGRAM = "@program";

/** Everybody's chair: I have the crest I chose, the others the next that are free. @param {FormData} said @param {number} count @returns {Chair[]} */
export function chairs(said, count) {
  const mine = Number(said.get("colour"));
  const kinds = Array.from({ length: count }, (_, seat) => String(said.get(`kind-${seat}`)));
  const others = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => colour !== mine || !kinds.includes("me"));
  return kinds.map((kind, seat) => ({ ...who(said, kind, seat), colour: kind === "me" ? mine : others.shift() ?? seat }));
}

/** @param {FormData} said @param {string} kind @param {number} seat */
function who(said, kind, seat) {
  const here = String(said.get(`here-${seat}`) ?? "").trim();
  const bot = String(said.get(`bot-${seat}`) ?? "");
  if (kind === "me") return { kind, name: String(said.get("name")).trim(), words: "you" };
  if (kind === "here") return { kind: "me", name: here, words: here || "somebody here" };
  if (kind === "bot" && bot === OWN_PROGRAM) return { kind: "program", words: "a program of yours" };
  if (kind === "bot") return { kind, bot, words: "a bot" };
  return { kind: "open", words: "a friend by link" };
}

/** @param {FormData} said @param {number} count @returns {Record<string, string>} as people write them: `yes`, `2`, `flair,todd` */
export function settings(said, count) {
  const prefix = `${count}.`;
  const given = [...said.keys()].filter((key) => key.startsWith(prefix) && !key.endsWith("@"));
  return Object.fromEntries(given.map((key) => {
    const chosen = String(said.get(key));
    return [key.slice(prefix.length), chosen === "@" ? said.getAll(`${key}@`).join(",") : chosen];
  }));
}

/** @param {FormData} said */
export function clock(said) {
  if (said.get("clock") === "live") return { kind: "live", bank: Number(said.get("bank")), move: Number(said.get("move")) };
  if (said.get("clock") === "days") return { kind: "days", days: Number(said.get("days")) };
  return {};
}

/** The table in a few words. @param {string} name @param {Chair[]} seated @param {[string, string][]} chosen @param {FormData} said */
export function summed(name, seated, chosen, said) {
  const modes = chosen.map(([label, value]) => (value.startsWith(label) ? lowered(value) : `${label.toLowerCase()}: ${lowered(value)}`)).join(", ");
  const clocks = { live: "With a clock.", days: "By correspondence." };
  return [
    `A table of ${name} for ${seated.length}: ${listed(grouped(seated.map((chair) => chair.words)))}.`,
    modes && `${modes[0]?.toUpperCase()}${modes.slice(1)}.`,
    clocks[/** @type {"live"} */ (said.get("clock"))] ?? "No clock.",
    said.has("listed") ? "Everybody may watch." : "Only by link.",
  ].filter(Boolean).join(" ");
}

/** Bots and friends counted: `2 bots`. @param {string[]} words */
function grouped(words) {
  const plural = new Map([["a bot", "bots"], ["a program of yours", "programs of yours"], ["a friend by link", "friends by link"], ["somebody here", "people here"]]);
  return [...new Set(words)].map((each) => {
    const same = words.filter((other) => other === each).length;
    return same > 1 && plural.has(each) ? `${same} ${plural.get(each)}` : each;
  });
}

/** @param {string[]} words */
const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

/** Only its first word: names keep their capitals. @param {string} words */
const lowered = (words) => `${words[0]?.toLowerCase() ?? ""}${words.slice(1)}`;
