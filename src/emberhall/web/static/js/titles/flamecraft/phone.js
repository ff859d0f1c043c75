// The table on a phone, a tab at a time: Town, what is mine, the Park with the row, and the others. Pure.
import { area, beside, cells, line, mine, round, stack } from "./areas.js";

/** @typedef {import("./areas.js").Areas} Areas */
/** @typedef {import("./areas.js").Table} Table */
/** @typedef {import("../../board/title.js").Place} Place */

const GAP = 6, COLUMNS = 3, ROOF = 9, LOOK = 116, LOW = 88, PAYING = 190, EDGE = 2, FULL = 12;

/** @param {Table} table @param {import("../../board/title.js").Box} box @returns {Areas} */
export function phone(table, { w, h, tab }) {
  const whole = area(EDGE, 2, w - 2 * EDGE, h - 4), least = { scale: 1, isSmall: true, spaces: new Map(), plates: new Map() };
  const isFull = tab === "town" && table.view.town.length > FULL, pays = tab === "mine" && table.prompt?.payment;
  const [room = whole, look = whole] = stack(whole, [0, isFull ? LOW : pays ? PAYING : LOOK], GAP);
  switch (tab) {
    case "mine": return { ...least, look, ...myTab(table, room) };
    case "park": return { ...least, look, ...parkTab(room) };
    case "others": return { ...least, ...othersTab(table, whole) };
    default: return { ...least, look, ...townTab(table, room) };
  }
}

/** What lies below Town: what is taken there in this question, dragons of the hand or cards of the row; else my goods, unless they are asked for.
 * @param {Table} table @returns {[area: "hand" | "row" | "shelf" | "none", high: number]} */
function below({ prompt, view, seat }) {
  const carried = (prompt?.options ?? []).filter(({ targets: [, to] }) => to && /^(slot|shop):/.test(to)).map(({ targets: [from = ""] }) => from);
  if (carried.some((id) => id.startsWith("dragon:"))) return ["hand", (view.seats[seat ?? 0]?.hand_count ?? 0) > 6 ? 92 : 58];
  if (carried.some((id) => id.startsWith("enchantment:"))) return ["row", 88];
  return prompt?.options.some(({ targets: [first] }) => first?.startsWith("goods:")) ? ["none", 0.1] : ["shelf", 38];
}

/** All shops, and as many empty lots as fill the lines.
 * @param {Table} table @param {Place} room @returns {Partial<Areas>} */
function townTab(table, room) {
  const [along, high] = below(table), [, town = room, strip = room] = stack(room, [ROOF - GAP, 0, high], GAP);
  const built = table.view.spaces.filter(({ shop, facedown }) => shop || facedown).length, isAsked = table.prompt?.options.some(({ targets: [first] }) => first?.startsWith("space:"));
  const cells = isAsked ? table.view.spaces.length : Math.max(9, Math.ceil(built / COLUMNS) * COLUMNS);
  const empty = table.view.spaces.filter(({ shop, facedown }) => !shop && !facedown), spare = new Set(empty.slice(0, Math.max(0, cells - built))), lots = table.view.spaces.filter((each) => !empty.includes(each) || spare.has(each));
  const rows = stack(town, Array.from({ length: Math.ceil(lots.length / COLUMNS) }, () => 0), ROOF).flatMap((each) => line(each, COLUMNS, GAP));
  return { spaces: new Map(lots.map(({ id }, at) => [id, rows[at] ?? town])), [along]: strip };
}

/** @param {Table} table @param {Place} room @returns {Partial<Areas>} */
function myTab(table, room) {
  const me = mine(table), pays = Boolean(table.prompt?.payment), gives = table.prompt?.options.some(({ targets }) => targets.some((id) => id.startsWith("seat:"))) ?? false;
  const cards = me?.hand_count ?? 0, [shelf, second = room, fancies = room] = stack(room, [96, cards === 0 ? 58 : cards > 5 ? 106 : gives || pays || (me?.fancies.length ?? 0) > 4 ? 64 : 92, 0], GAP);
  const hasScored = !pays && (me?.scored.length ?? 0) > 0, [hand, kept] = me?.reserved ? beside(second, [0, 84], GAP) : [second];
  const [open, scored] = hasScored ? stack(fancies, [0, 34], GAP) : [fancies];
  const others = round(table).filter((seat) => seat !== table.seat), plates = cells({ ...fancies, h: Math.min(fancies.h, 58 * Math.ceil(others.length / 2)) }, 2, Math.ceil(others.length / 2), GAP);
  return { shelf, hand, ...(kept ? { kept } : {}), ...(gives ? { plates: new Map(others.map((seat, at) => [seat, plates[at] ?? fancies])) } : { fancies: open, ...(scored ? { scored } : {}) }) };
}

/** @param {Place} room @returns {Partial<Areas>} */
function parkTab(room) {
  const [track, upper = room, square, spells = room, row] = stack(room, [18, 84, 56, 44, 0], GAP);
  const [artisans, park] = beside(upper, [48, 0], GAP), [fancyDeck, deck, shops] = cells(spells, 3, 1, GAP);
  return { track, artisans, park, square, fancyDeck, spells: deck, shops, row };
}

/** @param {Table} table @param {Place} whole @returns {Partial<Areas>} */
function othersTab(table, whole) {
  const seats = round(table);
  if (table.view.solo) {
    const [plate = whole, awards, tokens, achievements, since, look] = stack(whole, [50, 46, 36, 92, 0, LOOK], GAP);
    return { plates: new Map([[seats[0] ?? 0, plate]]), awards, tokens, achievements, since, look };
  }
  const high = seats.map((_, at) => (at === 0 ? 50 : 74)), hasRoom = seats.length < 5, parts = stack(whole, [...high, 0, ...(hasRoom ? [92] : [])], GAP), [since, look] = parts.slice(seats.length);
  return { plates: new Map(seats.map((seat, at) => [seat, parts[at] ?? whole])), ...(hasRoom ? { since, look } : { look: since }) };
}
