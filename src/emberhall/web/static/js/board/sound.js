// Short sounds of our own, made of a few waves: off until somebody wants them.
import { remember, remembered } from "../base.js";

/** Each is a wave, its tones in hertz, and how long each lasts in seconds. */
const SOUNDS = /** @type {const} */ ({
  knock: { wave: "triangle", tones: [196, 147], last: 0.05, loud: 0.16 },
  ting: { wave: "sine", tones: [1319, 1760], last: 0.07, loud: 0.07 },
  chime: { wave: "sine", tones: [523, 659, 784], last: 0.14, loud: 0.09 },
});
/** No more of a burst are heard. */
const MOST = 8;

/** @type {AudioContext | null} */
let speaker = null;

export const isOn = () => remembered("sound") === "on";

/** @param {boolean} on */
export function turn(on) {
  remember("sound", on ? "on" : "off");
  if (on) sound("chime");
}

/** @param {keyof typeof SOUNDS} name @param {number} [after] milliseconds */
export function sound(name, after = 0) {
  if (!isOn()) return;
  speaker ??= new AudioContext();
  const { wave, tones, last, loud } = SOUNDS[name];
  const at = speaker.currentTime + after / 1000;
  tones.forEach((tone, place) => beep(/** @type {AudioContext} */ (speaker), wave, tone, at + place * last, last * 1.6, loud));
}

/** @param {AudioContext} speaker @param {OscillatorType} wave @param {number} tone @param {number} at @param {number} last @param {number} loud */
function beep(speaker, wave, tone, at, last, loud) {
  const source = speaker.createOscillator(), gain = speaker.createGain();
  source.type = wave;
  source.frequency.value = tone;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + last);
  source.connect(gain).connect(speaker.destination);
  source.start(at);
  source.stop(at + last);
}

/** What a film sounds like: coins ring, all else is put down.
 * @param {import("./film.js").Flight[]} flights */
export const soundOf = (flights) => flights.slice(0, MOST).forEach(({ kind, at, last }) => sound(kind === "coin" ? "ting" : "knock", at + last));
