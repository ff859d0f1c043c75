// A seat's crest: a colour and a device, so that it reads without colour.
import { path, svg } from "./dom.js";

const SHIELD = "M3 3h34v24c0 9-8 14-17 17C11 41 3 36 3 27Z";
const DEVICES = [
  "M20 10c.6 3.400 5.800 6 5.800 11.600a5.800 5.800 0 0 1-11.600 0c0-2.600 1.300-4 2.300-5.300.3 1.300.9 2 1.700 2.400-.4-4.100.4-6.700 1.800-8.700Z",
  "M9 16C12 11 15 13 17 16S22 21 25 17 29 13 31 15L31 20C29 18 27 19 25 22S19 25 16 21 12 18 9 21ZM10 26C13 22 15 23 17 26S22 30 25 27 28 24 30 25L28 30C27 29 26 30 24 32S18 34 16 31 13 29 11 30Z",
  "M20 10.600l2.700 5.900 6.400.7-4.800 4.300 1.400 6.300-5.700-3.200-5.700 3.200 1.400-6.300-4.800-4.300 6.400-.7Z",
  "M20 9l2.200 5 5-2.200-2.200 5 5 2.200-5 2.200 2.200 5-5-2.200-2.200 5-2.200-5-5 2.200 2.200-5-5-2.200 5-2.200-2.200-5 5 2.200Z",
  "M29 10C17 10 12 15 12 28 24 28 29 23 29 10Z",
];

/** @param {{ colour: number }} props */
export const Crest = ({ colour }) =>
  svg({ class: "crest", viewBox: "0 0 40 46", "aria-hidden": "true", "data-colour": String(colour % DEVICES.length) },
    path({ class: "crest-shield", d: SHIELD }), path({ class: "crest-device", d: DEVICES[colour % DEVICES.length] }));
