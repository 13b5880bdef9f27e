// A moment of a finished castle game: the castle as somebody saw it then, and what everybody had.
import { html } from "../html.js";
import { t } from "../words.js";
import { emissaryMarks } from "./marks.js";
import { Scene } from "./scene.js";
import { Favourites } from "./own_cards.js";

/** @import { CastleView } from "../wire.js" */
/** @import { Knowledge, Replaying } from "../families/family.js" */
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

/** What a castle table needs that is shown as it was. @type {Replaying<"castle">} */
export const castleReplaying = {
  allSecrets: (views) => ({
    ...views[0],
    votes: null,
    cards: views.map((seen, player) => seen.cards[player]),
    kept: views.map((seen, player) => seen.kept[player]),
  }),
  voted: ({ ballots = [] }) => ballots.map(([seat]) => seat),
};

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

/** What everybody had, below each other. @param {{game: CastleView, cast: CastleCast}} props */
export const AllSecrets = ({ game, cast }) => html`
  <section class="card">
    <h2>${t("replay-secrets")}</h2>
    ${cast.names.map(
      (_name, player) => html`
        <${Secrets} key=${player} player=${player} seen=${game} cast=${cast} />
      `,
    )}
  </section>
`;
