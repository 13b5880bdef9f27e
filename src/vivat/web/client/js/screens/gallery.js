// For whoever draws: every figure with every expression, large and small, and the castle at every time of
// day. The server shows this page only where it was asked to.
import { html, useEffect } from "../html.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { HOURS } from "../castle/building.js";
import { EXPRESSIONS, Portrait } from "../castle/faces.js";
import { Scene } from "../castle/scene.js";
import { PLACES } from "../wire.js";

/** @import { GameInfo } from "../wire.js" */
/** @import { CastleCast } from "../castle/sentences.js" */

const SIZES = [40, 90, 200];

/** One figure in every way. @param {{figure: string, name: string}} props */
function Sheet({ figure, name }) {
  return html`
    <figure class="card">
      <figcaption>${name}</figcaption>
      ${SIZES.map(
        (size) => html`
          <div key=${size} class="row">
            ${EXPRESSIONS.map(
              (expression) => html`
                <${Portrait}
                  key=${expression}
                  class=${`size-${size}`}
                  figure=${figure}
                  expression=${expression}
                />
              `,
            )}
            <${Portrait} class=${`size-${size}`} figure=${figure} expression="proud" crowned />
          </div>
        `,
      )}
    </figure>
  `;
}

/** Somebody on every kind of place. @param {number} count @param {boolean} wide with WCs and dungeons */
function everywhere(count, wide) {
  const outside = PLACES.findIndex(({ kind }) => kind === "beside-board");
  const floors = [5, 4, 4, 4, 3, 3, 2, 1, 1, 0];
  const special = ["throne", "beside-throne", ...(wide ? ["wc", "dungeon"] : [])];
  const places = special.map((kind) => PLACES.findIndex((place) => place.kind === kind));
  return Array.from({ length: count }, (_, slot) => [...places, ...floors][slot] ?? outside);
}

/**
 * The castle at every hour, in the evening with a wedding.
 * @param {{game: GameInfo, wide: boolean}} props
 */
function Castles({ game, wide }) {
  const facts = {
    characters: game.characters,
    figures: game.figures,
    jester: null,
    wcs: wide ? 2 : 0,
    dungeons: wide ? 3 : 0,
    // Only a table knows its points: these stand in for them.
    worth: PLACES.map(({ kind }) => (kind === "dungeon" ? -10 : 10)),
  };
  const cast = /** @type {CastleCast} */ (/** @type {unknown} */ ({ facts }));
  const some = everywhere(game.characters.length, wide);
  const alone = PLACES.findIndex(({ kind }) => kind === "beside-throne");
  return HOURS.map(
    (hour, number) => html`
      <figure key=${hour} class="card">
        <figcaption>${hour}</figcaption>
        <${Scene}
          places=${some.map((place) => (number < 2 && place === alone ? 5 : place))}
          round=${number + 1}
          cast=${cast}
          legal=${[]}
          marks=${[]}
          selected=${null}
        />
      </figure>
    `,
  );
}

/**
 * Every figure of a cast and its castle, for whoever draws.
 * @param {{part: string}} props what is shown: a cast, by who is first in it
 */
export function Gallery({ part }) {
  useEffect(() => void openCatalogue().catch(complain), []);
  const casts = new Map(catalogue.value?.games.map((game) => [game.characters[0], game]));
  const game = casts.get(part);
  return html`
    <main id="main" class="gallery">
      <link rel="stylesheet" href="/client/css/gallery.css" />
      <h1>${t("gallery-title")}</h1>
      <nav class="row" aria-label=${t("gallery-title")}>
        ${[...casts.keys()].filter(Boolean).map(
          (first) => html`
            <a key=${first} class="button" href=${`/gallery/${first}`}>${first}</a>
          `,
        )}
      </nav>
      <section class="castles">
        ${
          game
            ? [true, false].map(
                (wide) => html`
                  <${Castles} key=${wide} game=${game} wide=${wide} />
                `,
              )
            : null
        }
      </section>
      <section>
        ${game?.figures.map(
          (figure, slot) => html`
            <${Sheet} key=${figure} figure=${figure} name=${game.characters[slot]} />
          `,
        )}
      </section>
    </main>
  `;
}
