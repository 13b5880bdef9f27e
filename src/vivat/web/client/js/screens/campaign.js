// A campaign of a circle: the tally, the true King, what is new, and the board of cards, to look at and to
// print.
import { html, onValue, useEffect, useSignal } from "../html.js";
import { fetchCampaign } from "../api.js";
import { Portrait } from "../castle/faces.js";
import { catalogue } from "../catalogue.js";
import { Board, markNames } from "../circles/board.js";
import { spanWords } from "../circles/spans.js";
import { complain } from "../toast.js";
import { settings } from "../settings.js";
import { listed, t } from "../words.js";

/** @import { StandingView, CampaignView } from "../wire.js" */

/** The page of a campaign. @param {{id: string, number: number}} props */
export function CampaignScreen({ id, number }) {
  const found = useSignal(/** @type {CampaignView|null} */ (null));
  const { language } = settings.value;
  useEffect(() => {
    const ask = async () => {
      found.value = await fetchCampaign(id, number, language);
      if (found.value.unread) await ask();
    };
    ask().catch(complain);
  }, [id, number, language]);
  if (!found.value) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("campaign-page-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  const { campaign, games, evenings, unread } = found.value;
  return html`
    <main id="main" class="circles campaign">
      <h1>${campaign.name}</h1>
      <p>
        ${spanWords(campaign)}${" · "}${t("circle-counted", { games, evenings })}${
          unread ? ` ${t("circle-unread")}` : ""
        }
      </p>
      <${Tally} campaign=${found.value} />
      <p class="row no-print">
        <button onClick=${() => print()}>${t("campaign-page-print")}</button>
        <a href=${`/circle/${id}`}>${t("campaign-page-back")}</a>
      </p>
      <${Cards} campaign=${found.value} />
    </main>
  `;
}

/**
 * Who is the true King, everybody's points, what is new and who is near what.
 * @param {{campaign: CampaignView}} props
 */
function Tally({ campaign }) {
  const { kings, standings } = campaign;
  const names = standings.filter(({ member }) => kings.includes(member)).map(({ name }) => name);
  return html`
    <div class="king">
      <${Portrait} figure=${catalogue.value?.greeters[0] ?? ""} expression="proud" crowned />
      <p>${t("campaign-page-king", { count: kings.length, names: listed(names) })}</p>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("campaign-page-title")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("circle-name")}</th>
            <th scope="col" class="number">${t("circle-games")}</th>
            <th scope="col" class="number">${t("circle-won")}</th>
            <th scope="col" class="number">${t("campaign-page-marks")}</th>
            <th scope="col" class="number">${t("circle-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${standings.map(
            (each) => html`
              <tr key=${each.member}>
                <th scope="row">${each.name}</th>
                <td class="number">${each.games}</td>
                <td class="number">${each.victories}</td>
                <td class="number">${each.marks.filter(({ earned }) => earned).length}</td>
                <td class="number">${each.points}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    <${Lines} campaign=${campaign} title=${t("campaign-page-news")} of=${"news"} />
    <${Lines} campaign=${campaign} title=${t("campaign-page-near")} of=${"near"} />
  `;
}

/**
 * Some marks of everybody, a line each.
 * @param {{campaign: CampaignView, title: string, of: "news"|"near"}} props
 */
function Lines({ campaign, title, of }) {
  const names = markNames(campaign.cards);
  const some = campaign.standings.filter((each) => each[of].length);
  if (!some.length) return null;
  return html`
    <h2>${title}</h2>
    <ul>
      ${some.map(
        (/** @type {StandingView} */ each) => html`
          <li key=${each.member}>
            ${each.name}:${" "}${listed(each[of].map((mark) => names[mark] ?? mark))}
          </li>
        `,
      )}
    </ul>
  `;
}

/** Whose cards are shown, and the cards. @param {{campaign: CampaignView}} props */
function Cards({ campaign }) {
  const chosen = useSignal("");
  const standings = campaign.standings.filter(
    ({ member }) => !chosen.value || String(member) === chosen.value,
  );
  return html`
    <h2>${t("campaign-page-cards")}</h2>
    <label class="no-print">
      ${t("circle-name")}${" "}
      <select value=${chosen.value} onChange=${onValue((said) => (chosen.value = said))}>
        <option value="">${t("campaign-page-everybody")}</option>
        ${campaign.standings.map(
          ({ member, name }) => html`
            <option key=${member} value=${String(member)}>${name}</option>
          `,
        )}
      </select>
    </label>
    <${Board} cards=${campaign.cards} standings=${standings} />
  `;
}
