// A moment of a finished castle game, as somebody saw it then.
import { html } from "../html.js";
import { t } from "../words.js";
import { emissaryMarks } from "./marks.js";
import { Scene } from "./scene.js";
import { Favourites } from "./own_cards.js";

/** @import { Knowledge } from "../families/family.js" */
/** @import { Mark } from "./marks.js" */
/** @import { CastleCast } from "./sentences.js" */

/**
 * The castle then, through one player's eyes alone or all, and beside it what those had.
 * @param {{knowledge: Knowledge<"castle">[], cast: CastleCast, alone: boolean}} props
 */
export function CastleMoment({ knowledge, cast, alone }) {
  const [{ player, seen }] = knowledge;
  const card = seen.cards[player];
  /** @type {Mark[]} */
  const mine =
    alone && card !== null
      ? [{ kind: "mine", label: t("favourite-seen"), slots: cast.facts.favourites[card] }]
      : [];
  const marks = [...mine, ...emissaryMarks(seen, cast)];
  return html`
    <div class="castle">
      <${Scene}
        places=${seen.places}
        round=${seen.round}
        cast=${cast}
        legal=${[]}
        marks=${marks}
        selected=${null}
        voting=${seen.phase === "vote"}
      />
      <div class="mine">
        <section class="card">
          <h2>${t("replay-secrets")}</h2>
          ${knowledge.map(
            (each) => html`
              <${Secrets} key=${each.player} ...${each} cast=${cast} />
            `,
          )}
        </section>
      </div>
    </div>
  `;
}

/** @param {Knowledge<"castle"> & {cast: CastleCast}} props */
function Secrets({ player, seen, cast }) {
  const card = seen.cards[player];
  const kept = seen.kept[player];
  return html`
    <div class="player-secrets">
      <h3>
        ${cast.names[player]}${" "}
        <strong>${seen.scores[player]}</strong>
      </h3>
      ${
        card === null
          ? null
          : html`
              <${Favourites} slots=${cast.facts.favourites[card]} cast=${cast} small=${true} />
            `
      }
      ${
        kept === null
          ? null
          : html`
              <p class="small">${t(`ambition-${kept + 1}`)}</p>
            `
      }
    </div>
  `;
}
