// The castle table: the scene, your secret card, and what is asked of you.
import { html, useEffect, useState } from "../html.js";
import { settings } from "../settings.js";
import { characterName, placeFacts } from "../story.js";
import { complain, toast } from "../toast.js";
import { because, t } from "../words.js";
import { Election } from "./election.js";
import { Face } from "./faces.js";
import { Moments } from "./moments.js";
import { Scene } from "./scene.js";
import { Counts, Ranking } from "./scoring.js";

/** What an action does, in words. @param {import("../story.js").Cast} cast @param {any} game @param {import("../table_store.js").Action} action */
export function moveWords(cast, game, action) {
  const character = characterName(cast, action.character);
  if (action.verb === "place") return t("castle-place", { character, floor: action.floor ?? 0 });
  if (action.verb === "vote") return t("castle-vote", { vote: t(`vote-${["yes", "no", "stomachache"][action.vote ?? 0]}`) });
  if (action.verb === "keep ambition") return t("castle-keep", { ambition: t(`ambition-${(action.ambition ?? 0) + 1}`) });
  const from = game.places[action.character ?? 0];
  if (action.verb === "to the WC") return t("castle-wc", { character, floor: from });
  const to = from > 6 ? from - 4 : from + 1;
  return to === 6 ? t("castle-throne", { character }) : t("castle-move", { character, floor: to });
}

/** Where an action leads. @param {any} game @param {import("../table_store.js").Action} action */
export function target(game, action) {
  if (action.verb === "place") return action.floor ?? 0;
  const from = game.places[action.character ?? 0];
  if (action.verb === "to the WC") return from + 4;
  return from > 6 ? from - 4 : from + 1;
}

/** @param {{store: import("../table_store.js").TableStore, view: import("../table_store.js").View, table: any, cast: import("../story.js").Cast}} props */
export function CastleBoard({ store, view, table, cast }) {
  const game = view.game;
  const [hidden, setHidden] = useState(false);
  const [selected, setSelected] = useState(/** @type {number|null} */ (null));
  const [doubt, setDoubt] = useState(/** @type {string|null} */ (null));
  useEffect(() => setSelected(null), [view.decision]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "h") setHidden((before) => !before);
      if (event.key === "Escape") setSelected(null);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  if (!game) return null;
  /** @param {string} text @param {boolean} [sure] */
  const act = async (text, sure = false) => {
    if (settings.value.askTwice && !sure) return setDoubt(text);
    setDoubt(null);
    setSelected(null);
    try {
      await store.play(text, sure);
    } catch (error) {
      if (/** @type {any} */ (error).key === "table-are-you-sure") setDoubt(text);
      else complain(error);
    }
  };
  /** @param {number} character */
  const choose = async (character) => {
    const actions = view.legal.filter((action) => action.character === character);
    if (actions.length === 1 && actions[0].verb !== "place") return act(actions[0].text);
    if (actions.length) return setSelected(selected === character ? null : character);
    const name = cast.facts.characters[character];
    const why = await store.why(game.phase === "place" ? `place ${name} 1` : `move ${name}`);
    toast.value = { text: because(why), article: why.article };
  };
  const mine = view.me === null ? null : game.cards[view.me];
  const favourites = mine === null || mine === undefined ? [] : cast.facts.favourites[mine];
  return html`<div class="castle">
    <${Prompt} view=${view} cast=${cast} table=${table} game=${game} sent=${store.sent.value} />
    ${view.proposal ? html`<${Proposal} view=${view} cast=${cast} act=${act} />` : null}
    ${doubt ? html`<div class="notice row"><span>${t("are-you-sure", { action: doubt })}</span><button class="main" onClick=${() => act(doubt, true)}>${t("yes-do-it")}</button><button onClick=${() => setDoubt(null)}>${t("no-wait")}</button></div>` : null}
    ${game.phase === "keep" && view.legal.length ? html`<${AmbitionChoice} legal=${view.legal} act=${act} />` : null}
    ${game.phase === "vote" ? html`<${Election} view=${view} cast=${cast} game=${game} act=${act} />` : null}
    <${Scene} game=${game} cast=${cast} legal=${view.legal} favourites=${hidden ? [] : favourites} selected=${selected} choose=${choose} act=${act}
      sent=${store.sent.value} />
    ${selected !== null ? html`<div class="row choices" role="group" aria-label=${t("castle-choose-where")}>${view.legal.filter((action) => action.character === selected).map((action) => html`<button class="main" key=${action.text} onClick=${() => act(action.text)}>${moveWords(cast, game, action)}</button>`)}</div>` : null}
    <${Secret} view=${view} cast=${cast} game=${game} favourites=${favourites} hidden=${hidden} toggle=${() => setHidden(!hidden)} />
    <${AllMoves} view=${view} cast=${cast} game=${game} act=${act} />
    <${Counts} counts=${game.counts} cast=${cast} />
    ${view.status === "finished" ? html`<${Ranking} view=${view} game=${game} cast=${cast} />` : null}
    <${Moments} store=${store} cast=${cast} game=${game} />
  </div>`;
}

