// How the games of each family are told: what their sentences name, and a deed in one line with whoever did
// it.
import { castleTelling } from "../castle/telling.js";
import { intrigueTelling } from "../intrigue/telling.js";

/** @import { Named, Sentence } from "../wire.js" */
/** @import { Markup } from "../html.js" */
/** @import { Sounds } from "../table/news.js" */
/** @import { Cast, FamilyKey, FamilyTypes } from "./types.js" */

/**
 * @template {FamilyKey} [K=FamilyKey]
 * @typedef {object} Telling
 * @property {(cast: Cast<K>, named: Named) => string} reference what a sentence names, in words
 * @property {(cast: Cast<K>, named: Named) => string|null} kind what messages choose by beside that name;
 * null
 * where there is nothing to choose
 * @property {(cast: Cast<K>, action: FamilyTypes[K]["action"]) => string} proposal
 * what somebody proposes to a teammate, in words
 * @property {boolean} tellsTheEnd whether the last deed says that the game is over
 * @property {(deed: FamilyTypes[K]["deed"], table: {chairs: readonly {seat: number}[]}) => number[]} doers
 * the chairs of those who did it
 * @property {(deed: FamilyTypes[K]["deed"], me: number) => boolean} concerns
 * whether somebody else did it to this player
 * @property {(deed: FamilyTypes[K]["deed"], me: number) => boolean} answered
 * whether this player has had a say in what somebody else did
 * @property {(deed: FamilyTypes[K]["deed"]) => boolean} happened
 * whether it belongs to what has happened since one's last turn; dealing does not
 * @property {(deed: FamilyTypes[K]["deed"]) => Sentence[]} gist
 * what is told of it where there is room for one line
 * @property {Sounds} sounds what sounds for which deeds and results; of several the first
 * @property {(deed: FamilyTypes[K]["deed"]) => Markup} sign a picture of it, for a line about it
 */

const TELLINGS = { castle: castleTelling, intrigue: intrigueTelling };

/** How the games of a family are told. @param {{family: FamilyKey}} game its facts, a view or a deed of it */
export const tellingOf = ({ family }) => /** @type {Telling} */ (TELLINGS[family]);
