// How far a story has been told: it goes on by itself, line by line, and whoever will not wait skips to its end.
import { useEffect, useState } from "preact/hooks";

const LINE = 480, LONGEST = 6_000;

/** @param {number} lines @returns {{ at: number, isTold: boolean, skip: () => void, again: () => void }} how many lines are told; a part of one is under way */
export function useTelling(lines) {
  const [at, setAt] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? lines : 0)), [times, setTimes] = useState(0);
  useEffect(() => {
    if (at >= lines) return;
    const line = Math.min(LINE, LONGEST / lines), begun = performance.now() - at * line;
    let frame = requestAnimationFrame(function on(now) {
      setAt((was) => (was >= lines ? was : Math.min(lines, (now - begun) / line))); // who skipped is there already
      if (now - begun < lines * line) frame = requestAnimationFrame(on);
    });
    return () => cancelAnimationFrame(frame);
  }, [times, at >= lines]);
  return { at, isTold: at >= lines, skip: () => setAt(lines), again: () => { setAt(0); setTimes(times + 1); } };
}

/** How much of a number is counted when so much of its line is told. Pure.
 * @param {number} number @param {number} line @param {number} at */
export const counted = (number, line, at) => Math.round(number * (1 - (1 - Math.max(0, Math.min(1, (at - line) * 1.4))) ** 3));
