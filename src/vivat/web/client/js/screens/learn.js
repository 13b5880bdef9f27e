// A guided first game of KingUp!: a real game with bots, and beside it a voice that explains each thing when it comes.
import { html, useEffect, useMemo, useState } from "../html.js";
import { ask } from "../api.js";
import { beSomebody } from "../guest.js";
import { TableStore } from "../table_store.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { TableOf } from "./table.js";

const GAME = { game: "kingup", seats: [["me"], ["steward"], ["steward"]], memory_aids: true };

export function Learn() {
  const [id, setId] = useState("");
  const begin = async () => {
    try {
      await beSomebody();
      const made = await ask("POST", "/api/tables", GAME);
      await ask("POST", `/api/tables/${made.id}/commands`, { type: "start", id: "start" });
      setId(made.id);
    } catch (error) {
      complain(error);
    }
  };
  if (id) return html`<${Lesson} id=${id} />`;
  return html`<main class="narrow"><h1>${t("learn-title")}</h1><p>${t("learn-text")}</p><ol>${["goal", "place", "climb", "vote", "count"].map((step) => html`<li key=${step}>${t(`learn-${step}-short`)}</li>`)}</ol>
    <button class="main big" onClick=${begin}>${t("learn-begin")}</button></main>`;
}

/** @param {{id: string}} props */
function Lesson({ id }) {
  const store = useMemo(() => new TableStore(id), [id]);
  useEffect(() => () => store.close(), [store]);
  const game = store.view.value?.game;
  const step = !game ? "goal" : game.counts.length ? "count" : game.phase === "vote" ? "vote" : game.phase === "climb" ? "climb" : "place";
  const number = ["goal", "place", "climb", "vote", "count"].indexOf(step);
  return html`<div class="lesson" role="status"><progress max="4" value=${number} aria-label=${t("learn-progress")}></progress><p><strong>${t(`learn-${step}-short`)}</strong> ${t(`learn-${step}`)}</p>
    ${step === "count" ? html`<a class="button main" href=${`/table/${id}`}>${t("learn-done")}</a>` : null}</div><${TableOf} store=${store} />`;
}
