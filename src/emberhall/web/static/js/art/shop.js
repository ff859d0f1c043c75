// Fronts of shops: the awning in the hue of its good, and a sign that hangs from it.
import { drawn } from "./icons.js";
import { HUES, INK, SIX, circle, group, hueOf, path, round, svg } from "./pen.js";

const CLOTH = "#fff6e3";

/** Scallops in turn coloured and pale; a shop for all goods has all their hues. It is drawn out to the width of its shop.
 * @param {string} kind @param {number} [scallops] */
export function awning(kind, scallops = 8) {
  const wide = 100 / scallops, hue = hueOf(kind).b;
  const cloth = Array.from({ length: scallops }, (_, at) => {
    const fill = at % 2 ? CLOTH : kind === "wild" ? HUES[SIX[(at / 2) % 6] ?? "wheat"].b : hue;
    const d = `M${round(at * wide)} 0h${round(wide)}v13a${round(wide / 2)} 5 0 0 1-${round(wide)} 0Z`;
    return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1" vector-effect="non-scaling-stroke"/>`;
  });
  return `<svg class="awning" viewBox="0 0 100 19" preserveAspectRatio="none" aria-hidden="true">${cloth.join("")}</svg>`;
}

/** The rim of a plaque: the good's hue, or all six. @param {string} kind */
function rim(kind) {
  if (kind !== "wild") return circle(24, 24, 22, hueOf(kind).b, 2);
  return SIX.map((hue, at) => group(`rotate(${at * 60} 24 24)`, path("M24 24 13 5a22 22 0 0 1 22 0Z", HUES[hue].b, 0))).join("") + circle(24, 24, 22, "none", 2);
}

/** A round plaque with something drawn in a box of 24 on it. @param {string} kind @param {string} [emblem] */
export const plaque = (kind, emblem = drawn(kind)) => svg("0 0 48 48", rim(kind) + circle(24, 24, 18, "#fffaf0", 1.2) + group("translate(9 9) scale(1.25)", emblem), "plaque");
