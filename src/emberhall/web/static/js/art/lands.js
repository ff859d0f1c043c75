// The lands of the Vale as dioramas, 160 × 92.
import { circle, group, own, path } from "./pen.js";

/** The same thing at many places. @param {number[][]} places @param {(x: number, y: number, size: number, index: number) => string} draw */
const at = (places, draw) => places.map(([x = 0, y = 0, size = 1], index) => draw(x, y, size, index)).join("");

/** @satisfies {Record<string, { sky: string, haze: string, ground: () => string }>} */
const LANDS = {
  cave: {
    sky: "#5b4a63", haze: "#7c6678",
    ground: () =>
      path("M0 92V50C30 20 60 14 84 16s56 14 76 36v40Z", "#8a7486", 0) + path("M0 92V66c30-18 130-18 160 0v26Z", "#6d596d", 0) +
      path("M48 92c0-34 12-50 32-50s32 16 32 50Z", "#2a1b30", 0) + circle(70, 68, 3.4, "#ffb84d") + circle(86, 68, 3.4, "#ffb84d") +
      path("M56 92c4-12 12-14 16-22 4 8 20 8 16 22Z", "#f0762f55", 0),
  },
  fortress: {
    sky: "#c98b7a", haze: "#e8b898",
    ground: () =>
      path("M0 92V74c50-12 110-12 160 0v18Z", "#8f6f6c", 0) +
      path("M36 84V40h-4V28h8v6h6v-6h8v6h6v-6h8v12h-4v10h32V40h-4V28h8v6h6v-6h8v6h6v-6h8v12h-4v44Z", "#6f5a6a", 0) +
      path("M64 84V50l16-22 16 22v34Z", "#57455a", 0) + path("M72 84V72c0-10 16-10 16 0v12Z", "#2a1b30", 0) + circle(80, 54, 4, "#fff6c9") +
      path("M80 28V14l14 5-14 5", "#dd5347", 0),
  },
  village: {
    sky: "#f3d9a4", haze: "#fbe9c6",
    ground: () =>
      path("M0 92V70c50-10 110-10 160 0v22Z", "#b9b668", 0) +
      at([[22, 54], [62, 46], [104, 54]], (x, y, _, index) =>
        path(`M${x} ${y + 32}V${y + 10}h30v22Z`, "#fff3da", 2.2) + path(`M${x - 5} ${y + 12}l20-18 20 18Z`, ["#dd5347", "#8497ad", "#e8a850"][index], 2.2) + path(`M${x + 11} ${y + 32}V${y + 20}h8v12`, "#7a4e2c", 1.6)),
  },
  ruins: {
    sky: "#a7b9b0", haze: "#d0dccb",
    ground: () =>
      path("M0 92V72c50-12 110-12 160 0v20Z", "#7f9a72", 0) +
      path("M36 82V34h12v48M44 34c0-22 40-22 40 0v12h-12V36c0-8-16-8-16 0M112 82V44l6-5 8 8v35", "#cfc8b4", 2.2) +
      path("M90 82V62h14v20", "#cfc8b4", 2.2) + path("M36 50h12M112 60h14", "none", 1.6),
  },
  forest: {
    sky: "#7fb08a", haze: "#b9dbb0",
    ground: () =>
      path("M0 92V74c50-10 110-10 160 0v18Z", "#3e7a4a", 0) +
      at([[26, 74, 1], [56, 66, 1.25], [92, 72, 1.1], [128, 70, 1.15]], (x, y, s) =>
        group(`translate(${x} ${y}) scale(${s})`, path("M-3 12V0h6v12Z", "#7a4e2c", 1.6) + path("M0-40 17-14H9L20 2h-40L-9-14h-8Z", "#4f9a58", 2))),
  },
  lake: {
    sky: "#9fd0e6", haze: "#cfeaf2",
    ground: () =>
      path("M0 92V44c40-14 120-14 160 0v48Z", "#6faf7a", 0) + path("M10 92C10 62 40 54 80 54s70 8 70 38Z", "#4d97e0", 0) +
      path("M44 68q8-5 16 0t16 0M84 78q8-5 16 0t16 0M56 86q8-5 16 0", "none", 2.6, "#dff1ff") +
      path("M120 56c0-12 2-18 4-22M127 57c0-9 2-14 5-18", "none", 2.6, "#33733b"),
  },
  pasture: {
    sky: "#bfe0a0", haze: "#e4f3c8",
    ground: () =>
      path("M0 92V62c40-20 70-14 100-4s40 4 60-2v36Z", "#7fbf67", 0) + path("M0 92V78c40-12 100-8 160-2v16Z", "#67a955", 0) +
      at([[42, 62, 1], [96, 70, 1.2], [128, 60, .9]], (x, y, s) =>
        group(`translate(${x} ${y}) scale(${s})`, path("M-3 5v6M5 5v6", "none", 2.6) + path("M-8 4c-5-2-4-10 2-10 2-5 10-5 12 0 6 0 7 8 2 10Z", "#fffaf0", 2) + circle(9, -1, 3.6, "#4a3b52"))),
  },
  peak: {
    sky: "#b5c6e0", haze: "#e3ecf6",
    ground: () =>
      path("M0 92 46 30l24 26 32-46 58 82Z", "#7b86a3", 0) + path("M102 10 84 36l8 6 8-7 8 8 10-6ZM46 30 34 46l6 5 7-5 8 4Z", "#fff", 0) +
      path("M0 92V80c50-8 110-8 160 0v12Z", "#5d6a86", 0),
  },
  quarry: {
    sky: "#d9c3a0", haze: "#efe0c2",
    ground: () =>
      path("M0 92V40h34v14h30v14h36v14h60v10Z", "#b39a78", 0) + path("M0 40h34v14h30v14h36v14h60", "none", 2.6, "#8a7253") +
      path("M104 66 134 36M122 32c8 0 16 6 17 15", "none", 4, "#5d4a35") + path("M14 34l6-10 8 4 4 6Z", "#ad74de", 2),
  },
};

/** @param {string} id */
export function land(id) {
  const { sky, haze, ground } = own(LANDS, id) ?? LANDS.village;
  const air = path("M0 0h160v92H0Z", sky, 0) + path("M0 40C40 30 120 30 160 40v52H0Z", haze, 0);
  return `<svg class="land" viewBox="0 0 160 92" preserveAspectRatio="xMidYMax slice" aria-hidden="true" fill="none" stroke-linejoin="round" stroke-linecap="round">${air}${ground()}</svg>`;
}
