// A finished game again: step, play, scrub; from any seat's knowledge, or with all secrets. Every moment has a link.
import { html, useEffect, useMemo, useState } from "../html.js";
import { ask } from "../api.js";
import { Log } from "../log.js";
import { go } from "../router.js";
import { complain } from "../toast.js";
import { t } from "../words.js";
import { Scene } from "../castle/scene.js";
import { Face } from "../castle/faces.js";
import { characterName, GOODS, ROLES } from "../story.js";
import { GoodsRow } from "../intrigue/goods.js";

/** @param {{id: string, game: number, moment: number}} props */
export function Replay({ id, game, moment }) {
  const query = new URLSearchParams(location.search);
  const place = query.get("place");
  const [log, setLog] = useState(/** @type {any} */ (null));
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [shown, setShown] = useState(/** @type {any} */ (null));
  const [playing, setPlaying] = useState(false);
  const cache = useMemo(() => new Map(), [id, game, place]);
  const suffix = place === null ? "" : `?place=${place}`;
  useEffect(() => {
    Promise.all([ask("GET", `/api/tables/${id}/games/${game}/log${suffix}`), ask("GET", `/api/tables/${id}/facts`)]).then(([found, facts]) => {
      setLog(found);
      setTable(facts);
    }, complain);
  }, [id, game, place]);
  useEffect(() => {
    let current = true;
    const known = cache.get(moment);
    if (known) setShown(known);
    else ask("GET", `/api/tables/${id}/games/${game}/moments/${moment}${suffix}`).then((found) => {
      cache.set(moment, found);
      if (current) setShown(found);
    }, complain);
    return () => void (current = false);
  }, [id, game, moment, place]);
  const last = log?.moments ?? moment;
  /** @param {number} to */
  const step = (to) => go(`/table/${id}/replay/${game}/${Math.max(0, Math.min(last, to))}${suffix}`, true);
  useEffect(() => {
    if (!playing) return;
    if (moment >= last) return setPlaying(false);
    const timer = setTimeout(() => step(moment + 1), 700);
    return () => clearTimeout(timer);
  }, [playing, moment, last]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.target instanceof HTMLInputElement) return;
      if (event.key === "ArrowRight") step(moment + 1);
      if (event.key === "ArrowLeft") step(moment - 1);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  if (!log || !shown || !table) return html`<main><h1>${t("replay-title")}</h1><p role="status">${t("loading")}</p></main>`;
  const cast = { names: log.names, seatNames: table.seat_names, facts: table.facts };
  const views = Object.entries(shown.views);
  const view = /** @type {any} */ (views[0][1]);
  const intrigue = table.facts.family === "intrigue";
  const lines = log.lines.filter((/** @type {any} */ line) => line.moment <= moment);
  /** @param {string} value */
  const look = (value) => go(`/table/${id}/replay/${game}/${moment}${value === "" ? "" : `?place=${value}`}`, true);
  return html`<main class="table-screen"><div class="row title"><h1>${t("replay-title")}</h1><a class="button small" href=${`/table/${id}`}>${t("replay-back")}</a></div>
    <section class="card"><div class="row"><button aria-label=${t("replay-first")} onClick=${() => step(0)}>⏮</button><button aria-label=${t("replay-before")} onClick=${() => step(moment - 1)}>◀</button>
      <button class="main" aria-pressed=${playing} onClick=${() => setPlaying(!playing)}>${playing ? t("replay-pause") : t("replay-play")}</button>
      <button aria-label=${t("replay-next")} onClick=${() => step(moment + 1)}>▶</button><button aria-label=${t("replay-last")} onClick=${() => step(last)}>⏭</button>
      <label>${t("replay-moment", { moment, last })}<input type="range" min="0" max=${last} value=${moment} onInput=${(/** @type {any} */ event) => step(Number(event.target.value))} /></label>
      <label>${t("replay-eyes")}<select value=${place ?? ""} onChange=${(/** @type {any} */ event) => look(event.target.value)}><option value="">${t("replay-all-secrets")}</option>${log.names.map((/** @type {string} */ name, /** @type {number} */ number) => html`<option key=${number} value=${number}>${name}</option>`)}</select></label></div>
      ${shown.action ? html`<p class="soft small">${shown.action}</p>` : null}</section>
    <div class="table"><div class="board">${intrigue ? html`<${CourtThen} views=${views} cast=${cast} />` : html`<${Scene} game=${view} cast=${cast} legal=${[]} favourites=${place === null || view.cards[Number(place)] === null ? [] : cast.facts.favourites[view.cards[Number(place)]]} selected=${null} choose=${() => {}} act=${() => {}} sent=${null} />
        <section class="card"><h2>${t("replay-secrets")}</h2>${views.map(([number, seen]) => html`<${SecretsThen} key=${number} number=${Number(number)} seen=${seen} cast=${cast} />`)}</section>`}</div>
      <div class="side"><${Log} lines=${lines} cast=${cast} intrigue=${intrigue} link=${(/** @type {any} */ line) => `/table/${id}/replay/${game}/${line.moment}${suffix}`} /></div></div></main>`;
}

/** @param {{number: number, seen: any, cast: any}} props */
function SecretsThen({ number, seen, cast }) {
  const card = seen.cards[number];
  const kept = seen.kept[number];
  return html`<div class="then"><h3>${cast.names[number]} <strong>${seen.scores[number]}</strong></h3>
    ${card === null ? null : html`<ul class="favourites small">${cast.facts.favourites[card].map((/** @type {number} */ slot) => html`<li key=${slot}><svg viewBox="-34 -44 68 88" aria-hidden="true"><${Face} slot=${slot} names=${cast.facts.characters} /></svg><span>${characterName(cast, slot)}</span></li>`)}</ul>`}
    ${kept === null || kept === undefined ? null : html`<p class="small">${t(`ambition-${kept + 1}`)}</p>`}</div>`;
}

/** @param {{views: [string, any][], cast: any}} props */
function CourtThen({ views, cast }) {
  return html`<div class="grid">${views.map(([number, seen]) => html`<section class="card" key=${number}><h3>${cast.names[Number(number)]}${seen.roles[Number(number)] === null ? "" : `, ${t(`role-${ROLES[seen.roles[Number(number)]]}`)}`}</h3>
    ${seen.hand ? html`<${GoodsRow} goods=${[...seen.hand, seen.gold[Number(number)]]} />` : null}
    <p class="small soft">${seen.dead[Number(number)] ? t("court-dead") : seen.allies[Number(number)] !== null ? t("court-ally", { who: cast.names[seen.allies[Number(number)]] }) : ""}${seen.discards.length ? ` · ${t("discards", { count: seen.discards.length })}: ${t(`good-${GOODS[seen.discards.at(-1)]}`)}` : ""}</p></section>`)}</div>`;
}
