// After the game: who won, how it went, once more and who wants to, the next game of a session, replay,
// sharing.
import { html, useEffect, useRef } from "../html.js";
import { CampaignNews } from "../circles/news.js";
import { useCirclesOf } from "../circles/of_table.js";
import { me } from "../guest.js";
import { copyText } from "../copy_text.js";
import { complain, tell } from "../toast.js";
import { listed, t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";
import { Podium, podiumPicture } from "./podium.js";
import { askForRematch } from "./rematch.js";
import { SessionGames, SessionScore, sessionStandings, sessionWon } from "./session_end.js";

/** @import { TableView, View } from "../wire.js" */
/** @import { FamilyParts } from "../families/family.js" */
/** @import { TableStore } from "../table_store.js" */

/** Who has won. @param {View} view @param {number[]} winners by chair @param {number|null} me */
function wonWords(view, winners, me) {
  if (!winners.length) return t("finished-title");
  if (winners.length === 1 && winners[0] === me) return t("finished-you-win");
  return t("finished-won", {
    count: winners.length,
    who: listed(winners.map((chair) => view.chairs[chair].name)),
  });
}

/**
 * A picture and a link to what it shows: by the device's own way of sharing, or as a file and a
 * copied link.
 * @param {Blob} picture
 * @param {string} text
 * @param {string} link
 * @param {string} done what is said when it was saved and copied
 */
export async function sharePicture(picture, text, link, done) {
  const file = new File([picture], "vivat.png", { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes it has shared nothing.
    await navigator.share({ files: [file], text, url: link }).catch(() => {});
    return;
  }
  const save = document.createElement("a");
  save.href = URL.createObjectURL(file);
  save.download = file.name;
  save.click();
  URL.revokeObjectURL(save.href);
  tell((await copyText(link)) ? done : t("finished-saved"));
}

/**
 * @typedef {object} FinishedProps
 * @property {TableStore} store
 * @property {View} view
 * @property {TableView} table
 * @property {FamilyParts} parts
 * @property {() => void} [again] how those at one screen play once more
 */

/** A game that is over. @param {FinishedProps} props */
export function Finished({ store, view, table, parts, again }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "start" }), []);
  const reader = again ? null : view.me;
  const session = sessionWon(view, reader);
  const won = parts.rival?.won ?? wonWords(view, parts.winners, reader);
  return html`
    <section ref=${box} class="card finished">
      <h2>${session ?? won}</h2>
      <${Podium} view=${view} all=${session ? sessionStandings(view) : parts.standings} />
      ${
        session
          ? html`
              <div class="ranking">
                <h3>${t("finished-last-game")}</h3>
                ${parts.ranking}
              </div>
            `
          : parts.ranking
      }
      <${SessionGames} view=${view} table=${table.id} />
      <${SessionScore} view=${view} goal=${table.options.session_points} />
      <${CampaignNews} table=${table.id} />
      <${WhatNext} store=${store} view=${view} table=${table} parts=${parts} again=${again} />
      ${
        view.rematch_requests.length
          ? html`
              <${WantingAgain} view=${view} />
            `
          : null
      }
    </section>
  `;
}

/** Where one's last game is reviewed. @param {string} id @param {View} view */
const reviewLink = (id, view) =>
  `/table/${id}/review/${view.games}${view.me === null ? "" : `/${view.chairs[view.me].seat}`}`;

/** What one may do now: the next game or another one, the replay, sharing. @param {FinishedProps} props */
function WhatNext({ store, view, table, parts, again }) {
  const more = view.session !== null && !view.session_winners.length;
  const circles = useCirclesOf(table.id);
  const replay = `/table/${table.id}/replay/${view.games}/0`;
  const share = async () => {
    const session = sessionWon(view, null);
    const told = session ?? parts.rival?.won ?? wonWords(view, parts.winners, null);
    const standings = session ? sessionStandings(view) : parts.standings;
    const picture = await podiumPicture(view, standings, `${t(`game-${table.options.game}`)}: ${told}`);
    await sharePicture(picture, told, location.origin + replay, t("finished-shared"));
  };
  return html`
    <div class="row">
      ${
        more
          ? html`
              <button
                class="main"
                disabled=${view.host !== me.value?.id}
                onClick=${() => store.once("start").catch(complain)}
              >
                ${t("finished-next")}
              </button>
            `
          : again || view.me !== null
            ? html`
                <button class="main" onClick=${again ?? (() => askForRematch(store, view))}>
                  ${t("finished-rematch")}
                </button>
              `
            : null
      }
      <a class="button" href=${replay}>${t("finished-replay")}</a>
      <a class="button" href=${reviewLink(table.id, view)}>${t("finished-review")}</a>
      <button onClick=${() => share().catch(complain)}>${t("finished-share")}</button>
      <a
        class="button"
        href=${`/api/tables/${table.id}/games/${view.games}/record`}
        download=${`vivat-${table.id}-${view.games}.vivat`}
      >
        ${t("finished-record")}
      </a>
      ${circles.map(
        ({ id, name }) => html`
          <a key=${id} class="button" href=${`/circle/${id}`}>${t("finished-circle", { name })}</a>
        `,
      )}
      <a class="button" href="/">${t("go-home")}</a>
    </div>
  `;
}

/** Who wants to play again. @param {{view: View}} props */
function WantingAgain({ view }) {
  return html`
    <p class="row wanting">
      ${view.rematch_requests.map(
        (chair) => html`
          <${Medallion} key=${chair} who=${chairIdentity(view.chairs, chair)} size=${28} />
        `,
      )}
      ${t("finished-wanting", {
        count: view.rematch_requests.length,
        who: listed(view.rematch_requests.map((chair) => view.chairs[chair].name)),
      })}
    </p>
  `;
}
