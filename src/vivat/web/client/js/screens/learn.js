// Learning: the lessons there are.
import { html } from "../html.js";
import { catalogue } from "../catalogue.js";
import { Company } from "../castle/faces.js";
import { GamePicture } from "../families/game_picture.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

/** @import { LessonInfo } from "../wire.js" */

/** @param {{lesson: LessonInfo}} props */
function LessonCard({ lesson: { key, game } }) {
  const played = catalogue.value?.games.find((each) => each.key === game);
  return html`
    <article class="card game">
      ${
        played?.pictured.length
          ? html`
              <${Company} class="picture" figures=${played.pictured} />
            `
          : played &&
            html`
              <${GamePicture} game=${played} />
            `
      }
      <h2>${t(`lesson-${key}`)}</h2>
      <p>${t(`lesson-${key}-line`)}</p>
      <a class="button main big" href=${`/learn/${key}`}>
        ${t(settings.value.explained.includes(`lesson-${key}`) ? "learn-again" : "learn-begin")}
      </a>
    </article>
  `;
}

/** The screen with all lessons. */
export function Learn() {
  return html`
    <main id="main" class="narrow learn">
      <h1>${t("learn-title")}</h1>
      <p class="lead">${t("learn-text")}</p>
      <div class="grid games">
        ${catalogue.value?.lessons.map(
          (lesson) => html`
            <${LessonCard} key=${lesson.key} lesson=${lesson} />
          `,
        )}
      </div>
      <p>
        ${t("learn-rules")}${" "}
        <a href="/rules">${t("menu-rules")}</a>
      </p>
    </main>
  `;
}
