// Written by scripts/web-types; not to be edited.
import type { Prompt, View } from "./contract.js";
/** The option chosen, at the version it was offered at; one receipt is one answer. */
export type Answer = { type: "answer"; key: string; version: string; receipt: string; };
export type AskHint = { type: "hint"; receipt: string; };
export type Chat = { type: "chat"; words: string; receipt: string; };
export type ChatLine = { id: number; part: string; seat: number | null; name: string; words: string; at: number; };
export type ChatLines = { type: "chat"; lines: (ChatLine)[]; };
/** Seconds left, seat by seat, as the reader may know them, and whose time passes. */
export type Clock = { left: (number | null)[]; running: number | null; };
export type Clocks = { type: "clock"; clock: Clock; now: number; };
export type Hint = { type: "hint"; receipt: string; key: string; words: string; reason: string; };
/** One line of the score: what it is called, and what each seat has there. */
export type Line = { id: string; words: string; points: (number)[]; };
export type No = { type: "refused"; receipt: string; code: string; words: string; why: (string)[]; };
/** The end of a game, and the proof of its shuffle. */
export type Over = { verdict: string; result: unknown; lines: (Line)[]; tie_break: string; seed: string; };
export type Ping = { type: "ping"; };
export type Pong = { type: "pong"; };
/** Who sits on a seat, for all to see. */
export type SeatAt = { seat: number; name: string; colour: number; kind: string; bot: string; here: boolean; away: string; leaves_at: number; };
export type Table = { type: "table"; table: TableNow; you: You; };
/** A table as everybody may know it. */
export type TableNow = { id: string; title: string; full_name: string; state: string; label: string; settings: ([string, string])[]; seats: (SeatAt)[]; score: string; undo: boolean; clock: { [name: string]: unknown }; listed: boolean; muted: (number | string)[]; commitment: string; campaign: string; rematch: string; watchers: number; };
export type Taken = { type: "taken"; receipt: string; };
/** One event as the reader may know it, and its sentence, if there is something to say. */
export type Told = { event: { [name: string]: unknown }; words: string; };
/** My last answer is to be taken back. */
export type Undo = { type: "undo"; version: string; receipt: string; };
/** Where a seat stands: its whole view, what it is asked, and what it has not been told. */
export type Update = { type: "update"; version: string; cursor: [number, number]; first: number; again: boolean; events: Told[]; view: View; prompt: Prompt | null; undo: boolean; over: Over | null; };
/** What the reader is at this table. */
export type You = { seats: (number)[]; seat: number | null; host: boolean; };
export type Said = Answer | Undo | Chat | AskHint | Ping;
export type Heard = Update | Table | ChatLines | Clocks | Taken | No | Hint | Pong;
