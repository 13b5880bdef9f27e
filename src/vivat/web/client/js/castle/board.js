// The castle table: the scene, your secret card, and what is asked of you.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../html.js";
import { isTyping } from "../focus.js";
import { settings } from "../settings.js";
import { characterName, placeFacts } from "../story.js";
import { complain, tell, toast } from "../toast.js";
import { because, t } from "../words.js";
import { Election } from "./election.js";
import { Portrait } from "./faces.js";
import { Moments } from "./moments.js";
import { moveWords, textWords } from "./moves.js";
import { Scene } from "./scene.js";
import { Counts } from "./scoring.js";

/** Whose Favourites a viewer knows at once: its own, its partner's (R11.6) and those of the Emissary (R9.1). @param {import("../table_store.js").View} view @param {import("../story.js").Cast} cast @returns {import("./scene.js").Mark[]} */
export function marksOf(view, cast) {
  const game = view.game;
  const mySeat = view.me === null ? -1 : view.places[view.me].seat;
  /** @type {import("./scene.js").Mark[]} */
  const marks = view.places.flatMap((place, number) => {
    const card = game.cards[number];
    if (place.seat !== mySeat || card === null || card === undefined) return [];
    const mine = number === view.me;
    return [
      {
        kind: mine ? "mine" : "partner",
        label: t(mine ? "favourite" : "favourite-partner"),
        slots: cast.facts.favourites[card],
      },
    ];
  });
  if (game.emissary_card !== null) {
    marks.push({
      kind: "emissary",
      label: t("favourite-emissary"),
      slots: cast.facts.favourites[game.emissary_card],
    });
  }
  return marks;
}

/** @param {{store: import("../table_store.js").TableStore, view: import("../table_store.js").View, cast: import("../story.js").Cast, lately: string}} props */
export function CastleBoard({ store, view, cast, lately }) {
  const game = view.game;
  const hidden = store.covered.value ?? false;
  const toggle = () => void (store.covered.value = !(store.covered.value ?? false));
  const choice = useSignal(/** @type {number|null} */ (null));
  const selected = choice.value;
  const doubt = useSignal(/** @type {string|null} */ (null));
  const choices = useRef(/** @type {HTMLDivElement|null} */ (null));
  const byKey = useRef(false);
  // Before anybody can click on what is left of the last request.
  useLayoutEffect(() => {
    choice.value = null;
    doubt.value = null;
  }, [view.decision]);
  useEffect(() => {
    // By keyboard one goes from the character straight to the places it can go to.
    if (selected === null || !byKey.current) return;
    /** @type {HTMLElement|null|undefined} */ (choices.current?.querySelector("button.main"))?.focus();
  }, [selected]);
  const giveUp = () => {
    const given = choice.value;
    if (given === null) return;
    const focused = choices.current?.contains(document.activeElement);
    choice.value = null;
    const character = document.querySelectorAll(".scene .character")[given];
    if (focused) /** @type {SVGElement|undefined} */ (character)?.focus();
  };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (isTyping(event)) return;
      if (event.key === "h") toggle();
      if (event.key === "Escape") giveUp();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [store]);
  if (!game) return null;
  /** @param {string} text @param {boolean} [sure] */
  const act = async (text, sure = false) => {
    if (settings.value.askTwice && !sure) return void (doubt.value = text);
    toast.value = null;
    doubt.value = null;
    choice.value = null;
    try {
      await store.play(text, sure);
    } catch (error) {
      if (/** @type {any} */ (error).key === "table-are-you-sure") doubt.value = text;
      else complain(error, saidOf(text));
    }
  };
  /** @param {string} text */
  const inWords = (text) => {
    const action = view.legal.find((each) => each.text === text);
    return action ? moveWords(cast, action) : textWords(cast, text);
  };
  /** @param {string} text */
  const saidOf = (text) => ({ action: inWords(text) });
  /** @param {number} character @param {boolean} keyboard */
  const choose = async (character, keyboard) => {
    if (store.sent.value !== null) return; // the second half of a double click is no question
    byKey.current = keyboard;
    const actions = view.legal.filter((action) => action.character === character);
    if (actions.length === 1 && actions[0].verb !== "place") return act(actions[0].text);
    if (actions.length) return void (choice.value = choice.value === character ? null : character);
    const name = cast.facts.characters[character];
    const wish = game.phase === "place" ? `place ${name} 1` : `move ${name}`;
    const why = await store.why(wish);
    tell(because(why, { action: textWords(cast, wish) }), why.article);
  };
  const marks = marksOf(view, cast);
  const over = view.status === "finished";
  return html`
    <div class="castle">
      ${
        over
          ? null
          : html`
              <${Prompt} view=${view} cast=${cast} game=${game} sent=${store.sent.value} lately=${lately} />
            `
      }
      <div class="ask">
        ${
          view.proposal
            ? html`
                <${Proposal} view=${view} cast=${cast} act=${act} inWords=${inWords} />
              `
            : null
        }
        ${
          doubt.value
            ? html`
                <div class="notice row doubt">
                  <span>${t("are-you-sure", { action: inWords(doubt.value) })}</span>
                  <button class="main" onClick=${() => doubt.value && act(doubt.value, true)}>
                    ${t("yes-do-it")}
                  </button>
                  <button onClick=${() => void (doubt.value = null)}>${t("no-wait")}</button>
                </div>
              `
            : null
        }
        ${
          game.phase === "keep" && view.legal.length
            ? html`
                <${AmbitionChoice} legal=${view.legal} cast=${cast} act=${act} />
              `
            : null
        }
        ${
          game.phase === "vote" && !over
            ? html`
                <${Election} view=${view} cast=${cast} game=${game} act=${act} />
              `
            : null
        }
      </div>
      <${Scene}
        game=${game}
        cast=${cast}
        legal=${view.legal}
        marks=${hidden ? marks.filter((mark) => mark.kind === "emissary") : marks}
        selected=${selected}
        choose=${choose}
        act=${act}
        sent=${store.sent.value}
      />
      ${
        selected !== null
          ? html`
              <div ref=${choices} class="choices card" role="group" aria-label=${t("castle-choose-where")}>
                <div class="row">
                  <p>
                    <strong>${characterName(cast, selected)}</strong>
                    ${" "}${t("castle-choose-where")}
                  </p>
                  <button class="quiet small" onClick=${giveUp}>${t("give-up")}</button>
                </div>
                <div class="row where">
                  ${view.legal
                    .filter((action) => action.character === selected)
                    .map(
                      (action) => html`
                        <button
                          class="main"
                          key=${action.text}
                          aria-label=${moveWords(cast, action)}
                          onClick=${() => act(action.text)}
                        >
                          ${t("short-place", placeFacts(action.to ?? 0))}
                        </button>
                      `,
                    )}
                </div>
              </div>
            `
          : null
      }
      <div class="mine">
        <${Secret} view=${view} cast=${cast} game=${game} marks=${marks} hidden=${hidden} toggle=${toggle} />
        <${AllMoves} view=${view} cast=${cast} game=${game} act=${act} />
        <${Counts} counts=${game.counts} cast=${cast} />
      </div>
      <${Moments} store=${store} cast=${cast} game=${game} />
    </div>
  `;
}

