// A finished game again: step, play, scrub; from any seat's knowledge, or with all secrets. Every moment has a link.
import { html, useEffect, useMemo, useSignal, useState } from "../html.js";
import { ask } from "../api.js";
import { Log } from "../log.js";
import { go, path } from "../router.js";
import { complain } from "../toast.js";
import { because, t } from "../words.js";
import { isTyping } from "../focus.js";
import { Scene } from "../castle/scene.js";
import { Portrait } from "../castle/faces.js";
import { characterName, ROLES, sentence } from "../story.js";
import { Court } from "../intrigue/board.js";
import { GoodsRow } from "../intrigue/goods.js";

/** Drawn, for not every device has letters for them. */
const ICONS = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  before: "M18 4v16L6 12z",
  next: "M6 4v16l12-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

/** @param {{icon: keyof typeof ICONS, act: () => void, off: boolean}} props */
function Step({ icon, act, off }) {
  return html`
    <button class="icon" aria-label=${t(`replay-${icon}`)} disabled=${off} onClick=${act}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d=${ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  `;
}

/** @param {{id: string, game: number, moment: number, place: string|null}} props whose eyes: a place, or null for all */
export function Replay({ id, game, moment, place }) {
  const told = useSignal(/** @type {any} */ (null));
  const log = told.value;
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [shown, setShown] = useState(/** @type {any} */ (null));
  const playing = useSignal(false);
  const [failure, setFailure] = useState(/** @type {any} */ (null));
  const cache = useMemo(() => new Map(), [id, game, place]);
  const suffix = place === null ? "" : `?place=${place}`;
  useEffect(() => {
    Promise.all([
      ask("GET", `/api/tables/${id}/games/${game}/log${suffix}`),
      ask("GET", `/api/tables/${id}/facts`),
    ]).then(([found, facts]) => {
      told.value = { ...found, seenBy: place };
      setTable(facts);
    }, setFailure);
  }, [id, game, place]);
  useEffect(() => {
    let current = true;
    const known = cache.get(moment);
    if (known) setShown(known);
    else {
      ask("GET", `/api/tables/${id}/games/${game}/moments/${moment}${suffix}`).then(
        (found) => {
          cache.set(moment, found);
          if (current) setShown(found);
        },
        shown ? complain : setFailure,
      );
    }
    return () => void (current = false);
  }, [id, game, moment, place]);
  const last = log?.moments ?? moment;
  /**
   * Another moment, or other eyes, from where one is now: what is drawn may be a step behind. Nobody who has
   * gone elsewhere is fetched back.
   * @param {(now: {moment: number, place: string|null}) => {moment?: number, place?: string|null}} change
   */
  const turn = (change) => {
    const base = `/table/${id}/replay/${game}`;
    const { pathname, searchParams } = new URL(path.value, location.origin);
    if (pathname !== base && !pathname.startsWith(`${base}/`)) return;
    const now = { moment: Number(pathname.slice(base.length + 1)), place: searchParams.get("place") };
    const to = { ...now, ...change(now) };
    const at = Math.max(0, Math.min(told.value?.moments ?? now.moment, to.moment));
    go(`${base}/${at}${to.place === null ? "" : `?place=${to.place}`}`, true);
  };
  /** @param {number} by */
  const step = (by) => turn((now) => ({ moment: now.moment + by }));
  useEffect(() => {
    if (!playing.value) return;
    if (moment >= last) return void (playing.value = false);
    const timer = setTimeout(() => step(1), 700);
    return () => clearTimeout(timer);
  }, [playing.value, moment, last]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (isTyping(event)) return;
      if (event.key === "ArrowRight") step(1);
      if (event.key === "ArrowLeft") step(-1);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [id, game]);
  if (failure) {
    return html`
      <main id="main" class="narrow">
        <h1>${t("replay-title")}</h1>
        <p role="alert">${because(failure)}</p>
        <a class="button" href=${`/table/${id}`}>${t("replay-back")}</a>
      </main>
    `;
  }
  if (!log || !shown || !table) {
    return html`
      <main id="main">
        <h1>${t("replay-title")}</h1>
        <p role="status">${t("loading")}</p>
      </main>
    `;
  }
  const cast = { names: log.names, seatNames: table.seat_names, facts: table.facts };
  const views = /** @type {[string, any][]} */ (Object.entries(shown.views));
  const view = views[0][1];
  const intrigue = table.facts.family === "intrigue";
  // Whoever sees the ballot need not be told that it was sealed.
  const lines = log.lines.filter(
    (/** @type {any} */ line) =>
      line.moment <= moment && log.seenBy === place && !(place === null && line.event.kind === "sealed"),
  );
  const now = lines
    .filter((/** @type {any} */ line) => line.moment === moment)
    .map((/** @type {any} */ line) => sentence(cast, intrigue, line))
    .filter(Boolean);
  return html`
    <main id="main" class="table-screen">
      <div class="row title">
        <h1>${t("replay-title")}</h1>
        <a class="button small" href=${`/table/${id}`}>${t("replay-back")}</a>
      </div>
      <section class="card controls" aria-label=${t("replay-title")}>
        <div class="row">
          <div class="row steps">
            <${Step} icon="first" act=${() => turn(() => ({ moment: 0 }))} off=${moment === 0} />
            <${Step} icon="before" act=${() => step(-1)} off=${moment === 0} />
            <button
              class="main"
              aria-pressed=${playing.value}
              disabled=${moment >= last}
              onClick=${() => void (playing.value = !playing.value)}
            >
              ${t(playing.value ? "replay-pause" : "replay-play")}
            </button>
            <${Step} icon="next" act=${() => step(1)} off=${moment >= last} />
            <${Step} icon="last" act=${() => turn(() => ({ moment: last }))} off=${moment >= last} />
          </div>
          <label class="scrub">
            <span>${t("replay-moment", { moment, last })}</span>
            <input
              type="range"
              min="0"
              max=${last}
              value=${moment}
              onInput=${(/** @type {any} */ event) => turn(() => ({ moment: Number(event.target.value) }))}
            />
          </label>
          <label>
            ${t("replay-eyes")}
            <select
              value=${place ?? ""}
              onChange=${(/** @type {any} */ event) => turn(() => ({ place: event.target.value || null }))}
            >
              <option value="">${t("replay-all-secrets")}</option>
              ${log.names.map(
                (/** @type {string} */ name, /** @type {number} */ number) => html`
                  <option key=${number} value=${number} selected=${place === String(number)}>${name}</option>
                `,
              )}
            </select>
          </label>
        </div>
        <p class="now" role="status">${now.at(-1) ?? t("replay-beginning")}</p>
      </section>
      <div class="table">
        <div class="board">
          ${
            intrigue
              ? html`
                  <${CourtThen} views=${views} cast=${cast} place=${place} />
                `
              : html`
                  <${CastleThen} views=${views} view=${view} cast=${cast} place=${place} />
                `
          }
        </div>
        <div class="side">
          <${Log}
            lines=${lines}
            cast=${cast}
            intrigue=${intrigue}
            talk=${false}
            link=${(/** @type {any} */ line) => `/table/${id}/replay/${game}/${line.moment}${suffix}`}
          />
        </div>
      </div>
    </main>
  `;
}

