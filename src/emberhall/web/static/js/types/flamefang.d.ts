// Written by scripts/web-types; not to be edited.
/** A life card is used, and stunned for the rest of the round. */
export type AbilityChosen = { event: "AbilityChosen"; moves: (Move)[]; seat: number; card: string; life: string; };
/** AmberActs(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type AmberActs = { event: "AmberActs"; moves: (Move)[]; seat: number; };
/** AmberFell(*, moves: 'tuple[Move, ...]' = ()) */
export type AmberFell = { event: "AmberFell"; moves: (Move)[]; };
/** AmberHurt(count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type AmberHurt = { event: "AmberHurt"; moves: (Move)[]; count: number; };
/** AmberMended(*, moves: 'tuple[Move, ...]' = ()) */
export type AmberMended = { event: "AmberMended"; moves: (Move)[]; };
/** AmberTaken(seat: 'int', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type AmberTaken = { event: "AmberTaken"; moves: (Move)[]; seat: number; tile: string; };
/** Amber as a dragon of the team. */
export type AmberView = { id: string; at: string; hearts: number; most_hearts: number; used: boolean; held: boolean; torn: boolean; };
/** AspectChosen(seat: 'int', aspect: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type AspectChosen = { event: "AspectChosen"; moves: (Move)[]; seat: number; aspect: string; };
/** What a dragon would have to fear. */
export type BlowView = { dragon: string; bears: number; deadly: boolean; };
/** The closing plate of a chapter that was won. */
export type BookClosed = { event: "BookClosed"; moves: (Move)[]; chapter: number; };
/** BossFelled(boss: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type BossFelled = { event: "BossFelled"; moves: (Move)[]; boss: string; };
/** BossHit(dragon: 'Id', boss: 'Id', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type BossHit = { event: "BossHit"; moves: (Move)[]; dragon: string; boss: string; count: number; };
/** BossMoved(boss: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type BossMoved = { event: "BossMoved"; moves: (Move)[]; boss: string; tile: string; };
/** BossPlaced(boss: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type BossPlaced = { event: "BossPlaced"; moves: (Move)[]; boss: string; tile: string; };
export type BossView = { source: { [name: string]: string }; id: string; boss: string; name: string; short_name: string; at: string; attack: number; range: number; defense: number; damage: number; keyword: KeywordView | null; phase: (EffectView)[]; words: string; };
/** Amber waits to be brought home. */
export type CaptivePlaced = { event: "CaptivePlaced"; moves: (Move)[]; tile: string; };
/** Amber, waiting to be brought home. */
export type CaptiveView = { id: string; at: string; };
/** CardDiscarded(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type CardDiscarded = { event: "CardDiscarded"; moves: (Move)[]; seat: number; card: string; };
/** CardDrawn(seat: 'int', card: 'str', open: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type CardDrawn = { event: "CardDrawn"; moves: (Move)[]; seat: number; card: string; open: boolean; };
/** CardPlayed(seat: 'int', card: 'str', golden: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type CardPlayed = { event: "CardPlayed"; moves: (Move)[]; seat: number; card: string; golden: boolean; };
/** CardPrepped(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type CardPrepped = { event: "CardPrepped"; moves: (Move)[]; seat: number; card: string; };
/** CardRecalled(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type CardRecalled = { event: "CardRecalled"; moves: (Move)[]; seat: number; card: string; };
/** A starting card stays in the box from now on. */
export type CardReplaced = { event: "CardReplaced"; moves: (Move)[]; seat: number; card: string; old: string; trait: string; };
/** A card leaves a hand that was hidden; where it goes is told next. */
export type CardShown = { event: "CardShown"; moves: (Move)[]; seat: number; card: string; };
/** A card of an opening hand is put away. */
export type CardSwapped = { event: "CardSwapped"; moves: (Move)[]; seat: number; card: string; };
/** A card where it lies: an action card, a life card or a condition. */
export type CardView = { source: { [name: string]: string }; id: string; same_as: string | null; card: string; name: string; words: string; group: string; aspect: string | null; condition: boolean; remedy: string | null; hearts: number; hoard: number; cost: number; effects: (EffectView)[]; extra: ExtraView | null; passive: PassiveView | null; };
/** CargoBrought(seat: 'int', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type CargoBrought = { event: "CargoBrought"; moves: (Move)[]; seat: number; count: number; };
/** ChapterBegan(chapter: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ChapterBegan = { event: "ChapterBegan"; moves: (Move)[]; chapter: number; };
/** ChapterLost(reason: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ChapterLost = { event: "ChapterLost"; moves: (Move)[]; reason: string; };
export type ChapterView = { source: { [name: string]: string }; number: number; name: string; cover: string; prologue: (string)[]; setup: string; pages: number; told: (PageView)[]; epilogue: (string)[] | null; plate: string | null; };
/** The epilogue is told; the plate closes the book. */
export type ChapterWon = { event: "ChapterWon"; moves: (Move)[]; chapter: number; };
/** Stun tokens and wards are put away at the end of a round. */
export type CleanedUp = { event: "CleanedUp"; moves: (Move)[]; };
/** A card that an option would complete, and the spaces that match it. */
export type Completion = { card: string; spaces: (string)[]; };
/** ConditionDestroyed(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ConditionDestroyed = { event: "ConditionDestroyed"; moves: (Move)[]; seat: number; card: string; };
/** ConditionDrawn(seat: 'int', card: 'str', kind: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ConditionDrawn = { event: "ConditionDrawn"; moves: (Move)[]; seat: number; card: string; kind: string; };
/** ConditionTaken(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ConditionTaken = { event: "ConditionTaken"; moves: (Move)[]; seat: number; };
/** CurseDrawn(curse: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type CurseDrawn = { event: "CurseDrawn"; moves: (Move)[]; curse: string; };
/** Damaged(seat: 'int', count: 'int', reason: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type Damaged = { event: "Damaged"; moves: (Move)[]; seat: number; count: number; reason: string; };
/** A seat has its deck and its life cards. */
export type DeckMade = { event: "DeckMade"; moves: (Move)[]; seat: number; };
/** A seat's discard pile is its deck again. */
export type DeckShuffled = { event: "DeckShuffled"; moves: (Move)[]; seat: number; };
/** The dragon of a seat comes to the Cave. */
export type DragonChosen = { event: "DragonChosen"; moves: (Move)[]; seat: number; dragon: string; tile: string; };
/** DragonMoved(dragon: 'Id', old: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type DragonMoved = { event: "DragonMoved"; moves: (Move)[]; dragon: string; old: string; tile: string; };
/** A player's dragon on the map. */
export type DragonView = { id: string; dragon: string; name: string; color: string; at: string; held: boolean; torn: boolean; lifts: boolean; slew: boolean; };
/** One effect of the language all cards are written in; `attack 2` has verb and count. */
export type EffectView = { verb: string; count: number; reach: number; resource: string | null; who: string | null; tile: string | null; name: string | null; lists: ((EffectView)[])[]; };
/** What an option would bring at once, as far as the seat can know. */
export type Effects = { gains: { [name: string]: number }; costs: { [name: string]: number }; completes: (Completion)[]; fires: (string)[]; passes: (string)[]; damage: number; score: number | null; };
/** That a game is coming to its end, or has come to it. */
export type Ending = { reason: string; turns_left: number | null; };
/** EnemyFelled(dragon: 'Id', minion: 'Id', tile: 'Id', spoils: 'tuple[str, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type EnemyFelled = { event: "EnemyFelled"; moves: (Move)[]; dragon: string; minion: string; tile: string; spoils: (string)[]; };
/** EnemyHit(dragon: 'Id', minion: 'Id', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type EnemyHit = { event: "EnemyHit"; moves: (Move)[]; dragon: string; minion: string; count: number; };
export type Event = Forced | RoundBegan | TurnBegan | AspectChosen | CardPlayed | PlayerPassed | PlayCleared | CardDrawn | CardShown | NoneInHand | DeckMade | DeckShuffled | PileShuffled | CardPrepped | CardDiscarded | CardRecalled | ExtraPaid | AbilityChosen | SecretUsed | MagicUsed | MagicShown | Grown | PathRefreshed | UpgradeShown | WardGained | ConditionTaken | ConditionDrawn | ConditionDestroyed | Damaged | Warded | LifeLost | LifeMended | MeatEaten | ResourceGained | ResourcePaid | ResourceLost | ResourceDropped | ResourceGiven | HandedIn | QuestTaken | CargoBrought | FireDoused | SealOpened | AmberTaken | DragonMoved | NetTorn | AmberActs | AmberHurt | AmberFell | AmberMended | EnemyHit | EnemyFelled | BossHit | BossFelled | StructureHit | MinionStunned | MinionShoved | MinionSpawned | MinionMoved | MinionMended | MinionsHealed | BossMoved | TokenStolen | EventDrawn | CleanedUp | LeaderPassed | ChapterBegan | PageOpened | PageCompleted | ChapterWon | BookClosed | ChapterLost | CurseDrawn | SecretFound | EventsAdded | StructureBuilt | BossPlaced | CaptivePlaced | QuestLaid | MarksScattered | ResourcesScattered | FireSpread | TowerRolled | TileScouted | DragonChosen | TraitsOffered | PowersOffered | TraitChosen | CardReplaced | PowerChosen | CardSwapped | HandSwapped;
/** EventDrawn(drawn: 'Id', happens: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type EventDrawn = { event: "EventDrawn"; moves: (Move)[]; drawn: string; happens: boolean; };
/** An event card that has been drawn. */
export type EventView = { source: { [name: string]: string }; id: string; event: string; name: string; words: string; effects: (EffectView)[]; happened: boolean; };
/** EventsAdded(count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type EventsAdded = { event: "EventsAdded"; moves: (Move)[]; count: number; };
/** ExtraPaid(seat: 'int', card: 'str', what: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ExtraPaid = { event: "ExtraPaid"; moves: (Move)[]; seat: number; card: string; what: string; };
/** The purple box: what it costs, and what it brings. */
export type ExtraView = { price: string; effects: (EffectView)[]; };
/** What lies before a seat. */
export type FangSeatView = { id: string; hand_count: number; dragon: DragonView | null; aspect: string | null; passed: boolean; turns_begun: number; hand: (CardView)[]; hand_size: number; prep: (CardView)[]; played: (CardView)[]; discard: (CardView)[]; row: (LifeCardView)[]; spells: (MagicView)[]; piles: (Pile)[]; deck_count: number; conditions_on_deck: number; hearts: number; hoard: (Pile)[]; held: number; room: number; ward: number; free_plays: number; magic_used: number; magic_uses: number; power: PassiveCardView | null; traits: (TraitView)[]; };
export type FangView = { source: { [name: string]: string }; game: string; seat: number | null; phase: string; round: number | null; turn: number; ending: Ending | null; decks: (Pile)[]; supply: (Pile)[]; leader: number; again: boolean; outcome: string; outcome_words: string; campaign: boolean; hands: string; chapter: ChapterView; story: OpenPageView; tiles: (TileView)[]; boss: BossView | null; amber: AmberView | null; captive: CaptiveView | null; events: (EventView)[]; path: (PathView)[]; magic: OpenMagicView; secrets: (SecretView)[]; curses: (PassiveCardView)[]; offer: OfferView; dragons: (FigureView)[]; absent: (KeptView)[]; seats: (FangSeatView)[]; discards: (Pile)[]; felled: (MinionCardView)[]; forecast: (ThreatView)[]; };
/** One of the dragons one can play. */
export type FigureView = { source: { [name: string]: string }; id: string; dragon: string; name: string; color: string; words: string; seat: number | null; };
/** FireDoused(seat: 'int', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FireDoused = { event: "FireDoused"; moves: (Move)[]; seat: number; tile: string; };
/** FireSpread(tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type FireSpread = { event: "FireSpread"; moves: (Move)[]; tile: string; };
/** A seat had one choice only, and the engine took it. Others need not learn that. */
export type Forced = { event: "Forced"; moves: (Move)[]; seat: number; key: string; };
/** A tile with a seal: which icon opens it, and how often. */
export type GoalPlaceView = { tile: string; icon: string; wanted: number; left: number; };
export type GoalView = { kind: string; words: string; done: number; wanted: number; resource: string | null; tiles: (string)[]; seals: (GoalPlaceView)[]; names: (string)[]; };
/** Grown(seat: 'int', card: 'str', old: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type Grown = { event: "Grown"; moves: (Move)[]; seat: number; card: string; old: string; };
/** HandSwapped(seat: 'int', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type HandSwapped = { event: "HandSwapped"; moves: (Move)[]; seat: number; count: number; };
/** HandedIn(seat: 'int', resource: 'str', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type HandedIn = { event: "HandedIn"; moves: (Move)[]; seat: number; resource: string; count: number; };
/** What a dragon that is not here has kept in this campaign: a trait, or a power. */
export type KeptView = { dragon: string; kept: string; replaced: string | null; };
/** An ability of an enemy or a structure. */
export type KeywordView = { keyword: string; count: number | null; words: string; };
/** LeaderPassed(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type LeaderPassed = { event: "LeaderPassed"; moves: (Move)[]; seat: number; };
/** A life card in the row of a dragon. */
export type LifeCardView = { source: { [name: string]: string }; id: string; same_as: string | null; card: string; name: string; words: string; group: string; aspect: string | null; condition: boolean; remedy: string | null; hearts: number; hoard: number; cost: number; effects: (EffectView)[]; extra: ExtraView | null; passive: PassiveView | null; stunned: boolean; };
/** LifeLost(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type LifeLost = { event: "LifeLost"; moves: (Move)[]; seat: number; card: string; };
/** LifeMended(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type LifeMended = { event: "LifeMended"; moves: (Move)[]; seat: number; card: string; };
/** MagicShown(token: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MagicShown = { event: "MagicShown"; moves: (Move)[]; token: string; };
/** MagicUsed(seat: 'int', token: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MagicUsed = { event: "MagicUsed"; moves: (Move)[]; seat: number; token: string; };
export type MagicView = { source: { [name: string]: string }; id: string; magic: string; name: string; words: string; effects: (EffectView)[]; };
/** Quest tokens lie on tiles that chance has chosen. */
export type MarksScattered = { event: "MarksScattered"; moves: (Move)[]; tiles: (string)[]; };
/** MeatEaten(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type MeatEaten = { event: "MeatEaten"; moves: (Move)[]; seat: number; };
/** A minion in the discard pile. */
export type MinionCardView = { id: string; minion: string; name: string; };
/** A mender has taken damage off it. */
export type MinionMended = { event: "MinionMended"; moves: (Move)[]; minion: string; };
/** MinionMoved(minion: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MinionMoved = { event: "MinionMoved"; moves: (Move)[]; minion: string; tile: string; };
/** MinionShoved(seat: 'int', minion: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MinionShoved = { event: "MinionShoved"; moves: (Move)[]; seat: number; minion: string; tile: string; };
/** MinionSpawned(minion: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MinionSpawned = { event: "MinionSpawned"; moves: (Move)[]; minion: string; tile: string; };
/** MinionStunned(seat: 'int', minion: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type MinionStunned = { event: "MinionStunned"; moves: (Move)[]; seat: number; minion: string; };
export type MinionView = { source: { [name: string]: string }; id: string; minion: string; name: string; words: string; attack: number; conditions: number; defense: number; damage: number; stunned: boolean; keyword: KeywordView | null; spoils: (string)[]; };
/** MinionsHealed(*, moves: 'tuple[Move, ...]' = ()) */
export type MinionsHealed = { event: "MinionsHealed"; moves: (Move)[]; };
/** Something that went from one place to another, so that a table can move it there. */
export type Move = { kind: string; from: string | null; to: string | null; count: number; thing: string | null; };
/** NetTorn(dragon: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type NetTorn = { event: "NetTorn"; moves: (Move)[]; dragon: string; };
/** A card leaves the prep area, although one like it might have been in the hidden hand. */
export type NoneInHand = { event: "NoneInHand"; moves: (Move)[]; seat: number; card: string; };
/** Traits or powers that lie open to be chosen. */
export type OfferView = { id: string; level: number | null; traits: (TraitView)[]; powers: (PassiveCardView)[]; };
/** Where magic tokens lie open. */
export type OpenMagicView = { id: string; tokens: (MagicView)[]; };
/** The open page: text on the left, goal on the right. */
export type OpenPageView = { source: { [name: string]: string }; id: string; page: number; name: string; words: string; cards: string; task: string; goal: GoalView; ongoing: PassiveView | null; complete: (EffectView)[]; complete_words: string; };
export type OptionData = { key: string; words: string; targets: (string)[]; variant: string; effects: Effects; interrupt: boolean; };
/** PageCompleted(chapter: 'int', page: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type PageCompleted = { event: "PageCompleted"; moves: (Move)[]; chapter: number; page: number; };
/** PageOpened(chapter: 'int', page: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type PageOpened = { event: "PageOpened"; moves: (Move)[]; chapter: number; page: number; };
/** A page that has been turned. */
export type PageView = { source: { [name: string]: string }; id: string; page: number; name: string; words: string; };
/** A curse, or a dragon power. */
export type PassiveCardView = { source: { [name: string]: string }; id: string; secret: string; name: string; words: string; passive: PassiveView; };
/** What holds while a card is in play or a page is open. */
export type PassiveView = { kind: string; key: string; aspect: string | null; value: number; tile: string | null; effects: (EffectView)[]; effect_words: string; words: string; };
/** One part of a prompt's path: what is going on, from the outside in. */
export type PathPart = { words: string; id: string | null; left: number | null; of: number | null; names: (string)[]; };
/** PathRefreshed(*, moves: 'tuple[Move, ...]' = ()) */
export type PathRefreshed = { event: "PathRefreshed"; moves: (Move)[]; };
/** A place of the upgrade path; gaps stay where no card is left to fill them. */
export type PathView = { id: string; card: UpgradeView | null; };
/** A cost that is being paid, by kind. */
export type Payment = { what: string | null; cost: { [name: string]: number }; paid: { [name: string]: number }; owed: { [name: string]: number }; };
/** Equal things that lie together, or cards face down of which one knows how many. */
export type Pile = { id: string; kind: string; count: number; };
/** Upgrades, conditions, minions or magic tokens that were discarded are a deck again. */
export type PileShuffled = { event: "PileShuffled"; moves: (Move)[]; deck: string; };
/** The cards and tokens a seat has played are put away. */
export type PlayCleared = { event: "PlayCleared"; moves: (Move)[]; seat: number; };
/** PlayerPassed(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type PlayerPassed = { event: "PlayerPassed"; moves: (Move)[]; seat: number; };
/** PowerChosen(seat: 'int', power: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type PowerChosen = { event: "PowerChosen"; moves: (Move)[]; seat: number; power: string; };
/** PowersOffered(powers: 'tuple[str, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type PowersOffered = { event: "PowersOffered"; moves: (Move)[]; powers: (string)[]; };
/** The open question, for the seat it is put to. */
export type Prompt = { kind: string; seat: number; words: string; path: (PathPart)[]; why: (string)[]; forced: boolean; payment: Payment | null; options: (OptionData)[]; };
/** Quest tokens are where the page wants them. */
export type QuestLaid = { event: "QuestLaid"; moves: (Move)[]; tiles: (string)[]; };
/** QuestTaken(seat: 'int', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type QuestTaken = { event: "QuestTaken"; moves: (Move)[]; seat: number; tile: string; };
/** ResourceDropped(seat: 'int', resource: 'str', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type ResourceDropped = { event: "ResourceDropped"; moves: (Move)[]; seat: number; resource: string; tile: string; };
/** ResourceGained(seat: 'int', resource: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ResourceGained = { event: "ResourceGained"; moves: (Move)[]; seat: number; resource: string; };
/** ResourceGiven(seat: 'int', resource: 'str', to: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ResourceGiven = { event: "ResourceGiven"; moves: (Move)[]; seat: number; resource: string; to: number; };
/** ResourceLost(seat: 'int', resource: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type ResourceLost = { event: "ResourceLost"; moves: (Move)[]; seat: number; resource: string; };
/** A part of a price, in resources of one's choice. */
export type ResourcePaid = { event: "ResourcePaid"; moves: (Move)[]; seat: number; resource: string; };
/** ResourcesScattered(tile: 'Id', resource: 'str', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type ResourcesScattered = { event: "ResourcesScattered"; moves: (Move)[]; tile: string; resource: string; count: number; };
/** Who won, and by which scoring lines. */
export type Result = { ranks: (number)[]; totals: (number)[]; lines: ({ [name: string]: number })[]; award: string; winners: (number)[]; };
/** RoundBegan(round: 'int', leader: 'int', events: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type RoundBegan = { event: "RoundBegan"; moves: (Move)[]; round: number; leader: number; events: number; };
/** SealOpened(seat: 'int', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type SealOpened = { event: "SealOpened"; moves: (Move)[]; seat: number; tile: string; };
/** SecretFound(secret: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type SecretFound = { event: "SecretFound"; moves: (Move)[]; secret: string; };
/** SecretUsed(seat: 'int', secret: 'Id', is_spent: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type SecretUsed = { event: "SecretUsed"; moves: (Move)[]; seat: number; secret: string; is_spent: boolean; };
export type SecretView = { source: { [name: string]: string }; id: string; secret: string; name: string; kind: string; tile: string | null; words: string; effects: (EffectView)[]; stunned: boolean; };
/** StructureBuilt(structure: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type StructureBuilt = { event: "StructureBuilt"; moves: (Move)[]; structure: string; tile: string; };
/** StructureHit(dragon: 'Id', structure: 'Id', count: 'int', is_felled: 'bool', *, moves: 'tuple[Move, ...]' = ()) */
export type StructureHit = { event: "StructureHit"; moves: (Move)[]; dragon: string; structure: string; count: number; is_felled: boolean; };
export type StructureView = { source: { [name: string]: string }; id: string; structure: string; name: string; defense: number; damage: number; keyword: KeywordView | null; };
/** What enemies would do on a tile if all passed now. */
export type ThreatView = { tile: string; minions: number; boss: number; damage: number; conditions: number; deadly: boolean; dragons: (BlowView)[]; };
/** TileScouted(tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type TileScouted = { event: "TileScouted"; moves: (Move)[]; tile: string; };
export type TileView = { source: { [name: string]: string }; id: string; tile: string; name: string; resource: string; row: number; x: number; near: (string)[]; dragons: (string)[]; minions: (MinionView)[]; structures: (StructureView)[]; boss: string | null; captive: string | null; lying: (Pile)[]; quest: Pile; };
/** TokenStolen(minion: 'Id', resource: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type TokenStolen = { event: "TokenStolen"; moves: (Move)[]; minion: string; resource: string; };
/** TowerRolled(structure: 'Id', tile: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type TowerRolled = { event: "TowerRolled"; moves: (Move)[]; structure: string; tile: string; };
/** TraitChosen(seat: 'int', card: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type TraitChosen = { event: "TraitChosen"; moves: (Move)[]; seat: number; card: string; };
/** A trait, with the starting card it has replaced. */
export type TraitView = { source: { [name: string]: string }; id: string; same_as: string | null; card: string; name: string; words: string; group: string; aspect: string | null; condition: boolean; remedy: string | null; hearts: number; hoard: number; cost: number; effects: (EffectView)[]; extra: ExtraView | null; passive: PassiveView | null; level: number; replaces: string; replaced: string | null; };
/** TraitsOffered(cards: 'tuple[str, ...]', *, moves: 'tuple[Move, ...]' = ()) */
export type TraitsOffered = { event: "TraitsOffered"; moves: (Move)[]; cards: (string)[]; };
/** TurnBegan(seat: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type TurnBegan = { event: "TurnBegan"; moves: (Move)[]; seat: number; };
/** UpgradeShown(card: 'str', place: 'Id', *, moves: 'tuple[Move, ...]' = ()) */
export type UpgradeShown = { event: "UpgradeShown"; moves: (Move)[]; card: string; place: string; };
/** A card of the upgrade path, with what it would cost the one who looks. */
export type UpgradeView = { source: { [name: string]: string }; id: string; same_as: string | null; card: string; name: string; words: string; group: string; aspect: string | null; condition: boolean; remedy: string | null; hearts: number; hoard: number; cost: number; effects: (EffectView)[]; extra: ExtraView | null; passive: PassiveView | null; price: number | null; affordable: boolean; };
export type View = FangView;
/** WardGained(seat: 'int', count: 'int', *, moves: 'tuple[Move, ...]' = ()) */
export type WardGained = { event: "WardGained"; moves: (Move)[]; seat: number; count: number; };
/** Warded(seat: 'int', count: 'int', reason: 'str', *, moves: 'tuple[Move, ...]' = ()) */
export type Warded = { event: "Warded"; moves: (Move)[]; seat: number; count: number; reason: string; };
