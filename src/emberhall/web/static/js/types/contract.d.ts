// Written by scripts/web-types; not to be edited.
/** A card that an option would complete, and the spaces that match it. */
export type Completion = { card: string; spaces: (string)[]; };
/** What an option would bring at once, as far as the seat can know. */
export type Effects = { gains: { [name: string]: number }; costs: { [name: string]: number }; completes: (Completion)[]; fires: (string)[]; passes: (string)[]; damage: number; score: number | null; };
export type OptionData = { key: string; words: string; targets: (string)[]; variant: string; effects: Effects; interrupt: boolean; };
/** One part of a prompt's path: what is going on, from the outside in. */
export type PathPart = { words: string; id: string | null; left: number | null; of: number | null; names: (string)[]; };
/** A cost that is being paid, by kind. */
export type Payment = { what: string | null; cost: { [name: string]: number }; paid: { [name: string]: number }; owed: { [name: string]: number }; };
/** The open question, for the seat it is put to. */
export type Prompt = { kind: string; seat: number; words: string; path: (PathPart)[]; why: (string)[]; forced: boolean; payment: Payment | null; options: (OptionData)[]; };
/** What every title's view has; its own types say the rest. */
export type View = {
  game: string; seat: number | null; phase: string; round: number | null; turn: number;
  seats: ({ id: string; [field: string]: unknown })[]; [field: string]: unknown;
};
