// What a lesson lights of a castle table: places in the document, by what the note shows.
import { PLACES, THRONE, VOTES } from "../wire.js";

/** @import { CastleAction, LessonNote } from "../wire.js" */
/** @import { Highlights } from "../families/family.js" */

/** @param {number} place */
const room = (place) => `.scene .frame[data-place="${place}"]`;

/** Every place of a kind. @param {string} kind */
const rooms = (kind) => PLACES.flatMap((place, number) => (place.kind === kind ? [room(number)] : []));

/** @type {Partial<Record<LessonNote["shows"][number], string[]>>} */
const PARTS = {
  board: [".castle > .scene"],
  cards: [".mine > .own-cards-bar", ".mine > .secret"],
  players: [".people"],
  throne: [room(THRONE)],
  wcs: rooms("wc"),
  dungeons: rooms("dungeon"),
  rival: [".people .rival", ".mine > .emissary-card"],
  ask: [".ask .election"],
};

/** What is touched to do something. @param {CastleAction} action @param {CastleAction[]} legal */
function touched(action, legal) {
  if (action.vote !== undefined) return [`.ballot.vote-${VOTES[action.vote]}`];
  if (action.ambition !== undefined) return [`.ambitions > :nth-child(${legal.indexOf(action) + 1})`];
  return [
    `.scene .character[data-slot="${action.character}"]`,
    room(action.to ?? THRONE),
    ".castle > .choices",
  ];
}

/** What a lesson lights of a castle table. @type {Highlights<"castle">} */
export function castleHighlights(shows, answer, legal) {
  const action = legal.find(({ text }) => text === answer);
  return shows.flatMap((part) => PARTS[part] ?? (action ? touched(action, legal) : []));
}
