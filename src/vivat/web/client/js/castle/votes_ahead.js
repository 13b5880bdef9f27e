// Votes in advance, in a game over days: what is to be put down for you if somebody comes to the throne.
import { Refused } from "../api.js";
import { html } from "../html.js";
import { factsWords } from "../log_words.js";
import { complain } from "../toast.js";
import { PLACES, VOTES } from "../wire.js";
import { t } from "../words.js";
import { Portrait } from "./faces.js";
import { marksOf } from "./marks.js";
import { characterName } from "./sentences.js";

/** @import { ViewOf } from "../families/types.js" */
/** @import { Tab } from "../table/tabs.js" */
/** @import { ShownTable } from "../shown_table.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { CastleCast } from "./sentences.js" */

/** The name of a ballot. @param {number|undefined} vote */
const voteName = (vote) => t(`vote-${VOTES[vote ?? 0]}`);

/**
 * What one has said in advance about the candidate of the election under way; null if nothing.
 * @param {ViewOf<"castle">} view @param {number|null} candidate
 */
export function readyVote(view, candidate) {
  const [, ballot] = view.votes_ahead?.given.find(([character]) => character === candidate) ?? [];
  return ballot === undefined ? null : voteName(ballot.vote);
}

/**
 * Where somebody stands; null before they are placed.
 * @param {ViewOf<"castle">} view
 * @param {number} character
 */
function floorOf({ game }, character) {
  const place = PLACES[game?.places[character] ?? -1];
  return place?.kind === "floor" || place?.kind === "wc" ? place.floor : null;
}

/** Whose figures are my Favourites. @param {ViewOf<"castle">} view @param {CastleCast} cast */
const favouritesOf = (view, cast) =>
  view.game ? (marksOf(view, view.game, cast).find(({ kind }) => kind === "mine")?.slots ?? []) : [];

/** @typedef {{store: TableStore, view: ViewOf<"castle">, cast: CastleCast}} Props */

/**
 * Says in advance how one votes, or takes it back: what was said last is read when it is clicked.
 * @param {TableStore} store @param {number} character @param {string} text of the ballot
 */
function say(store, character, text) {
  const given = store.view.value?.votes_ahead?.given ?? [];
  const isSaid = given.some(([each, ballot]) => each === character && ballot.text === text);
  return store.send("vote-ahead", { character, vote: isSaid ? null : text });
}

/** Says why it was refused, in the words of the game. @param {unknown} error @param {CastleCast} cast */
const explain = (error, cast) =>
  complain(error, error instanceof Refused ? factsWords(cast, error.facts) : {});

/** Somebody who may come to the throne, and how one votes then. @param {Props & {character: number}} props */
function Row({ store, view, cast, character }) {
  const ahead = view.votes_ahead;
  const said = ahead?.given.find(([each]) => each === character)?.[1].text;
  const name = characterName(cast, character);
  const isMine = favouritesOf(view, cast).includes(character);
  const floor = floorOf(view, character);
  return html`
    <li class="ahead-row">
      <${Portrait} figure=${cast.facts.figures[character]} />
      <span class="who-comes">
        ${name}
        ${
          isMine
            ? html`
                ${" "}
                <span class="heart" role="img" aria-label=${t("favourite")}>♥</span>
              `
            : null
        }
        ${
          floor === null
            ? null
            : html`
                <span class="small soft">${t("ahead-floor", { floor })}</span>
              `
        }
      </span>
      <span class="row" role="group" aria-label=${name}>
        ${ahead?.ballots.map(
          ({ text, vote }) => html`
            <button
              key=${text}
              class=${`small vote-${VOTES[vote ?? 0]}`}
              aria-pressed=${said === text}
              onClick=${() => void say(store, character, text).catch((error) => explain(error, cast))}
            >
              ${voteName(vote)}
            </button>
          `,
        )}
      </span>
    </li>
  `;
}

/**
 * Yes to every Favourite who may still come to the throne, at once.
 * @param {Props & {candidates: number[]}} props
 */
function YesToMine({ store, view, cast, candidates }) {
  const mine = favouritesOf(view, cast).filter((each) => candidates.includes(each));
  const yes = view.votes_ahead?.ballots.find(({ vote }) => VOTES[vote ?? 0] === "yes");
  if (!mine.length || !yes) return null;
  const sayAll = async () => {
    for (const character of mine) {
      const given = store.view.value?.votes_ahead?.given ?? [];
      const isSaid = given.some(([each, { text }]) => each === character && text === yes.text);
      if (!isSaid) await store.send("vote-ahead", { character, vote: yes.text });
    }
  };
  return html`
    <p>
      <button
        class="small"
        onClick=${() => store.pending.ask("yes-to-mine", true, sayAll).catch((error) => explain(error, cast))}
      >
        ♥${" "}${t("ahead-mine")}
      </button>
    </p>
  `;
}

/**
 * A row for each character who may still come to the throne in this round, who is nearest first.
 * @param {Props} props
 */
function VotesAhead({ store, view, cast }) {
  const candidates = [...(view.votes_ahead?.candidates ?? [])].sort(
    (one, other) => (floorOf(view, other) ?? -1) - (floorOf(view, one) ?? -1),
  );
  const left = view.game?.votes;
  return html`
    <section class="card votes-ahead" aria-labelledby="ahead-title">
      <h2 id="ahead-title">${t("ahead-title")}</h2>
      <p class="soft small">${t("ahead-text")}</p>
      ${
        left
          ? html`
              <p class="small">${t("ahead-left", { no: left.no })}</p>
            `
          : null
      }
      <${YesToMine} store=${store} view=${view} cast=${cast} candidates=${candidates} />
      <ul>
        ${candidates.map(
          (character) => html`
            <${Row} key=${character} store=${store} view=${view} cast=${cast} character=${character} />
          `,
        )}
      </ul>
      <p class="soft small">${t("ahead-unsaid")}</p>
    </section>
  `;
}

/**
 * The tab for votes in advance, where there may be some.
 * @param {ShownTable<"castle">} store @param {ViewOf<"castle">} view @param {CastleCast} cast
 * @returns {Tab[]}
 */
export function aheadTabs(store, view, cast) {
  const ahead = view.votes_ahead;
  if (!ahead || !ahead.candidates.length) return [];
  const body = html`
    <${VotesAhead} store=${store} view=${view} cast=${cast} />
  `;
  return [{ key: "votes", title: t("ahead-tab"), body }];
}
