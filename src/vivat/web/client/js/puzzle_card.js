// The puzzle of the day, on the home screen.
import { html } from "./html.js";
import { given, streak, today } from "./puzzle_days.js";
import { t } from "./words.js";

/** Leads to today's puzzle; says whether it is solved, and the streak. */
export function PuzzleCard() {
  const answer = given.value[today()];
  const days = streak();
  return html`
    <section class="card puzzle-card">
      <h2>${t("home-puzzle")}</h2>
      <p>${t(answer ? (answer.right ? "home-puzzle-right" : "home-puzzle-wrong") : "home-puzzle-text")}</p>
      <div class="row">
        <a class=${`button ${answer ? "" : "main"}`} href="/puzzles">
          ${t(answer ? "home-puzzle-again" : "home-puzzle-go")}
        </a>
        ${
          days > 1
            ? html`
                <span class="small soft">${t("home-puzzle-streak", { days })}</span>
              `
            : null
        }
      </div>
    </section>
  `;
}
