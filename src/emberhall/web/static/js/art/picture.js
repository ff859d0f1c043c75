// The one place where a drawing becomes an element. A drawing is a string that a module of this folder made; see pen.js on what
// may be in it. What it shows is said in words beside it, so it is hidden from those who listen.
import { useMemo } from "preact/hooks";
import { span } from "../dom.js";

export { memo } from "./memo.js";

/** @param {{ svg: string, class?: string }} props */
export const Picture = ({ svg, class: name = "picture" }) =>
  useMemo(() => span({ class: name, "aria-hidden": "true", dangerouslySetInnerHTML: { __html: svg } }), [svg, name]);
