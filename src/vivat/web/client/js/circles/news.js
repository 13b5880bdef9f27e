// What a finished game has brought in the campaigns of one's circles, at the end of the game.
import { html, useEffect, useState } from "../html.js";
import { fetchCampaignNews } from "../api.js";
import { complain } from "../toast.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

/** @import { CampaignNews as News } from "../wire.js" */

/**
 * A line for each mark that was earned, campaign by campaign; nothing for whoever is in no circle.
 * @param {{table: string}} props
 */
export function CampaignNews({ table }) {
  const [news, setNews] = useState(/** @type {News[]} */ ([]));
  const { language } = settings.value;
  useEffect(() => void fetchCampaignNews(table, language).then(setNews, complain), [table, language]);
  return news.map(
    ({ circle, number, campaign, earned }) => html`
      <section class="campaign-news" key=${`${circle} ${number}`}>
        <h3><a href=${`/circle/${circle}/campaign/${number}`}>${campaign}</a></h3>
        ${
          earned.length
            ? html`
                <ul>
                  ${earned.map(
                    ({ name, mark }) => html`
                      <li key=${`${name} ${mark}`}>${t("finished-earned", { name, mark })}</li>
                    `,
                  )}
                </ul>
              `
            : html`
                <p class="soft">${t("finished-nothing-earned")}</p>
              `
        }
      </section>
    `,
  );
}
