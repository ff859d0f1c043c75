// Written by scripts/web-types; not to be edited.
/** AbilityUsed(seat: 'int', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type AbilityUsed = { event: "AbilityUsed"; moves: (Move)[]; seat: number; shop: string; };
export type Achievement = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; progress: number; max: number; is_reached: boolean; is_unlocked: boolean; is_new: boolean; };
/** AchievementUnlocked(achievement: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type AchievementUnlocked = { event: "AchievementUnlocked"; moves: (Move)[]; achievement: string; };
/** A space of Dragon Alley. */
export type AlleySpace = { id: string; reward: { [name: string]: number }; words: string; coins: number; };
/** From the deck: only its owner knows which. */
export type ArtisanDrawn = { event: "ArtisanDrawn"; moves: (Move)[]; seat: number; dragon: string | null; };
/** ArtisanGiven(seat: 'int', to: 'int | None', dragon: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ArtisanGiven = { event: "ArtisanGiven"; moves: (Move)[]; seat: number; to: number | null; dragon: string; };
/** ArtisanPlaced(seat: 'int', dragon: 'Id', shop: 'Id', slot: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ArtisanPlaced = { event: "ArtisanPlaced"; moves: (Move)[]; seat: number; dragon: string; shop: string; slot: string; };
/** ArtisanReplaced(seat: 'int', old: 'Id', new: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ArtisanReplaced = { event: "ArtisanReplaced"; moves: (Move)[]; seat: number; old: string; new: string; };
/** ArtisanShown(seat: 'int', dragon: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ArtisanShown = { event: "ArtisanShown"; moves: (Move)[]; seat: number; dragon: string; };
/** From the Park. */
export type ArtisanTaken = { event: "ArtisanTaken"; moves: (Move)[]; seat: number; dragon: string; };
/** One that was shown goes back to the hand. */
export type ArtisanTakenBack = { event: "ArtisanTakenBack"; moves: (Move)[]; seat: number; dragon: string; };
/** Matches: the pair is shown. */
export type ArtisansReturned = { event: "ArtisansReturned"; moves: (Move)[]; seat: number; count: number; type: string; };
/** In the Park. */
export type ArtisansRevealed = { event: "ArtisansRevealed"; moves: (Move)[]; dragons: (string)[]; };
export type Award = { source: { [name: string]: string }; card: string; name: string; least: number; unlocks: number; is_earned: boolean; };
/** The artisans and the fancies a seat begins with; only their owner knows which. */
export type CardsDealt = { event: "CardsDealt"; moves: (Move)[]; seat: number; };
/** An enchantment that matches a shop. */
export type Cast = { enchantment: string; short: number; };
/** CoinFlipped(seat: 'int', heads: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type CoinFlipped = { event: "CoinFlipped"; moves: (Move)[]; seat: number; heads: boolean; };
/** In Dragon Alley, for another turn. */
export type CoinsLeft = { event: "CoinsLeft"; moves: (Move)[]; seat: number; coins: number; };
/** Out of Dragon Alley. */
export type CoinsTaken = { event: "CoinsTaken"; moves: (Move)[]; seat: number; coins: number; };
/** For as much reputation. */
export type CoinsTurnedIn = { event: "CoinsTurnedIn"; moves: (Move)[]; seat: number; coins: number; };
export type Companion = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; once: boolean; used: boolean; };
/** CompanionDealt(seat: 'int', companion: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type CompanionDealt = { event: "CompanionDealt"; moves: (Move)[]; seat: number; companion: string; };
/** CompanionUsed(seat: 'int', companion: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type CompanionUsed = { event: "CompanionUsed"; moves: (Move)[]; seat: number; companion: string; };
/** A card that an option would complete, and the spaces that match it. */
export type Completion = { card: string; spaces: (string)[]; };
/** An artisan dragon whose face can be seen. */
export type Dragon = { source: { [name: string]: string }; id: string; kind: string; name: string; words: string; };
/** Where one artisan can lie. */
export type DragonPlace = { id: string; dragon: Dragon | null; };
/** At the limit: only its owner knows which. */
export type DragonReturned = { event: "DragonReturned"; moves: (Move)[]; seat: number; dragon: string | null; };
/** A type of dragon and the good that belongs to it. */
export type DragonType = { source: { [name: string]: string }; kind: string; name: string; ability: string; words: string; };
/** DragonsSwapped(seat: 'int', dragon: 'Id', other: 'Id', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type DragonsSwapped = { event: "DragonsSwapped"; moves: (Move)[]; seat: number; dragon: string; other: string; shop: string; };
/** What an option would bring at once, as far as the seat can know. */
export type Effects = { gains: { [name: string]: number }; costs: { [name: string]: number }; completes: (Completion)[]; fires: (string)[]; passes: (string)[]; damage: number; score: number | null; };
export type Enchantment = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; icon: string; cost: { [name: string]: number }; reward: { [name: string]: number }; per_set: number; no_coins: boolean; };
/** EnchantmentCast(seat: 'int', enchantment: 'Id', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type EnchantmentCast = { event: "EnchantmentCast"; moves: (Move)[]; seat: number; enchantment: string; shop: string; };
/** EnchantmentReserved(seat: 'int', enchantment: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type EnchantmentReserved = { event: "EnchantmentReserved"; moves: (Move)[]; seat: number; enchantment: string; };
/** In the row. */
export type EnchantmentsRevealed = { event: "EnchantmentsRevealed"; moves: (Move)[]; enchantments: (string)[]; };
/** EndTriggered(seat: 'int', by: 'str', alone: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type EndTriggered = { event: "EndTriggered"; moves: (Move)[]; seat: number; by: string; alone: boolean; };
/** That a game is coming to its end, or has come to it. */
export type Ending = { reason: string; turns_left: number | null; };
/** What coming in would cost who looks (a spectator: whose turn it is). */
export type Entry = { price: number; to: (number)[]; can_pay: boolean; };
export type Event = Forced | TownSetUp | TokenChosen | CompanionDealt | TurnBegan | ShopVisited | GoodGiven | GoodsGained | GoodsSpent | GoodsOverLimit | ReputationGained | ReputationLost | ShopFilled | ShopDrawn | ShopRevealed | AbilityUsed | CoinFlipped | CoinsLeft | CoinsTaken | EnchantmentCast | EnchantmentReserved | CompanionUsed | EnchantmentsRevealed | CardsDealt | FancyKept | ArtisanDrawn | ArtisanTaken | ArtisanShown | ArtisanTakenBack | ArtisanGiven | ArtisanReplaced | ArtisanPlaced | NoDragonFits | PreFilled | FiredUp | PocusInstead | DragonsSwapped | ParkFed | FancyDrawn | FancyGiven | FancyRevealed | ArtisansReturned | FanciesReturned | DragonReturned | ArtisansRevealed | EndTriggered | NonPlayerPlaced | NonPlayerSkipped | NonPlayerMoved | NonPlayerCast | ScoringBegan | MoonsRevealed | CoinsTurnedIn | MoonScored | AchievementUnlocked | GameEnded | SoloEnded;
/** Talisman: another fancy is shown and goes to the deck. */
export type FanciesReturned = { event: "FanciesReturned"; moves: (Move)[]; seat: number; fancy: string; };
export type Fancy = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; time: string; goal: Goal; progress: number; max: number | null; worth: number | null; };
/** FancyDrawn(seat: 'int', fancy: 'str | None', *, moves: 'tuple[Move, ...]' = ()) */
export type FancyDrawn = { event: "FancyDrawn"; moves: (Move)[]; seat: number; fancy: string | null; };
/** Only giver and receiver know which. */
export type FancyGiven = { event: "FancyGiven"; moves: (Move)[]; seat: number; to: number | null; fancy: string | null; };
/** FancyKept(seat: 'int', fancy: 'str | None', *, moves: 'tuple[Move, ...]' = ()) */
export type FancyKept = { event: "FancyKept"; moves: (Move)[]; seat: number; fancy: string | null; };
/** FancyRevealed(seat: 'int', fancy: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type FancyRevealed = { event: "FancyRevealed"; moves: (Move)[]; seat: number; fancy: string; };
/** Dragons that may be fired up. The last grant is in use; the others wait for it. */
export type FireGrant = { place: string | null; left: number | null; dragons: (string)[]; swapped: (string)[]; fancies: (string)[]; is_for_reputation: boolean; };
/** FiredUp(seat: 'int', dragon: 'Id', spot: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FiredUp = { event: "FiredUp"; moves: (Move)[]; seat: number; dragon: string; spot: string; };
export type FlamecraftView = { source: { [name: string]: string }; game: string; seat: number | null; phase: string; round: number | null; turn: number; ending: Ending | null; decks: (Pile)[]; supply: (Pile)[]; turns: number; town: (Shop)[]; spaces: (Space)[]; park: (ParkPlace)[]; shown: DragonPlace; held: DragonPlace; row: Row; seats: (Player)[]; types: (DragonType)[]; limits: Limits; stall: Stall; this_turn: ThisTurn | null; solo: Solo | null; };
/** A seat had one choice only, and the engine took it. Others need not learn that. */
export type Forced = { event: "Forced"; moves: (Move)[]; seat: number; key: string; };
/** GameEnded(winners: 'tuple[int, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type GameEnded = { event: "GameEnded"; moves: (Move)[]; winners: (number)[]; };
/** What a fancy asks for and what it pays, as data. */
export type Goal = { kind: string; of: string; count: number; reward: { [name: string]: number }; most: number; limit: number; };
/** GoodGiven(seat: 'int', to: 'int | None', good: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type GoodGiven = { event: "GoodGiven"; moves: (Move)[]; seat: number; to: number | null; good: string; };
/** GoodsGained(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type GoodsGained = { event: "GoodsGained"; moves: (Move)[]; seat: number; };
/** Returned at the end of a turn. */
export type GoodsOverLimit = { event: "GoodsOverLimit"; moves: (Move)[]; seat: number; };
/** GoodsSpent(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type GoodsSpent = { event: "GoodsSpent"; moves: (Move)[]; seat: number; };
export type Limits = { goods: number; hand: number; enchantments: number; };
/** MoonScored(seat: 'int', fancy: 'str', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type MoonScored = { event: "MoonScored"; moves: (Move)[]; seat: number; fancy: string; reputation: number; };
/** All that a seat has of moon dragons comes to light, even that there is none. */
export type MoonsRevealed = { event: "MoonsRevealed"; moves: (Move)[]; seat: number; };
/** Something that went from one place to another, so that a table can move it there. */
export type Move = { kind: string; from: string | null; to: string | null; count: number; thing: string | null; };
/** A dragon was fired up to place another, and none of the hand fits: that comes to light. */
export type NoDragonFits = { event: "NoDragonFits"; moves: (Move)[]; seat: number; };
/** NonPlayerCast(enchantment: 'Id', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type NonPlayerCast = { event: "NonPlayerCast"; moves: (Move)[]; enchantment: string; shop: string; };
/** NonPlayerMoved(colour: 'str', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type NonPlayerMoved = { event: "NonPlayerMoved"; moves: (Move)[]; colour: string; shop: string; };
/** NonPlayerPlaced(dragon: 'Id', shop: 'Id', slot: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type NonPlayerPlaced = { event: "NonPlayerPlaced"; moves: (Move)[]; dragon: string; shop: string; slot: string; };
/** An artisan that finds no slot goes back to the deck. */
export type NonPlayerSkipped = { event: "NonPlayerSkipped"; moves: (Move)[]; artisan: string; };
/** An enchantment that can be cast, and how near somebody is to paying for it. */
export type OpenEnchantment = { source: { [name: string]: string }; id: string; card: string; name: string; words: string; icon: string; cost: { [name: string]: number }; reward: { [name: string]: number }; per_set: number; no_coins: boolean; missing: { [name: string]: number }; coins: number; short: number; };
export type OptionData = { key: string; words: string; targets: (string)[]; variant: string; effects: Effects; interrupt: boolean; };
/** ParkFed(seat: 'int', good: 'str', dragon: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ParkFed = { event: "ParkFed"; moves: (Move)[]; seat: number; good: string; dragon: string; };
export type ParkPlace = { id: string; dragon: Dragon | null; goods: { [name: string]: number }; };
/** One part of a prompt's path: what is going on, from the outside in. */
export type PathPart = { words: string; id: string | null; left: number | null; of: number | null; names: (string)[]; };
export type Pawn = { id: string; at: string | null; };
/** A cost that is being paid, by kind. */
export type Payment = { what: string | null; cost: { [name: string]: number }; paid: { [name: string]: number }; owed: { [name: string]: number }; };
/** Equal things that lie together, or cards face down of which one knows how many. */
export type Pile = { id: string; kind: string; count: number; };
export type Placement = { shop: string; kind: string; };
export type Player = { id: string; hand_count: number; reputation: number; pawn: Pawn; goods: (Pile)[]; piles: (Pile)[]; hand: (Dragon)[]; fancies: (Fancy)[]; fancy_count: number; scored: (Fancy)[]; reserved: OpenEnchantment | null; companion: Companion | null; sheet: { [name: string]: number }; };
/** Reputation from Pocus instead of a dragon's ability. */
export type PocusInstead = { event: "PocusInstead"; moves: (Move)[]; seat: number; dragon: string; };
/** A shop comes with a dragon of the deck. */
export type PreFilled = { event: "PreFilled"; moves: (Move)[]; dragon: string; shop: string; slot: string; };
/** The open question, for the seat it is put to. */
export type Prompt = { kind: string; seat: number; words: string; path: (PathPart)[]; why: (string)[]; forced: boolean; payment: Payment | null; options: (OptionData)[]; };
/** ReputationGained(seat: 'int', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ReputationGained = { event: "ReputationGained"; moves: (Move)[]; seat: number; reputation: number; };
/** ReputationLost(seat: 'int', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ReputationLost = { event: "ReputationLost"; moves: (Move)[]; seat: number; reputation: number; };
/** Who won, and by which scoring lines. */
export type Result = { ranks: (number)[]; totals: (number)[]; lines: ({ [name: string]: number })[]; award: string; winners: (number)[]; };
export type Row = { id: string; cards: (OpenEnchantment)[]; };
/** Even that somebody has no moon dragon comes to light now. */
export type ScoringBegan = { event: "ScoringBegan"; moves: (Move)[]; };
export type Shop = { source: { [name: string]: string }; id: string; card: string; name: string; icon: string; gives: number; brings: { [name: string]: number }; ability: (string)[]; asleep: boolean; free_entry: boolean; slots: (Slot)[]; enchantments: (Enchantment)[]; casts: (Cast)[]; spaces: (AlleySpace)[]; visitors: (number)[]; tokens: (string)[]; entry: Entry; };
/** A new shop comes to Town, facedown. */
export type ShopDrawn = { event: "ShopDrawn"; moves: (Move)[]; seat: number; };
/** ShopFilled(seat: 'int', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ShopFilled = { event: "ShopFilled"; moves: (Move)[]; seat: number; shop: string; };
/** ShopRevealed(shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ShopRevealed = { event: "ShopRevealed"; moves: (Move)[]; shop: string; };
/** ShopVisited(seat: 'int', shop: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ShopVisited = { event: "ShopVisited"; moves: (Move)[]; seat: number; shop: string; };
export type Slot = { id: string; dragon: Dragon | null; takes: (string)[]; reward: { [name: string]: number }; words: string; };
export type Solo = { token: string | null; tokens: (Token)[]; awards: (Award)[]; achievements: (Achievement)[]; };
/** SoloEnded(seat: 'int', award: 'str', reputation: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type SoloEnded = { event: "SoloEnded"; moves: (Move)[]; seat: number; award: string; reputation: number; };
/** A space of Town, for one shop. */
export type Space = { id: string; shop: string | null; facedown: boolean; };
/** How near the game is to ending because no deck grows smaller, by a house rule of ours. */
export type Stall = { turns: number; limit: number; has_shrunk: boolean; smallest: { [name: string]: number }; };
/** What has happened in this turn, as far as it still counts. */
export type ThisTurn = { placements: (Placement)[]; filled: number; given: number; fired: (string)[]; cast: string | null; drew: string | null; drew_kind: string | null; spark: string | null; is_encore: boolean; grants: (FireGrant)[]; joined: (string)[]; may_join: (string)[]; held_fancies: (string)[]; has_another: boolean; another_at: string | null; };
export type Token = { id: string; kind: string; at: string | null; is_mine: boolean; };
/** TokenChosen(seat: 'int', colour: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenChosen = { event: "TokenChosen"; moves: (Move)[]; seat: number; colour: string; };
/** TownSetUp(shops: 'tuple[Id, ...]', first: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type TownSetUp = { event: "TownSetUp"; moves: (Move)[]; shops: (string)[]; first: number; };
/** TurnBegan(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type TurnBegan = { event: "TurnBegan"; moves: (Move)[]; seat: number; };
export type View = FlamecraftView;
