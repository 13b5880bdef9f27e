// What is kept of a person, for how long, who sees it, and how it goes: for players, in their language.
import { html } from "../html.js";
import { me } from "../guest.js";
import { t } from "../words.js";

/** What is told, in this order, each with a heading and some sentences. */
const PARTS = /** @type {const} */ ([
  "name",
  "games",
  "circles",
  "back",
  "notices",
  "browser",
  "not",
  "gone",
]);

/** The page about privacy. */
export function Privacy() {
  return html`
    <main id="main" class="narrow privacy">
      <h1>${t("privacy-title")}</h1>
      <p class="lead">${t("privacy-lead")}</p>
      ${PARTS.map(
        (part) => html`
          <section key=${part} class="card">
            <h2>${t(`privacy-${part}`)}</h2>
            <p>${t(`privacy-${part}-text`)}</p>
          </section>
        `,
      )}
      ${
        me.value
          ? html`
              <p><a class="button" href="/me">${t("privacy-to-you")}</a></p>
            `
          : null
      }
      <p class="small soft">${t("privacy-operator")}</p>
    </main>
  `;
}
