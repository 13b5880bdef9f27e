// There is nothing at this address: why, and where one may go instead.
import { html } from "./html.js";
import { Company } from "./castle/faces.js";
import { catalogue } from "./catalogue.js";
import { because, t } from "./words.js";

/** @import { Refused } from "./api.js" */

/** Nothing is here; the server may have said why. @param {{why?: Refused}} props */
export function Lost({ why }) {
  return html`
    <main id="main" class="narrow">
      <${Company} figures=${catalogue.value?.greeters ?? []} />
      <h1>${t("lost-title")}</h1>
      ${
        why
          ? html`
              <div class="notice bad"><p>${because(why)}</p></div>
            `
          : html`
              <p>${t("lost-text")}</p>
            `
      }
      <div class="row">
        <a class="button main" href="/">${t("go-home")}</a>
        <a class="button" href="/friends">${t("home-friends")}</a>
      </div>
    </main>
  `;
}
