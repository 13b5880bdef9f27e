// What a finished game has brought in the campaigns of one's circles, at the end of the game.
import { html, useEffect, useState } from "../html.js";
import { fetchCampaignNews } from "../api.js";
import { complain } from "../toast.js";
import { settings } from "../settings.js";
import { capital } from "../log_words.js";
import { t } from "../words.js";
import { CardPicture } from "../families/card_picture.js";

/** @import { CampaignNews as News, EarnedMark } from "../wire.js" */

/**
 * What everybody has earned, campaign by campaign; nothing for whoever is in no circle.
 * @param {{table: string}} props
 */
export function CampaignNews({ table }) {
  const [news, setNews] = useState(/** @type {News[]} */ ([]));
  const { language } = settings.value;
  useEffect(() => void fetchCampaignNews(table, language).then(setNews, complain), [table, language]);
  return news.map(
    (each) => html`
      <${OneCampaign} key=${`${each.circle} ${each.number}`} news=${each} />
    `,
  );
}

/** What the game has brought in one campaign: mine first, then everybody's. @param {{news: News}} props */
function OneCampaign({ news: { circle, number, me, campaign, earned } }) {
  const members = [...new Set(earned.map(({ member }) => member))].sort(
    (one, other) => Number(one !== me) - Number(other !== me),
  );
  return html`
    <section class="campaign-news">
      <h3><a href=${`/circle/${circle}/campaign/${number}`}>${campaign}</a></h3>
      ${
        members.length
          ? html`
              <ul class="people-marks">
                ${members.map(
                  (member) => html`
                    <${Earned}
                      key=${member}
                      earned=${earned.filter((each) => each.member === member)}
                      mine=${member === me}
                    />
                  `,
                )}
              </ul>
            `
          : html`
              <p class="soft">${t("finished-nothing-earned")}</p>
            `
      }
    </section>
  `;
}

/**
 * What one member has earned; without a face, for at a table faces are those of its seats.
 * @param {{earned: EarnedMark[], mine: boolean}} props
 */
function Earned({ earned, mine }) {
  const points = earned.reduce((sum, each) => sum + each.points, 0);
  const name = mine ? capital(t("reader")) : earned[0].name;
  return html`
    <li class=${mine ? "mine" : ""}>
      <span class="whose">${t("finished-earned", { name, points })}</span>
      <ul class="new-cards">
        ${earned.map(
          (each, number) => html`
            <${NewCard} key=${`${each.mark} ${number}`} earned=${each} />
          `,
        )}
      </ul>
    </li>
  `;
}

/** A card that was earned: drawn, what it is for and what it is worth. @param {{earned: EarnedMark}} props */
const NewCard = ({ earned: { mark, about, points, picture } }) => html`
  <li class="achievement earned">
    <${CardPicture} picture=${picture} earned />
    <div>
      <strong class="card-name">${mark}</strong>
      <p class="small">${about}</p>
      <p class="worth">${t("campaign-page-worth", { points })}</p>
    </div>
  </li>
`;
