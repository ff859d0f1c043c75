// Drawings are kept: a face costs a tenth of a millisecond, and the same string lets a page leave its picture alone.

const MOST = 2000;

/** A drawing that is made once for the same arguments; the oldest is forgotten where there are too many.
 * @template {unknown[]} Arguments
 * @param {(...of: Arguments) => string} draw @param {number} [most]
 * @returns {(...of: Arguments) => string} */
export function memo(draw, most = MOST) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return (...of) => {
    const key = JSON.stringify(of), found = kept.get(key);
    if (found !== undefined) return found;
    if (kept.size >= most) for (const oldest of kept.keys()) { kept.delete(oldest); break; }
    const picture = draw(...of);
    kept.set(key, picture);
    return picture;
  };
}
