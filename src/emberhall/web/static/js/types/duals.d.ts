// Written by scripts/web-types; not to be edited.
/** Equal tokens in the bag, which everybody may count. */
export type BagToken = { source: { [name: string]: string }; kind: string; name: string; fires_as: (string)[]; counts_as: (string)[]; count: number; chance: Chance; };
export type BagView = { id: string; count: number; tokens: (BagToken)[]; };
/** All is laid out. Each seat knows the cards that went to its own hand. */
export type BoardSetUp = { event: "BoardSetUp"; moves: (Move)[]; around: (string)[]; bag: number; deck: number; };
/** CardDrawn(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type CardDrawn = { event: "CardDrawn"; moves: (Move)[]; seat: number; card: string; };
/** A card of the hand went under the deck; others no longer know any card of that hand. */
export type CardPutUnder = { event: "CardPutUnder"; moves: (Move)[]; seat: number; card: string; };
/** CardScored(seat: 'int', card: 'Id', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type CardScored = { event: "CardScored"; moves: (Move)[]; seat: number; card: string; reputation: number; };
/** A card in a hand was shown to everybody: it moves from that hand to that hand. */
export type CardShown = { event: "CardShown"; moves: (Move)[]; seat: number; card: string; };
/** A card that lay open went into a hand. */
export type CardTaken = { event: "CardTaken"; moves: (Move)[]; seat: number; card: string; };
/** A shop card or a fountain card. */
export type CardView = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; pattern: string; shape: ((number)[])[]; types: (string)[]; reputation: number; };
/** A place where cards lie open. */
export type CardsView = { id: string; cards: (OpenCard)[]; };
/** How likely something is: so many ways of so many. */
export type Chance = { count: number; of: number; };
/** A line of the Fire Up Chart; the last one is the coin's. */
export type ChartRow = { source: { [name: string]: string }; id: string; type: string; name: string; ability: string; words: string; };
/** Solo: nothing could be completed, and a coin was there to pay with. */
export type CoinDemanded = { event: "CoinDemanded"; moves: (Move)[]; seat: number; };
/** CoinSpent(seat: 'int', use: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type CoinSpent = { event: "CoinSpent"; moves: (Move)[]; seat: number; use: string; };
/** A card that an option would complete, and the spaces that match it. */
export type Completion = { card: string; spaces: (string)[]; };
/** A shop card in the deck whose place one knows, having put it there. */
export type DeckCard = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; pattern: string; shape: ((number)[])[]; types: (string)[]; reputation: number; above: number; };
/** Solo: what this turn still demands, a completed card or a coin spent. */
export type Demand = { is_met: boolean; completed: number; can_pay: boolean; };
export type DualsSeat = { id: string; hand_count: number; hand: (OpenCard)[]; hand_pile: Pile; coins: Pile; coins_worth: number; kept: Kept; scored: (CardView)[]; scored_pile: Pile; sheet: (SheetLine)[]; reputation: number; };
export type DualsView = { source: { [name: string]: string }; game: string; seat: number | null; phase: string; round: number | null; turn: number; ending: Ending | null; decks: (Pile)[]; supply: (Pile)[]; spaces: (SpaceView)[]; bag: BagView; extras: TokensView; held: TokensView; rainbow: boolean; coined: boolean; claimed: boolean; in_deck: (DeckCard)[]; display: CardsView; fancies: (FancyView)[]; to_choose: (FancyView)[]; fountain: FountainView | null; demand: Demand | null; chart: (ChartRow)[]; seats: (DualsSeat)[]; };
/** What an option would bring at once, as far as the seat can know. */
export type Effects = { gains: { [name: string]: number }; costs: { [name: string]: number }; completes: (Completion)[]; fires: (string)[]; passes: (string)[]; damage: number; score: number | null; };
/** EndTriggered(by: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type EndTriggered = { event: "EndTriggered"; moves: (Move)[]; by: string; };
/** That a game is coming to its end, or has come to it. */
export type Ending = { reason: string; turns_left: number | null; };
export type Event = Forced | FancyChosen | BoardSetUp | FirstPlayerDrawn | TokenPulled | KeptTokenTakenUp | ExtrasAdded | EndTriggered | TokensReturned | TokenPlaced | FiredUp | TokenMoved | TokensSwapped | CardScored | FountainClaimed | FountainMoved | TokenKept | FountainCardRevealed | CoinSpent | CardDrawn | CardPutUnder | CardTaken | CardShown | OpenCardLaid | SpecialPhaseBegan | GameEnded | CoinDemanded | SoloWon | SoloLost;
/** ExtrasAdded(tokens: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ExtrasAdded = { event: "ExtrasAdded"; moves: (Move)[]; tokens: number; };
/** FancyChosen(seat: 'int', fancy: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FancyChosen = { event: "FancyChosen"; moves: (Move)[]; seat: number; fancy: string; };
/** A fancy dragon: active ones give coins another use, passive ones change the rules. */
export type FancyView = { source: { [name: string]: string }; id: string; fancy: string; name: string; words: string; is_active: boolean; uses_left: number | null; };
/** FiredUp(seat: 'int', type: 'str', space: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FiredUp = { event: "FiredUp"; moves: (Move)[]; seat: number; type: string; space: string; };
/** Each seat drew a token; `first` begins, or nobody as yet. */
export type FirstPlayerDrawn = { event: "FirstPlayerDrawn"; moves: (Move)[]; tokens: (string)[]; first: number; };
/** A seat had one choice only, and the engine took it. Others need not learn that. */
export type Forced = { event: "Forced"; moves: (Move)[]; seat: number; key: string; };
/** FountainCardRevealed(card: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FountainCardRevealed = { event: "FountainCardRevealed"; moves: (Move)[]; card: string; };
/** FountainClaimed(seat: 'int', card: 'Id', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type FountainClaimed = { event: "FountainClaimed"; moves: (Move)[]; seat: number; card: string; reputation: number; };
/** FountainMoved(seat: 'int', space: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FountainMoved = { event: "FountainMoved"; moves: (Move)[]; seat: number; space: string; };
export type FountainView = { id: string; miniature: Miniature; cards: (OpenCard)[]; to_come: number; done: number; of: number; };
/** GameEnded(winners: 'tuple[int, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type GameEnded = { event: "GameEnded"; moves: (Move)[]; winners: (number)[]; };
/** The place for a token that the fountain left to a seat for its next turn. */
export type Kept = { id: string; token: TokenView | null; };
/** KeptTokenTakenUp(seat: 'int', token: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type KeptTokenTakenUp = { event: "KeptTokenTakenUp"; moves: (Move)[]; seat: number; token: string; };
/** A single token that would complete a card. */
export type Lack = { space: string; type: string; };
export type Miniature = { id: string; space: string | null; };
/** Something that went from one place to another, so that a table can move it there. */
export type Move = { kind: string; from: string | null; to: string | null; count: number; thing: string | null; };
/** A card that might be completed, compared with the board as it stands. */
export type OpenCard = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; pattern: string; shape: ((number)[])[]; types: (string)[]; reputation: number; matches: ((string)[])[]; lacks: (Lack)[]; };
/** OpenCardLaid(card: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type OpenCardLaid = { event: "OpenCardLaid"; moves: (Move)[]; card: string; };
export type OptionData = { key: string; words: string; targets: (string)[]; variant: string; effects: Effects; interrupt: boolean; };
/** One part of a prompt's path: what is going on, from the outside in. */
export type PathPart = { words: string; id: string | null; left: number | null; of: number | null; names: (string)[]; };
/** A cost that is being paid, by kind. */
export type Payment = { what: string | null; cost: { [name: string]: number }; paid: { [name: string]: number }; owed: { [name: string]: number }; };
/** Equal things that lie together, or cards face down of which one knows how many. */
export type Pile = { id: string; kind: string; count: number; };
/** The open question, for the seat it is put to. */
export type Prompt = { kind: string; seat: number; words: string; path: (PathPart)[]; why: (string)[]; forced: boolean; payment: Payment | null; options: (OptionData)[]; };
/** Who won, and by which scoring lines. */
export type Result = { ranks: (number)[]; totals: (number)[]; lines: ({ [name: string]: number })[]; award: string; winners: (number)[]; };
/** A line of the score as things stand. */
export type SheetLine = { line: string; words: string; count: number; };
/** SoloLost(reason: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type SoloLost = { event: "SoloLost"; moves: (Move)[]; reason: string; };
/** SoloWon(cards: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type SoloWon = { event: "SoloWon"; moves: (Move)[]; cards: number; };
/** A hex of the board. */
export type SpaceView = { id: string; name: string; row: number; column: number; q: number; r: number; stack: (TokenView)[]; room: number; };
/** SpecialPhaseBegan(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type SpecialPhaseBegan = { event: "SpecialPhaseBegan"; moves: (Move)[]; seat: number; };
/** TokenKept(seat: 'int', token: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenKept = { event: "TokenKept"; moves: (Move)[]; seat: number; token: string; };
/** TokenMoved(seat: 'int', token: 'str', left: 'Id', reached: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenMoved = { event: "TokenMoved"; moves: (Move)[]; seat: number; token: string; left: string; reached: string; };
/** TokenPlaced(seat: 'int', token: 'str', space: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenPlaced = { event: "TokenPlaced"; moves: (Move)[]; seat: number; token: string; space: string; };
/** TokenPulled(seat: 'int', token: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenPulled = { event: "TokenPulled"; moves: (Move)[]; seat: number; token: string; };
/** A dragon token. Its id is where it lies: `token:c3:0` is the lowest on c3. */
export type TokenView = { id: string; kind: string; name: string; fires_as: (string)[]; counts_as: (string)[]; };
/** TokensReturned(seat: 'int', tokens: 'tuple[str, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type TokensReturned = { event: "TokensReturned"; moves: (Move)[]; seat: number; tokens: (string)[]; };
/** TokensSwapped(seat: 'int', token: 'str', space: 'Id', other: 'str', other_space: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type TokensSwapped = { event: "TokensSwapped"; moves: (Move)[]; seat: number; token: string; space: string; other: string; other_space: string; };
/** A place for tokens beside the board. */
export type TokensView = { id: string; tokens: (TokenView)[]; };
export type View = DualsView;
