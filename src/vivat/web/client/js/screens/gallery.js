// For whoever draws: every figure with every expression, large and small, and the castle at every time of day,
// by day and by night. The server shows this page only where it was asked to.
import { html, useEffect } from "../html.js";
import { catalogue, openCatalogue } from "../catalogue.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { EXPRESSIONS, Portrait } from "../castle/faces.js";

const SIZES = [40, 90, 200];

/** One figure in every way. @param {{names: string[], slot: number}} props */
function Sheet({ names, slot }) {
  return html`
    <figure class="card">
      <figcaption>${names[slot]}</figcaption>
      ${SIZES.map(
        (size) => html`
          <div key=${size} class="row">
            ${EXPRESSIONS.map(
              (expression) => html`
                <${Portrait}
                  key=${expression}
                  class=${`size-${size}`}
                  slot=${slot}
                  names=${names}
                  expression=${expression}
                />
              `,
            )}
            <${Portrait} class=${`size-${size}`} slot=${slot} names=${names} expression="proud" crowned />
          </div>
        `,
      )}
    </figure>
  `;
}

/** @param {{part: string}} props what is shown: a cast, by who is first in it */
export function Gallery({ part }) {
  useEffect(() => void openCatalogue().catch(complain), []);
  const casts = new Map(catalogue.value?.games.map((game) => [game.characters[0], game.characters]));
  const names = casts.get(part) ?? [];
  return html`
    <main id="main" class="gallery">
      <link rel="stylesheet" href="/client/css/gallery.css" />
      <nav class="row" aria-label=${t("gallery-title")}>
        ${[...casts.keys()].filter(Boolean).map(
          (first) => html`
            <a key=${first} class="button" href=${`/gallery/${first}`}>${first}</a>
          `,
        )}
      </nav>
      <section>
        ${names.map(
          (_name, slot) => html`
            <${Sheet} key=${slot} names=${names} slot=${slot} />
          `,
        )}
      </section>
    </main>
  `;
}
