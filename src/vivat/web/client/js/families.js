// The families of games: one object each, found by the facts or by the view of a game. Whatever differs by
// family and is needed outside its folder is asked of it.
import { castle } from "./castle/family.js";
import { intrigue } from "./intrigue/family.js";

/** @import { GameAction, GameFacts, GameView, LessonNote, View } from "./wire.js" */
/** @import { TOPICS } from "./wire.js" */
/** @import { Markup } from "./html.js" */
/** @import { AnyCast } from "./log_words.js" */
/** @import { Certain, Thing } from "./table/notebook.js" */
/** @import { ChairStanding } from "./table/podium.js" */
/** @import { Frames } from "./table/playback.js" */
/** @import { Tab } from "./table/tabs.js" */
/** @import { ShownTable } from "./shown_table.js" */

/**
 * What the frame around a board takes from a family.
 * @typedef {object} FamilyParts
 * @property {(lately: Markup, lesson?: Markup) => Markup} board
 * what a lesson says takes the place of first words
 * @property {Markup} ranking
 * @property {number[]} winners by chair
 * @property {ChairStanding[]} standings the best first
 * @property {boolean} rivalWins whether somebody has won who sits nowhere
 * @property {(chair: number) => Markup} score
 * @property {(chair: number) => Markup} detail
 * @property {boolean} seated whether everybody sits in the picture, which needs no list beside it
 * @property {Tab[]} tabs what else lies beside the board
 * @property {Markup} known what one has learned, beside one's notes
 * @property {number|null} rival the score of somebody who sits nowhere
 * @property {Thing[]} things what one may note of others
 * @property {Certain|null} certain what the table fills in of it; null where it fills in nothing
 */

/** @typedef {{player: number, seen: GameView}} Knowledge what a player knew at a moment of a finished game */

/**
 * @typedef {object} Family
 * @property {boolean} covered whether secrets are covered until one looks
 * @property {(store: ShownTable, view: View, facts: GameFacts) => FamilyParts|null} parts
 * null before a game has begun
 * @property {(knowledge: Knowledge[], cast: AnyCast, alone: boolean) => Markup} then
 * the board of a moment, through one player's eyes alone or all
 * @property {(topic: typeof TOPICS[number]) => Markup} picture of what a topic of the rules is about
 * @property {string[]} minute the game in a minute, a message a step
 * @property {Frames} frames how a deed is played
 * @property {(shows: LessonNote["shows"], answer: string|null, legal: GameAction[]) => string[]} spots
 * what a lesson lights, as selectors
 */

/** @type {Record<GameFacts["family"], Family>} */
const FAMILIES = { castle, intrigue };

/** The family of a game. @param {{family: GameFacts["family"]}} game its facts, or a view of it */
export const familyOf = ({ family }) => FAMILIES[family];
