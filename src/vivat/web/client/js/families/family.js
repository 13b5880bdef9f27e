// The families of games at a table: one object each, found by the facts or by the view of a game. Whatever
// differs by family and is needed outside its folder is asked of it; how a game is told (`telling.js`) and
// its picture (`game_picture.js`) are needed where there is no board, and stand beside it.
import { castle } from "../castle/family.js";
import { intrigue } from "../intrigue/family.js";

/** @import { LessonNote } from "../wire.js" */
/** @import { TOPICS } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { Claimable } from "../table/talk.js" */
/** @import { Certain, Thing } from "../table/notebook.js" */
/** @import { ChairStanding } from "../table/podium.js" */
/** @import { Frames } from "../table/playback.js" */
/** @import { Tab } from "../table/tabs.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { Cast, FamilyKey, FamilyTypes, ViewOf } from "./types.js" */

/**
 * Somebody who has points and sits nowhere, in words.
 * @typedef {{score: number, name: string, short: string, line: string, won: string|null}} Rival
 * `won`: that they have; null if they have not
 */
/**
 * What the frame around a board takes from a family.
 * @typedef {object} FamilyParts
 * @property {(lately: Markup, lesson?: Markup) => Markup} board
 * what a lesson says takes the place of first words
 * @property {Markup} ranking
 * @property {number[]} winners by chair
 * @property {ChairStanding[]} standings the best first
 * @property {(chair: number) => Markup} score
 * @property {(chair: number) => Markup} detail
 * @property {boolean} seated whether everybody sits in the picture, which needs no list beside it
 * @property {Tab[]} tabs what else lies beside the board
 * @property {Markup} known what one has learned, beside one's notes
 * @property {Rival|null} rival somebody who has points and sits nowhere
 * @property {Thing[]} things what one may note of others
 * @property {Claimable[]} claimable the roles that one may say to have
 * @property {string} [logNote] what the log does not tell at this table
 * @property {Certain|null} certain what the table fills in of it; null where it fills in nothing
 */

/**
 * What a player knew at a moment of a finished game.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {{player: number, seen: FamilyTypes[K]["game"]}} Knowledge
 */

/**
 * What the frame around a board takes from it; null before a game has begun.
 * @template {FamilyKey} [K=FamilyKey]
 * @callback Parts
 * @param {ShownTable<K>} store
 * @param {ViewOf<K>} view
 * @param {FamilyTypes[K]["facts"]} facts
 * @returns {FamilyParts|null}
 */

/**
 * What a lesson lights, as selectors.
 * @template {FamilyKey} [K=FamilyKey]
 * @callback Highlights
 * @param {LessonNote["shows"]} shows
 * @param {string|null} answer what is waited for
 * @param {FamilyTypes[K]["action"][]} legal
 * @returns {string[]}
 */

/**
 * What a family knows of a moment of a finished game.
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Replaying
 * @property {(views: FamilyTypes[K]["game"][]) => FamilyTypes[K]["game"]} allSecrets the game with what
 * everybody had, by player
 * @property {(deed: FamilyTypes[K]["deed"]) => number[]} voted the seats whose ballots lie there
 */

/**
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Family
 * @property {boolean} covered whether secrets are covered until one looks
 * @property {Parts<K>} parts
 * @property {(knowledge: Knowledge<K>[], cast: Cast<K>, alone: boolean) => Markup} boardAt
 * the board of a moment, through one player's eyes alone or all
 * @property {Replaying<K>|null} replaying what a replay needs that shows the table as it was; null where it
 * shows the board of each moment
 * @property {(topic: typeof TOPICS[number]) => Markup} picture of what a topic of the rules is about
 * @property {(facts: FamilyTypes[K]["facts"]) => Markup} meaning
 * what a text of one's own for a new table comes to, drawn
 * @property {() => Markup} triumph a picture for whoever has come to the end of a lesson
 * @property {(facts: FamilyTypes[K]["facts"]) => Markup} scenario
 * what is special in what will be played, and its roles
 * @property {(facts: FamilyTypes[K]["facts"]) => string[]} introduction the game in a minute, a sentence a
 * step
 * @property {Frames<K>} frames how a deed is played
 * @property {Highlights<K>} highlights
 */

const FAMILIES = { castle, intrigue };

/**
 * The family of a game. Whatever is handed to it is of that family: it is one table, and one game.
 * @param {{family: FamilyKey}} game its facts, a view or a deed of it
 */
export const familyOf = ({ family }) => /** @type {Family} */ (FAMILIES[family]);