/** What happens now, and who is asked. @param {any} props */
function Prompt({ view, cast, game, sent }) {
  const waiting = view.waited_for.map((/** @type {number} */ seat) => cast.seatNames[seat]).join(", ");
  const mine = view.legal.length > 0;
  const key = mine ? `castle-ask-${game.phase}` : view.status === "finished" ? "castle-over" : "castle-wait";
  return html`<div class="prompt" role="status"><span class="what">${sent ? t("sending") : t(key, { who: waiting, round: game.round })}</span><span class="soft">${t("castle-round", { round: game.round })}</span></div>`;
}

/** R11.2: one proposes, the other confirms. @param {any} props */
function Proposal({ view, cast, act }) {
  const [place, text] = view.proposal;
  const own = place === view.me;
  return html`<div class="notice row" role="status"><span>${own ? t("team-waits", { action: text }) : t("team-proposes", { who: cast.names[place], action: text })}</span>
    ${own ? null : html`<button class="main" onClick=${() => act(text, true)}>${t("team-agree")}</button>`}</div>`;
}

/** @param {{legal: import("../table_store.js").Action[], act: (text: string) => void}} props */
function AmbitionChoice({ legal, act }) {
  return html`<section class="card"><h2>${t("castle-ask-keep")}</h2><div class="row ambitions">${legal.map((action) => html`<button class="ambition" key=${action.text} onClick=${() => act(action.text)}>
    <strong>${t(`ambition-${(action.ambition ?? 0) + 1}`)}</strong><span>${t(`ambition-${(action.ambition ?? 0) + 1}-when`)}</span></button>`)}</div></section>`;
}

/** Your Favourites, your Ambition, your vote cards: one glance away, hidden with one key. @param {any} props */
function Secret({ view, cast, game, favourites, hidden, toggle }) {
  if (view.me === null) return null;
  const kept = game.kept[view.me];
  return html`<section class="card secret" aria-labelledby="secret-title"><div class="row"><h2 id="secret-title">${t("secret-title")}</h2>
    <button class="small" aria-pressed=${hidden} onClick=${toggle}>${hidden ? t("secret-show") : t("secret-hide")}</button></div>
    ${hidden ? html`<p class="soft">${t("secret-hidden")}</p>` : html`<ul class="favourites">${favourites.map((/** @type {number} */ slot) => html`<li key=${slot}>
      <svg viewBox="-34 -44 68 88" aria-hidden="true"><${Face} slot=${slot} names=${cast.facts.characters} /></svg><span>${characterName(cast, slot)}</span><span class="small soft">${t("short-place", placeFacts(game.places[slot]))}</span></li>`)}</ul>
      ${kept !== null && kept !== undefined ? html`<p><strong>${t("secret-ambition")}</strong> ${t(`ambition-${kept + 1}`)}: ${t(`ambition-${kept + 1}-when`)}</p>` : null}
      ${game.votes ? html`<p>${t("secret-votes", { no: game.votes.no, ache: game.votes.stomachache })}</p>` : null}`}
    ${game.votes_left ? html`<p class="small soft">${t("memory-aids")} ${cast.seatNames.map((/** @type {string} */ name, /** @type {number} */ seat) => `${name}: ${t("votes-short", { no: game.votes_left[seat].no, ache: game.votes_left[seat].stomachache })}`).join(" · ")}</p>` : null}
    ${game.emissary_score !== null ? html`<p class="small">${t("emissary-score", { score: game.emissary_score })}</p>` : null}
  </section>`;
}

/** Every move as a button, for whoever prefers a list. @param {any} props */
function AllMoves({ view, cast, game, act }) {
  if (!view.legal.length || game.phase === "vote" || game.phase === "keep") return null;
  return html`<details class="card moves"><summary>${t("all-moves", { count: view.legal.length })}</summary><div class="row">${view.legal.map((/** @type {any} */ action) => html`<button class="small" key=${action.text} onClick=${() => act(action.text)}>${moveWords(cast, game, action)}</button>`)}</div></details>`;
}
