// From what stands in the form of a new table to what the hall is asked for. Pure: no element is touched.

/** @typedef {{ kind: string, name?: string, colour: number, bot?: string, words: string }} Chair */

const COLOURS = 5;
/** In place of a bot's spec, of which none begins so. */
const OWN_PROGRAM = "@program";

/** Everybody's chair: I have the crest I chose, the others the next that are free.
 * @param {FormData} said @param {number} count @param {Map<string, string>} bots what they are called, by spec @returns {Chair[]} */
export function chairs(said, count, bots) {
  const mine = Number(said.get("colour"));
  const kinds = Array.from({ length: count }, (_, seat) => String(said.get(`kind-${seat}`)));
  const others = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => colour !== mine || !kinds.includes("me"));
  return kinds.map((kind, seat) => ({ ...who(said, kind, seat, bots), colour: kind === "me" ? mine : others.shift() ?? seat }));
}

/** @param {FormData} said @param {string} kind @param {number} seat @param {Map<string, string>} bots */
function who(said, kind, seat, bots) {
  const here = String(said.get(`here-${seat}`) ?? "").trim();
  const bot = String(said.get(`bot-${seat}`) ?? "");
  if (kind === "me") return { kind, name: String(said.get("name")).trim(), words: "you" };
  if (kind === "here") return { kind: "me", name: here, words: here || "somebody here" };
  if (kind === "bot" && bot === OWN_PROGRAM) return { kind: "program", words: "a program of yours" };
  if (kind === "bot") return { kind, bot, words: botWords(bots.get(bot) ?? "") };
  return { kind: "open", words: "a friend by link" };
}

/** From `Greedy, skilled` to `a skilled bot`. @param {string} name */
function botWords(name) {
  const how = name.split(", ")[1];
  return how ? `a ${how} bot` : "a bot";
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

/** @param {FormData} said @returns {{ kind?: string, days?: number, bank?: number, move?: number }} */
export function clock(said) {
  if (said.get("clock") === "live") return { kind: "live", bank: Number(said.get("bank")), move: Number(said.get("move")) };
  if (said.get("clock") === "days") return { kind: "days", days: Number(said.get("days")) };
  return {};
}

/** The table in a sentence. @param {string} name @param {boolean} together whether all are on one side
 * @param {Chair[]} seated @param {string[]} modes @param {FormData} said */
export function summed(name, together, seated, modes, said) {
  const how = [company(seated.map((chair) => chair.words), together), ...modes].join(", ");
  return `${name}: ${how}. ${clockWords(clock(said))}, ${said.has("listed") ? "everybody may watch" : "only by link"}.`;
}

/** @param {string[]} seated @param {boolean} together */
function company(seated, together) {
  const others = seated.filter((words) => words !== "you");
  if (seated.length === 1) return `${seated[0]} alone`;
  if (others.length === seated.length) return listed(grouped(seated));
  return together ? `${listed(["you", ...grouped(others)])} together` : `you against ${listed(grouped(others))}`;
}

/** @param {ReturnType<typeof clock>} kind */
function clockWords({ days, bank, move }) {
  if (days) return `${days === 1 ? "A day" : `${days} days`} for each move`;
  if (bank && move) return `${bank / 60} minutes each, and ${move === 60 ? "a minute" : `${move} seconds`} for each move`;
  return "No clock";
}

/** Bots and friends counted: `2 skilled bots`. @param {string[]} words */
function grouped(words) {
  const plural = new Map([["a program of yours", "programs of yours"], ["a friend by link", "friends by link"], ["somebody here", "people here"]]);
  return [...new Set(words)].map((each) => {
    const same = words.filter((other) => other === each).length;
    const many = plural.get(each) ?? (each.endsWith(" bot") ? `${each.slice(2)}s` : "");
    return same > 1 && many ? `${same} ${many}` : each;
  });
}

/** @param {string[]} words */
const listed = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);
