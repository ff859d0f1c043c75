// The moments that told, in words: for the end of a game, and for the line of its replay. Pure.

/** @typedef {import("./race.js").KeyMoment} KeyMoment */
/** @typedef {import("./race.js").Race} Race */
/** What happened at a moment, whoever it is about, and what was told of it.
 * @typedef {{ moment: number, seat: number | null, isEnding: boolean, headline: string, score: string, words: string }} Told */

const MOST = 6, MOST_SENTENCES = 4, YOU = "You";

/** The race for whoever looks through the eyes of a seat: they are spoken to.
 * @param {Race} race @param {number | null} seat @returns {Race} */
export const spokenTo = (race, seat) => ({ ...race, names: race.names.map((name, place) => (place === seat ? YOU : name)) });

/** All of them; what happened at one moment to one seat is one.
 * @param {Race} race @returns {Told[]} */
export function keyMoments(race) {
  const lead = race.moments.findLast(({ kind }) => kind === "lead");
  /** @type {Map<string, KeyMoment[]>} */
  const together = new Map();
  for (const each of race.moments) together.set(`${each.moment}/${each.seat}`, [...(together.get(`${each.moment}/${each.seat}`) ?? []), each]);
  return [...together.values()].map((parts) => told(race, parts, lead));
}

/** Those to tell a story with: the biggest gains, who took the lead for good, and when the end was in sight.
 * @param {Race} race @returns {Told[]} */
export function story(race) {
  const lead = race.moments.findLast(({ kind }) => kind === "lead"), ending = race.moments.filter(({ kind }) => kind === "ending");
  const fixed = [...(lead ? [lead] : []), ...ending];
  const gains = race.moments.filter(({ kind }) => kind === "gain").sort((one, other) => gain(other) - gain(one)).slice(0, MOST - fixed.length);
  return keyMoments({ ...race, moments: race.moments.filter((each) => fixed.includes(each) || gains.includes(each)) });
}

/** @param {KeyMoment} moment */
const gain = ({ before, after }) => after - before;

/** @param {Race} race @param {KeyMoment[]} parts @param {KeyMoment | undefined} lead @returns {Told} */
function told(race, parts, lead) {
  const first = /** @type {KeyMoment} */ (parts[0]), gained = parts.find(({ kind }) => kind === "gain"), led = parts.find(({ kind }) => kind === "lead");
  const name = first.seat === null ? "" : race.names[first.seat] ?? "";
  const deeds = [gained && deedOfGain(name, gained), led && deedOfLead(race, name, led, led === lead)].filter((deed) => typeof deed === "string");
  return {
    moment: first.moment, seat: first.seat, isEnding: deeds.length === 0,
    headline: deeds.length === 0 ? "The end is in sight" : `${name ? `${name} ` : ""}${deeds.join(" and ")}`,
    score: gained ? `${gained.before} → ${gained.after}` : led ? `${led.after} : ${led.before}` : "",
    words: first.words.slice(0, deeds.length === 0 ? Infinity : MOST_SENTENCES).join(" "),
  };
}

/** @param {string} name @param {KeyMoment} moment */
const deedOfGain = (name, moment) => (name ? `${does(name, "gain")} ${gain(moment)} in one turn` : "The biggest step forward");

/** @param {Race} race @param {string} name @param {KeyMoment} moment @param {boolean} isLast */
const deedOfLead = (race, name, moment, isLast) =>
  moment.moment === race.last ? `${does(name, "take")} the lead at the very end` : `${does(name, "take")} the lead${isLast ? " for good" : ""}`;

/** @param {string} name @param {string} verb */
const does = (name, verb) => (name === YOU ? verb : `${verb}s`);

/** Which of them have room beside each other on a line: those at least so far apart, in hundredths of it.
 * @param {Told[]} moments @param {number} last @param {number} apart @returns {Set<Told>} */
export function apart(moments, last, apart) {
  let at = -Infinity;
  return new Set(moments.filter(({ moment }) => {
    const here = (100 * moment) / Math.max(1, last), fits = here - at >= apart;
    if (fits) at = here;
    return fits;
  }));
}

/** The key moment before or after another, if there is one.
 * @param {Told[]} moments @param {number} at @param {1 | -1} way */
export const next = (moments, at, way) =>
  (way > 0 ? moments.find(({ moment }) => moment > at) : moments.findLast(({ moment }) => moment < at))?.moment ?? null;