/** What happens now, and who is asked. @param {any} props */
function Prompt({ view, cast, game, sent, lately }) {
  const waiting = view.waited_for.map((/** @type {number} */ seat) => cast.seatNames[seat]).join(", ");
  const mine = view.legal.length > 0 && (game.phase !== "vote" || view.ballot === null);
  const key = mine ? `castle-ask-${game.phase}` : "castle-wait";
  return html`
    <div class=${`prompt ${mine && !sent ? "yours" : ""}`} data-home tabindex="-1">
      <span class="what">${sent ? t("sending") : t(key, { who: waiting, round: game.round })}</span>
      <span class="soft">${t("castle-round", { round: game.round })}</span>
      <span class="lately">${lately}</span>
    </div>
  `;
}

/** R11.2: one proposes, the other confirms. @param {any} props */
function Proposal({ view, cast, act, inWords }) {
  const [place, text] = view.proposal;
  const own = place === view.me;
  const action = inWords(text);
  return html`
    <div class="notice row proposal">
      <span>
        ${own ? t("team-waits", { action }) : t("team-proposes", { who: cast.names[place], action })}
      </span>
      ${
        own
          ? null
          : html`
              <button class="main" onClick=${() => act(text, true)}>${t("team-agree")}</button>
            `
      }
    </div>
  `;
}

