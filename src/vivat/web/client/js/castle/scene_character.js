// A character as it stands in the picture of the castle: what has become of it, and what is heard of it.
import { html } from "../html.js";
import { BOX, PLACES, THRONE } from "../wire.js";
import { t } from "../words.js";
import { Figure } from "./figure.js";
import { characterName } from "./sentences.js";

/** @import { LikelyMark } from "./coach.js" */
/** @import { Trace } from "./deed_marks.js" */
/** @import { Expression } from "./faces.js" */
/** @import { Mark } from "./marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/** How one feels at a place. @param {number} place @returns {Expression} */
function feeling(place) {
  const { kind } = PLACES[place];
  if (kind === "throne" || kind === "beside-throne") return "proud";
  return kind === "dungeon" || kind === "wc" || kind === "box" ? "dismayed" : "calm";
}

/** How everybody takes the result. @type {Record<"cancelled"|"crowned"|"rejected", Expression>} */
const MOODS = { crowned: "proud", rejected: "dismayed", cancelled: "dismayed" };

/** Whether who stands at a place wears the crown. @param {number} place @param {boolean} voting */
const isCrowned = (place, voting) => PLACES[place].kind === "beside-throne" || (place === THRONE && !voting);

/**
 * @typedef {object} CharacterProps
 * @property {number} slot
 * @property {CastleCast} cast
 * @property {number} place
 * @property {[number, number]} at where it is drawn
 * @property {number} width of the tile it stands on
 * @property {number} scale
 * @property {Mark[]} marks those it wears
 * @property {boolean} can whether it can be moved
 * @property {boolean} selected
 * @property {boolean} dragged
 * @property {boolean} sent whether it is on its way, as far as this page knows
 * @property {Trace|null} trace what the last deed has left
 * @property {boolean} voting whether somebody before the throne is still to be crowned
 * @property {string[]} [open] the looks of those whose Favourite it is, as all know
 * @property {LikelyMark[]} [likely] whose Favourite it probably is
 * @property {Record<string, unknown>|null} hears what is done with it; null where it is only seen
 */

/** A character as it stands in the scene, with what is heard of it. @param {CharacterProps} props */
export function Character({ slot, cast, place, can, selected, dragged, sent, trace, voting, ...drawn }) {
  const name = characterName(cast, slot);
  const heard = [
    name,
    t("at-place", PLACES[place]),
    ...drawn.marks.map((mark) => mark.label),
    ...(drawn.likely ?? []).map((mark) => mark.label),
    can && t("can-move"),
  ];
  const looks = [
    can && "can",
    ["beside-board", "box"].includes(PLACES[place].kind) && "outside",
    place === BOX && "gone",
    selected && "selected",
    dragged && "dragged",
    sent && "sent",
    trace?.fallen === slot && "falls",
    trace?.walk?.[0] === slot && `moved ${trace.look}`,
    trace?.points.has(slot) && `counted ${trace.look}`,
    trace && trace.points.size > 0 && !trace.points.has(slot) && "apart",
  ];
  return html`
    <${Figure}
      slot=${slot}
      figure=${cast.facts.figures[slot]}
      name=${name}
      label=${heard.filter(Boolean).join(", ")}
      looks=${looks.filter(Boolean)}
      expression=${trace?.result ? MOODS[trace.result] : feeling(place)}
      crowned=${isCrowned(place, voting)}
      points=${trace?.points.get(slot) ?? null}
      selected=${selected}
      ...${drawn}
    />
  `;
}
