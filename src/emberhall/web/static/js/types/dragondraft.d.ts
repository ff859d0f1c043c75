// Written by scripts/web-types; not to be edited.
/** A round ended: what still lay on the board was discarded. */
export type BoardCleared = { event: "BoardCleared"; moves: (Move)[]; round: number; };
/** What is printed on every card of a kind; spaces and piles name it by `card` or `kind`. */
export type CardKind = { source: { [name: string]: string }; card: string; name: string; words: string; copies: number; minimum: number; each: number; totals: (number)[]; most: number; goblins: number; };
/** CardTaken(seat: 'int', card: 'str', space: 'Id', thistles: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type CardTaken = { event: "CardTaken"; moves: (Move)[]; seat: number; card: string; space: string; thistles: number; };
/** A card that an option would complete, and the spaces that match it. */
export type Completion = { card: string; spaces: (string)[]; };
/** A corner of a stage, with the spectators of the grandstand in it. */
export type Corner = { id: string; spectators: number | null; };
/** The discard pile. It lies open: anybody may count it. */
export type Discard = { id: string; kind: string; count: number; cards: { [name: string]: number }; };
/** A round began: the discard pile went to the deck, and cards were laid out. */
export type DragonsArrived = { event: "DragonsArrived"; moves: (Move)[]; round: number; cards: number; closed: number; };
/** What an option would bring at once, as far as the seat can know. */
export type Effects = { gains: { [name: string]: number }; costs: { [name: string]: number }; completes: (Completion)[]; fires: (string)[]; passes: (string)[]; damage: number; score: number | null; };
/** That a game is coming to its end, or has come to it. */
export type Ending = { reason: string; turns_left: number | null; };
export type Event = Forced | SheepGiven | DragonsArrived | CardTaken | Passed | SheepTaken | HelpersPaid | GrandstandBuilt | SpecialOffered | ShowHeld | GoblinsKept | HandCleared | BoardCleared | FairEnded;
/** FairEnded(winners: 'tuple[int, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type FairEnded = { event: "FairEnded"; moves: (Move)[]; winners: (number)[]; };
export type FairView = { source: { [name: string]: string }; game: string; seat: number | null; phase: string; round: number | null; turn: number; ending: Ending | null; decks: (Pile)[]; supply: (Pile)[]; variant: string; rounds: number; queue: number; cards: (CardKind)[]; board: ((Space)[])[]; discard: Discard; grandstands: (Grandstands)[]; specials: (Special)[]; sheep: Sheep; seats: (Stage)[]; };
/** A seat had one choice only, and the engine took it. Others need not learn that. */
export type Forced = { event: "Forced"; moves: (Move)[]; seat: number; key: string; };
/** GoblinsKept(seat: 'int', card: 'str', kept: 'int', discarded: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type GoblinsKept = { event: "GoblinsKept"; moves: (Move)[]; seat: number; card: string; kept: number; discarded: number; };
/** GrandstandBuilt(seat: 'int', pile: 'Id', tile: 'Id', corner: 'Id', spectators: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type GrandstandBuilt = { event: "GrandstandBuilt"; moves: (Move)[]; seat: number; pile: string; tile: string; corner: string; spectators: number; };
/** A pile of grandstand tiles. */
export type Grandstands = { id: string; cost: number; tiles: (Tile)[]; };
/** A seat's dragons were discarded, and its thistles went back to their stack. */
export type HandCleared = { event: "HandCleared"; moves: (Move)[]; seat: number; };
/** The cards of one kind in a hand. */
export type HandPile = { id: string; kind: string; count: number; needed: number; };
/** HelpersPaid(seat: 'int', what: 'Id', helpers: 'int', pairs: 'int', lost: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type HelpersPaid = { event: "HelpersPaid"; moves: (Move)[]; seat: number; what: string; helpers: number; pairs: number; lost: number; };
/** Something that went from one place to another, so that a table can move it there. */
export type Move = { kind: string; from: string | null; to: string | null; count: number; thing: string | null; };
export type OptionData = { key: string; words: string; targets: (string)[]; variant: string; effects: Effects; interrupt: boolean; };
/** Somebody had a full hand, or no card was left to take. */
export type Passed = { event: "Passed"; moves: (Move)[]; seat: number; full: boolean; };
/** One part of a prompt's path: what is going on, from the outside in. */
export type PathPart = { words: string; id: string | null; left: number | null; of: number | null; names: (string)[]; };
/** A cost that is being paid, by kind. */
export type Payment = { what: string | null; cost: { [name: string]: number }; paid: { [name: string]: number }; owed: { [name: string]: number }; };
/** Equal things that lie together, or cards face down of which one knows how many. */
export type Pile = { id: string; kind: string; count: number; };
/** Something a seat may set its goblins to work on. */
export type Project = { what: string; short: number; lacks: string | null; };
/** The open question, for the seat it is put to. */
export type Prompt = { kind: string; seat: number; words: string; path: (PathPart)[]; why: (string)[]; forced: boolean; payment: Payment | null; options: (OptionData)[]; };
/** Who won, and by which scoring lines. */
export type Result = { ranks: (number)[]; totals: (number)[]; lines: ({ [name: string]: number })[]; award: string; winners: (number)[]; };
export type Sheep = { id: string; seat: number; };
/** Somebody is the starting player of the first round. */
export type SheepGiven = { event: "SheepGiven"; moves: (Move)[]; seat: number; };
/** The first to pass took the sheep at once, or kept it. */
export type SheepTaken = { event: "SheepTaken"; moves: (Move)[]; seat: number; held_it: boolean; };
/** An evening show, by lines of the score. */
export type Show = { lines: { [name: string]: number }; total: number; };
/** A seat's evening show, with what attracted whom. */
export type ShowHeld = { event: "ShowHeld"; moves: (Move)[]; seat: number; round: number; lines: { [name: string]: number }; total: number; };
/** A space of the board with what lies on it. */
export type Space = { id: string; card: string | null; thistles: number | null; };
/** A special that can be offered. */
export type Special = { source: { [name: string]: string }; special: string; cost: number; figure: string; name: string; words: string; effect: string; count: number; };
/** SpecialOffered(seat: 'int', special: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type SpecialOffered = { event: "SpecialOffered"; moves: (Move)[]; seat: number; special: string; };
/** What lies before one seat: hand, stage and score. */
export type Stage = { id: string; hand_count: number; hand: (HandPile)[]; is_covered: boolean; hand_limit: number; room: number; goblins: number; in_reach: (string)[]; projects: (Project)[]; passed: boolean; corners: (Corner)[]; offers: (Pile)[]; spectators: number; tile: number; marker: number; sheet: { [name: string]: number }; tonight: Show; };
export type Tile = { source: { [name: string]: string }; id: string; spectators: number; };
export type View = FairView;
