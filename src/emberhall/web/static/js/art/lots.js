// What grows on lots where no shop stands yet, in a box of 140 by 120; each lot has its own.
import { memo } from "./memo.js";
import { HUES, circle, dice, ellipse, faint, group, path, svg } from "./pen.js";

const { leaf, moss, gold, wheat, sky, rose, ruby, slate, violet } = HUES;
const WOOD = "#9a6a3a", PALE = "#fff6e3";

const tree = () => path("M47 84V58h8v26Z", WOOD, 2.4) + path("M51 12c16 0 26 10 26 24S66 62 51 62 25 50 25 36s10-24 26-24Z", leaf.b, 2.6) + path("M38 30c3-6 8-9 14-9", "none", 3, leaf.l) + circle(44, 44, 3, ruby.b, 1.4) + circle(62, 38, 3, ruby.b, 1.4);
const fir = () => path("M46 86V72h8v14Z", WOOD, 2.4) + path("M50 6 70 36H60l16 22H62l14 18H24l14-18H24l16-22H30Z", leaf.d, 2.6) + path("M44 26l6-9 6 9", "none", 2.4, leaf.l);
const lamp = () => path("M50 86V36", "none", 6) + path("M50 86V36", "none", 2.4, slate.b) + path("M40 14h20l-4 22H44Z", gold.l, 2.6) + path("M36 14 50 4l14 10Z", slate.d, 2.6) + circle(50, 25, 4, HUES.ember.b, 0) + path("M40 86h20", "none", 4.4);
const bench = () => path("M22 84V66M78 84V66", "none", 5) + path("M14 62h72v8H14Z", WOOD, 2.6) + path("M16 44h68v7H16ZM16 52.500h68v6H16Z", wheat.b, 2.4) + path("M20 64V42M80 64V42", "none", 3.4);
const pond = () => ellipse(50, 74, 44, 14, sky.b, 2.6) + path("M20 72q8-5 16 0M52 78q8-5 16 0", "none", 2.4, sky.l) + path("M78 66c0-14 2-22 6-28M86 68c0-10 2-16 6-20", "none", 3, leaf.d) + path("M28 66c0-8 8-12 14-8 4-6 12-2 10 4l6 2-7 4c-6 6-20 6-23-2Z", PALE, 2.2) + circle(47, 60, 1.6, "#2c1c33");
const flowers = () => [[24, 60, rose.b], [42, 50, gold.b], [60, 58, violet.b], [78, 52, ruby.b]].map(([x = 0, y = 0, hue = ""]) => path(`M${x} ${Number(y) + 6}V84`, "none", 2.6, leaf.d) + circle(Number(x), Number(y), 8, String(hue), 2.2) + circle(Number(x), Number(y), 3, PALE, 0)).join("") + path("M10 86c10-12 70-12 80 0Z", leaf.b, 2.4);
const cart = () => path("M18 46h58l-6 24H24Z", WOOD, 2.6) + path("M76 50l18-8", "none", 4) + circle(34, 76, 10, wheat.l, 2.8) + circle(62, 76, 10, wheat.l, 2.8) + [[28, 42], [42, 38], [56, 40], [67, 43]].map(([x = 0, y = 0]) => circle(x, y, 8, HUES.ember.b, 2.2)).join("");
const site = () => path("M16 86V34h68v52Z", PALE, 2.6) + path("M8 38 50 10l42 28Z", wheat.b, 2.6) + path("M16 52h68M16 68h68M34 34v52M66 34v52", "none", 2.4, WOOD) + path("M92 86 84 20M104 86 96 20M86 34h12M88 50h12M90 66h12", "none", 3, WOOD);
const shutter = () => path("M10 86V26h80v60Z", PALE, 2.6) + path("M20 40h60v46H20Z", slate.b, 2.4) + path("M20 50h60M20 60h60M20 70h60M20 80h60", "none", 2, slate.d) + path("M6 26 16 8h68l10 18Z", slate.l, 2.6);

const GROWS = [tree, lamp, flowers, fir, bench, pond, cart];

/** A lawn, a path to the street, and what stands there. @param {string} id of a lot, or what is being built */
export const lot = memo((/** @type {string} */ id) => {
  const chance = dice(id), number = Number(id.split(":")[1] ?? 0), grows = id === "site" ? site : id === "shutter" ? shutter : GROWS[number % GROWS.length] ?? tree;
  const lawn = path("M6 88c20-12 108-12 128 0 6 8 6 10 0 10H6c-6 0-6-2 0-10Z", moss.b, 0);
  const tufts = Array.from({ length: 4 }, () => { const x = chance.span(8, 124); return path(`M${x.toFixed(0)} 94l3-7 3 7 3-5`, "none", 1.8, moss.d); }).join("");
  const far = id.startsWith("space") ? group(`translate(${chance.pick([2, 96])} 46) scale(.42)`, chance.pick([tree, fir])()) : "";
  const rise = chance.span(40, 58).toFixed(0), hills = faint(0.3, path(`M-4 100V${rise}C24 ${Number(rise) - 22} 54 ${Number(rise) - 8} 74 ${Number(rise) + 14} 96 ${Number(rise) - 6} 124 ${Number(rise) - 14} 144 ${Number(rise) + 6}V100Z`, moss.b, 0));
  return svg("0 -20 140 120", hills + far + lawn + group("translate(1 -25) scale(1.33)", grows()) + tufts, "scenery").replace("<svg ", '<svg preserveAspectRatio="xMidYMax meet" ');
});
