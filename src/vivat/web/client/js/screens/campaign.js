// A campaign of a circle: the tally, the true King, what is new, and the board of cards, to look at and to
// print.
import { html, onValue, useSignal } from "../html.js";
import { Board } from "../circles/board.js";
import { spanWords } from "../circles/spans.js";
import { King, Marks, Points, useCampaign } from "../circles/tally.js";
import { t } from "../words.js";

/** @import { CampaignView } from "../wire.js" */

/** The page of a campaign. @param {{id: string, number: number}} props */
export function CampaignScreen({ id, number }) {
  const found = useCampaign(id, number);
  if (!found) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("campaign-page-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  const { campaign, games, evenings, unread } = found;
  return html`
    <main id="main" class="circles campaign">
      <div class="campaign-top">
        <section class="card throne">
          <h1>${campaign.name}</h1>
          <p class="small">
            ${spanWords(campaign)}${" · "}${t("circle-counted", { games, evenings })}${
              unread ? ` ${t("circle-unread")}` : ""
            }
          </p>
          <${King} campaign=${found} />
          <p class="row no-print">
            <a class="button" href=${`/circle/${id}`}>${t("campaign-page-back")}</a>
            <button onClick=${() => print()}>${t("campaign-page-print")}</button>
          </p>
        </section>
        <section class="card">
          <h2>${t("campaign-page-tally")}</h2>
          <${Points} campaign=${found} />
        </section>
      </div>
      <div class="campaign-marks">
        <${Marks} campaign=${found} title=${t("campaign-page-news")} of="news" />
        ${
          campaign.ended === null
            ? html`
                <${Marks} campaign=${found} title=${t("campaign-page-near")} of="near" />
              `
            : null
        }
      </div>
      <${Cards} campaign=${found} />
    </main>
  `;
}

/** Whose cards are shown, and the cards. @param {{campaign: CampaignView}} props */
function Cards({ campaign }) {
  const chosen = useSignal("");
  const standings = campaign.standings.filter(
    ({ member }) => !chosen.value || String(member) === chosen.value,
  );
  return html`
    <div class="row cards-title">
      <h2>${t("campaign-page-cards")}</h2>
      <label class="no-print">
        <span class="unseen">${t("circle-name")}</span>
        <select value=${chosen.value} onChange=${onValue((said) => (chosen.value = said))}>
          <option value="">${t("campaign-page-everybody")}</option>
          ${campaign.standings.map(
            ({ member, name }) => html`
              <option key=${member} value=${String(member)}>${name}</option>
            `,
          )}
        </select>
      </label>
    </div>
    <${Board} cards=${campaign.cards} standings=${standings} />
  `;
}
