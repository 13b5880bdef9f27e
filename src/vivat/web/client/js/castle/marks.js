// Whose Favourites a viewer knows at once: its own, its partner's (R11.6) and those of the Emissary (R9.1).
import { seatIdentity } from "../table/identity.js";
import { t } from "../words.js";

/** @import { CastleView, View } from "../wire.js" */
/** @import { CastleCast } from "./sentences.js" */
/**
 * @typedef {{kind: "mine"|"partner"|"emissary", label: string, slots: number[]}} Mark on characters, and what
 * it means
 */

/**
 * The marks of the Emissary's Favourites, where his card is open.
 * @param {CastleView} game @param {CastleCast} cast @returns {Mark[]}
 */
export function emissaryMarks(game, cast) {
  if (game.emissary_card === null) return [];
  const slots = cast.facts.favourites[game.emissary_card];
  return [{ kind: "emissary", label: t("favourite-emissary"), slots }];
}

/**
 * R10.2: Whose Favourites lie open for all, by character: the looks of the seats.
 * @param {View} view @param {CastleView} game @param {CastleCast} cast
 * @returns {Map<number, string[]>}
 */
export function openLooks(view, game, cast) {
  /** @type {Map<number, string[]>} */
  const found = new Map();
  const mySeat = view.me === null ? -1 : view.chairs[view.me].seat;
  view.chairs.forEach(({ seat }, number) => {
    const card = game.cards[number];
    if (card === null || seat === mySeat) return;
    for (const slot of cast.facts.favourites[card]) {
      found.set(slot, [...(found.get(slot) ?? []), seatIdentity(seat).look]);
    }
  });
  return found;
}

/**
 * Every mark that a viewer may see on the figures.
 * @param {View} view @param {CastleView} game @param {CastleCast} cast @returns {Mark[]}
 */
export function marksOf(view, game, cast) {
  const mySeat = view.me === null ? -1 : view.chairs[view.me].seat;
  const ours = view.chairs.flatMap((chair, number) => {
    const card = game.cards[number];
    if (chair.seat !== mySeat || card === null) return [];
    const mine = number === view.me;
    /** @type {Mark} */
    const mark = {
      kind: mine ? "mine" : "partner",
      label: t(mine ? "favourite" : "favourite-partner"),
      slots: cast.facts.favourites[card],
    };
    return [mark];
  });
  return [...ours, ...emissaryMarks(game, cast)];
}
