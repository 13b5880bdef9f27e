// One's own results: what one's finished games come to, for oneself alone.
import { html } from "../html.js";
import { fetchOwnResults } from "../api.js";
import { Results, useResults } from "../circles/results.js";
import { t } from "../words.js";

/** The page of one's own results. */
export function OwnResults() {
  const results = useResults(fetchOwnResults, "own");
  return html`
    <main id="main" class="narrow circles">
      <h1>${t("results-title")}</h1>
      <p class="lead">${t("results-text")}</p>
      <${Results} results=${results} empty=${t("circle-own-none")} own="me" />
    </main>
  `;
}