/** @param {{legal: import("../table_store.js").Action[], cast: import("../story.js").Cast, act: (text: string) => void}} props */
function AmbitionChoice({ legal, cast, act }) {
  return html`
    <section class="card">
      <h2>${t("castle-ask-keep")}</h2>
      <div class="row ambitions">
        ${legal.map(
          (action) => html`
            <button class="ambition" key=${action.text} onClick=${() => act(action.text)}>
              <strong>${t(`ambition-${(action.ambition ?? 0) + 1}`)}</strong>
              <span>${t(`ambition-${(action.ambition ?? 0) + 1}-when`)}</span>
              <span class="worth">${t("points", { count: cast.facts.ambitions[action.ambition ?? 0] })}</span>
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

/** @param {{slots: number[], cast: import("../story.js").Cast, game: any, small?: boolean}} props */
function Favourites({ slots, cast, game, small = false }) {
  return html`
    <ul class=${`favourites ${small ? "small" : ""}`}>
      ${slots.map(
        (slot) => html`
          <li key=${slot}>
            <${Portrait} slot=${slot} names=${cast.facts.characters} />
            <span>${characterName(cast, slot)}</span>
            <span class="small soft">${t("short-place", placeFacts(game.places[slot]))}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** Your Favourites, your Ambition, your vote cards: one glance away, hidden with one key. @param {any} props */
function Secret({ view, cast, game, marks, hidden, toggle }) {
  const aches = cast.facts.characters.includes("Jester"); // the edition with the one has the other
  const emissary = marks.find((/** @type {any} */ mark) => mark.kind === "emissary");
  const open = game.votes_left
    ? html`
        <h3>${t("memory-aids")}</h3>
        <ul class="aids small">
          ${cast.seatNames.map(
            (/** @type {string} */ name, /** @type {number} */ seat) => html`
              <li key=${seat}>
                <span>${name}</span>
                <span>
                  ${t(aches ? "votes-short" : "votes-shorter", { no: game.votes_left[seat].no, ache: game.votes_left[seat].stomachache })}
                </span>
              </li>
            `,
          )}
        </ul>
      `
    : null;
  const envoy = emissary
    ? html`
        <section class="card">
          <h2>${t("emissary-open-card")}</h2>
          <${Favourites} slots=${emissary.slots} cast=${cast} game=${game} small=${true} />
        </section>
      `
    : null;
  if (view.me === null) {
    return html`
      ${envoy}${
        open
          ? html`
              <section class="card">${open}</section>
            `
          : null
      }
    `;
  }
  const kept = game.kept[view.me];
  const partner = marks.find((/** @type {any} */ mark) => mark.kind === "partner");
  const mine = marks.find((/** @type {any} */ mark) => mark.kind === "mine");
  return html`
    <section class="card secret" aria-labelledby="secret-title">
      <div class="row">
        <h2 id="secret-title">${t("secret-title")}</h2>
        <button class="small" aria-pressed=${hidden} aria-keyshortcuts="h" onClick=${toggle}>
          ${hidden ? t("secret-show") : t("secret-hide")}${" "}
          <kbd aria-hidden="true">h</kbd>
        </button>
      </div>
      ${
        hidden
          ? html`
              <p class="soft">${t("secret-hidden")}</p>
            `
          : html`
              ${
                mine
                  ? html`
                      <${Favourites} slots=${mine.slots} cast=${cast} game=${game} />
                    `
                  : null
              }
              ${
                partner
                  ? html`
                      <h3>${t("partner-favourites")}</h3>
                      <${Favourites} slots=${partner.slots} cast=${cast} game=${game} small=${true} />
                    `
                  : null
              }
              ${
                kept !== null && kept !== undefined
                  ? html`
                      <p>
                        <strong>${t("secret-ambition")}</strong>
                        ${" "}${t("ambition-and-when", { ambition: t(`ambition-${kept + 1}`), when: t(`ambition-${kept + 1}-when`) })}${" · "}${t("points", { count: cast.facts.ambitions[kept] })}
                      </p>
                    `
                  : null
              }
              ${
                game.votes
                  ? html`
                      <p>
                        ${t(aches ? "secret-votes" : "secret-votes-no", { no: game.votes.no, ache: game.votes.stomachache })}
                      </p>
                    `
                  : null
              }
            `
      }
      ${open}
    </section>
    ${envoy}
  `;
}

/** Every move as a button, for whoever prefers a list. @param {any} props */
function AllMoves({ view, cast, game, act }) {
  if (!view.legal.length || game.phase === "vote" || game.phase === "keep") return null;
  return html`
    <details class="card moves">
      <summary>${t("all-moves", { count: view.legal.length })}</summary>
      <div class="row">
        ${view.legal.map(
          (/** @type {any} */ action) => html`
            <button class="small" key=${action.text} onClick=${() => act(action.text)}>
              ${moveWords(cast, action)}
            </button>
          `,
        )}
      </div>
    </details>
  `;
}
