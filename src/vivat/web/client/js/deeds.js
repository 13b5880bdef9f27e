// How a deed is told in one line, by family: who did it, to whom, in which words and with which picture.
import { castleDeeds } from "./castle/deeds.js";
import { courtDeeds } from "./intrigue/deeds.js";

/** @import { GameDeed, Sentence, View } from "./wire.js" */
/** @import { Markup } from "./html.js" */

/**
 * @typedef {object} DeedTelling
 * @property {(deed: GameDeed, view: View) => number[]} doers the chairs of those who did it
 * @property {(deed: GameDeed, me: number) => boolean} concerns whether somebody else did it to this player
 * @property {(deed: GameDeed) => Sentence[]} gist what is told of it where there is room for one line
 * @property {(deed: GameDeed) => Markup} sign a picture of it, for a line about it
 */

/** @type {Record<GameDeed["family"], DeedTelling>} */
const TELLINGS = { castle: castleDeeds, intrigue: courtDeeds };

/** How a deed is told. @param {GameDeed} deed */
export const tellingOf = (deed) => TELLINGS[deed.family];
