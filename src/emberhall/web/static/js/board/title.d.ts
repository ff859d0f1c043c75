// What a title gives so that its table can be drawn: where things lie, and how they look. No socket, no rule, no lifecycle.
import type { Node } from "../dom.js";
import type { Names } from "../labels.js";
import type { State } from "../state.js";
import type { OptionData, Prompt, View } from "../types/contract.js";

/** The room there is, in pixels. A phone shows one tab at a time; all else shows everything. */
export type Box = { w: number; h: number; shape: "wide" | "tall" | "phone"; tab: string };
/** Where something lies in the box: its upper left corner and its size. What lies higher has the greater `z`. */
export type Place = { x: number; y: number; w: number; h: number; z?: number };
/** Something that has an id in the contract: it can be looked at, and touched while it is lit. */
export type Thing = {
  id: string;
  /** What it is called. */
  name: string;
  /** What it says or does, for whoever looks at it closely. */
  words?: string;
  /** Which group it belongs to, a key of `zones`. */
  zone: string;
  /** How it looks; it fills its place. */
  look: Node;
  /** Choosing it completes something: it is lit more brightly. */
  hot?: boolean;
  /** Its frame when lit: round things glow round. */
  round?: boolean;
};
/** All that a title may draw from. */
export type Table<V = View> = {
  view: V;
  /** Whose eyes look; none for a watcher. */
  seat: number | null;
  people: string[];
  /** The colour of each seat. */
  colours: number[];
  names: Names;
  /** The open question, if it is for the reader to answer now. */
  prompt: Prompt | null;
  /** What can be touched next, and the options that this would leave. */
  offers: Map<string, OptionData[]>;
  /** What has been touched already. */
  touched: string[];
  /** What the pointer or the keyboard is at; empty: nothing. */
  at: string;
  /** For seat plates: presence, time and the like. */
  state: State;
};
export type Tab = { id: string; words: string };
/** A title's table. Views are its own type; `View` in the registry. */
export type Title<V = any> = {
  /** What a phone can show, the board first. */
  tabs: (table: Table<V>) => Tab[];
  /** Every id that can be seen, and those that things come from and go to (`bag`, `goods:1:iron`). Pure.
   * Panels of the shared table have ids of their own: `@look` (what is looked at) and `@since` (what happened lately). */
  places: (table: Table<V>, box: Box) => Map<string, Place>;
  /** What lies below all things and is never touched: the board itself, frames and captions. */
  ground: (table: Table<V>, box: Box) => Node;
  /** What lies over all things and is never touched: rods and paths between them. */
  over?: (table: Table<V>, box: Box) => Node | null;
  things: (table: Table<V>, box: Box) => Thing[];
  /** What the groups of things are called, for whoever listens. */
  zones: { [zone: string]: string };
  /** The picture of what flies from one place to another, by the kind of a move; none: nothing flies. */
  flyer: (kind: string) => Node | null;
  /** A closer look at a thing, below its name; else its words and what its options would bring. */
  explain?: (table: Table<V>, id: string) => Node | null;
  /** A small picture of a kind of thing, for costs and payments. */
  icon: (kind: string) => Node | null;
};
