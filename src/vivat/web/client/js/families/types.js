// The types that differ by family, found by its key: a board, its frames and its words take those of their
// own family, so that nothing in its folder asks which family something is of. There is nothing here but
// types.

/**
 * @import { CastleAction, CastleDeedView, CastleFacts, CastleView } from "../wire.js"
 * @import { GameAction, GameDeed, GameFacts, GameView } from "../wire.js"
 * @import { IntrigueAction, IntrigueDeedView, IntrigueFacts, IntrigueView, ToldDeed, View } from "../wire.js"
 * @import { Cue as CastleCue } from "../castle/frames.js"
 * @import { Cue as IntrigueCue } from "../intrigue/frames.js"
 */

/** @typedef {GameFacts["family"]} FamilyKey */

/**
 * What a family has of its own.
 * @template {GameFacts} F @template {GameView} G @template {GameAction} A @template {GameDeed} D @template C
 * @typedef {object} OwnTypes
 * @property {F} facts what does not change in a game
 * @property {G} game as a viewer sees it
 * @property {A} action what one may do
 * @property {D} deed what was done
 * @property {C} cue what of that a frame shows
 */

/**
 * @typedef {object} FamilyTypes
 * @property {OwnTypes<CastleFacts, CastleView, CastleAction, CastleDeedView, CastleCue>} castle
 * @property {OwnTypes<IntrigueFacts, IntrigueView, IntrigueAction, IntrigueDeedView, IntrigueCue>} intrigue
 */

/**
 * What one has said in advance of votes, and what one may say.
 * @template A
 * @typedef {{candidates: number[], ballots: A[], given: [character: number, ballot: A][]}} VotesAheadOf
 */

/**
 * Of a view, what differs by family.
 * @template {FamilyKey} K
 * @typedef {object} OfTheFamily
 * @property {FamilyTypes[K]["game"]|null} game
 * @property {FamilyTypes[K]["action"][]} legal
 * @property {FamilyTypes[K]["action"]|null} ballot
 * @property {[chair: number, action: FamilyTypes[K]["action"]]|null} proposal
 * @property {VotesAheadOf<FamilyTypes[K]["action"]>|null} votes_ahead
 */

/**
 * A table at which a game of the family is played.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {Omit<View, keyof OfTheFamily<K>> & OfTheFamily<K>} ViewOf
 */

/**
 * The same once the game has begun.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {Omit<ViewOf<K>, "game"> & {game: FamilyTypes[K]["game"]}} BegunView
 */

/**
 * A deed of the family, with its number and when it was.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {Omit<ToldDeed, "deed"> & {deed: FamilyTypes[K]["deed"]}} ToldOf
 */

/**
 * Who plays, who of them reads, and what does not change in a game: whatever is said of it needs all three.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Cast
 * @property {string[]} names by chair
 * @property {number[][]} seats by seat, the chairs of its players: a team has two
 * @property {{chair: number, seat: number}|null} me the reader; null for whoever has no chair
 * @property {FamilyTypes[K]["facts"]} facts
 */