/** @param {{views: [string, any][], view: any, cast: import("../story.js").Cast, place: string|null}} props */
function CastleThen({ views, view, cast, place }) {
  const cards = /** @type {(number|null)[]} */ (view.cards);
  /** @type {import("../castle/scene.js").Mark[]} */
  const marks =
    place === null
      ? []
      : cards.flatMap((card, number) =>
          card === null || cast.facts.favourites[card] === undefined
            ? []
            : number === Number(place)
              ? [{ kind: "mine", label: t("favourite-seen"), slots: cast.facts.favourites[card] }]
              : [],
        );
  if (view.emissary_card !== null) {
    marks.push({
      kind: "emissary",
      label: t("favourite-emissary"),
      slots: cast.facts.favourites[view.emissary_card],
    });
  }
  return html`
    <div class="castle">
      <${Scene} game=${view} cast=${cast} legal=${[]} marks=${marks} selected=${null} />
      <div class="mine">
        <section class="card">
          <h2>${t("replay-secrets")}</h2>
          ${views.map(
            ([number, seen]) => html`
              <${SecretsThen} key=${number} number=${Number(number)} seen=${seen} cast=${cast} />
            `,
          )}
        </section>
      </div>
    </div>
  `;
}

/** @param {{number: number, seen: any, cast: any}} props */
function SecretsThen({ number, seen, cast }) {
  const card = seen.cards[number];
  const kept = seen.kept[number];
  return html`
    <div class="then">
      <h3>
        ${cast.names[number]}${" "}
        <strong>${seen.scores[number]}</strong>
      </h3>
      ${
        card === null
          ? null
          : html`
              <ul class="favourites small">
                ${cast.facts.favourites[card].map(
                  (/** @type {number} */ slot) => html`
                    <li key=${slot}>
                      <${Portrait} slot=${slot} names=${cast.facts.characters} />
                      <span>${characterName(cast, slot)}</span>
                    </li>
                  `,
                )}
              </ul>
            `
      }
      ${
        kept === null || kept === undefined
          ? null
          : html`
              <p class="small">${t(`ambition-${kept + 1}`)}</p>
            `
      }
    </div>
  `;
}

/** @param {{views: [string, any][], cast: any, place: string|null}} props */
function CourtThen({ views, cast, place }) {
  const roles = [...views[0][1].roles];
  for (const [number, seen] of views) roles[Number(number)] = seen.roles[Number(number)];
  const ring = { places: cast.names, me: place === null ? null : Number(place), status: "finished" };
  return html`
    <${Court} view=${ring} cast=${cast} game=${{ ...views[0][1], roles }} />
    <h2>${t("replay-secrets")}</h2>
    <div class="grid">
      ${views.map(
        ([number, seen]) => html`
          <section class="card" key=${number}>
            <h3>
              ${seen.roles[Number(number)] === null ? cast.names[Number(number)] : t("replay-role", { who: cast.names[Number(number)], role: t(`role-${ROLES[seen.roles[Number(number)]]}`) })}
            </h3>
            ${
              seen.hand
                ? html`
                    <${GoodsRow} goods=${[...seen.hand, seen.gold[Number(number)]]} />
                  `
                : null
            }
            ${
              seen.allies[Number(number)] === null
                ? null
                : html`
                    <p class="small soft">
                      ${t("court-ally", { who: cast.names[seen.allies[Number(number)]] })}
                    </p>
                  `
            }
          </section>
        `,
      )}
    </div>
  `;
}
