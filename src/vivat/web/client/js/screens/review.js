// What a finished game was worth: everybody's chances, what turned it, each decision with its choices, and
// what there is to learn. Every moment has a link.
import { html, useEffect, useRef, useSignal, useState } from "../html.js";
import { beginReview, fetchFacts, fetchLog, fetchMoment, fetchReview, fetchTable } from "../api.js";
import { familyOf } from "../families/family.js";
import { useFetched } from "../fetched.js";
import { go } from "../router.js";
import { useShortcuts } from "../shortcuts.js";
import { sharePicture } from "../table/finished.js";
import { complain } from "../toast.js";
import { seatNames } from "../persons.js";
import { because, listed, t } from "../words.js";
import { chanceWords, mean } from "../review/chances.js";
import { Curve, LineSign, pointAt } from "../review/curve.js";
import { Decision } from "../review/decision.js";
import { reviewWordsOf } from "../review/families.js";
import { Lessons, Moments, RoundList } from "../review/lists.js";
import { curvePicture } from "../review/picture.js";
import { Thoughts, thoughtsAt } from "../review/thoughts.js";

/** @import { GameReview, Moment, Review, ReviewedDecision } from "../wire.js" */
/** @import { Refused } from "../api.js" */
/** @import { Cast } from "../families/types.js" */
/** @import { ReviewWords } from "../review/families.js" */

/** So often it is asked how far a review has come. */
const ASK_MS = 1000;

/**
 * @typedef {object} ReviewProps
 * @property {string} id
 * @property {number} game
 * @property {number|null} seat whose; null for one's own
 * @property {number|null} at the chosen moment
 * @property {boolean} truth whether chances are shown with all cards known
 */

/**
 * How far the review of a game has come; begun if nobody has asked for it.
 * @param {{id: string, game: number}} props
 */
function useReview({ id, game }) {
  const found = useSignal(/** @type {GameReview|null} */ (null));
  const [failure, setFailure] = useState(/** @type {Refused|null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let timer;
    let current = true;
    const ask = async () => {
      let now = await fetchReview(id, game);
      if (now.state === "none") now = await beginReview(id, game);
      if (!current) return;
      found.value = now;
      if (now.state === "waiting" || now.state === "running") timer = setTimeout(tryToAsk, ASK_MS);
    };
    const tryToAsk = () => void ask().catch((error) => current && setFailure(error));
    tryToAsk();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, game, tries]);
  const again = () => beginReview(id, game).then(() => setTries(tries + 1), setFailure);
  return { found: found.value, failure, again };
}

/** Who plays, and on which chair each seat sits first. @param {{id: string, game: number}} props */
function useCast({ id, game }) {
  const { found, failure } = useFetched(async () => {
    const [view, facts, log] = await Promise.all([fetchTable(id), fetchFacts(id), fetchLog(id, game, null)]);
    return {
      // Whoever decided is spoken to, so nobody else is: not even the reader.
      cast: { names: log.names, seats: facts.seats, me: null, facts: facts.facts },
      own: view.me === null ? 0 : view.chairs[view.me].seat,
      chairs: facts.seats.map((_chairs, seat) => view.chairs.findIndex((chair) => chair.seat === seat)),
    };
  }, [id, game]);
  return { known: found, failure };
}

/**
 * The moment that is shown before somebody chooses one: of the weightiest lesson, else the decision that gave
 * most away.
 * @param {Review|null} review @param {number} seat @param {ReviewedDecision[]} decisions of the seat
 */
function biggest(review, seat, decisions) {
  const lesson = review?.lessons.find((each) => each.seat === seat);
  if (lesson) return lesson.move;
  /** @param {ReviewedDecision} decision */
  const lost = ({ choices, chosen }) => mean(choices.find(({ code }) => code === chosen)?.behind ?? [0]);
  const [first] = [...decisions].sort((one, other) => lost(other) - lost(one));
  return first?.move ?? null;
}

/** What a finished game was worth. @param {ReviewProps} props */
export function ReviewScreen({ id, game, seat: wanted, at: chosen, truth }) {
  const { found, failure: noReview, again } = useReview({ id, game });
  const { known, failure: noCast } = useCast({ id, game });
  const failure = noReview ?? noCast;
  const words = known && reviewWordsOf(known.cast);
  const seat = Math.min(wanted ?? known?.own ?? 0, (known?.cast.seats.length ?? 1) - 1);
  const review = found?.review ?? null;
  const decisions = (review?.decisions ?? []).filter((each) => each.seat === seat && each.choices.length > 1);
  const at = chosen ?? biggest(review, seat, decisions);
  const base = `/table/${id}/review/${game}`;
  /** @param {{seat?: number, at?: number|null, truth?: boolean}} change */
  const link = (change) => {
    const to = { seat, at: change.seat === undefined ? at : null, truth, ...change };
    const asked = [to.at === null ? "" : `at=${to.at}`, to.truth ? "truth=1" : ""].filter(Boolean).join("&");
    return `${base}/${to.seat}${asked ? `?${asked}` : ""}`;
  };
  /** @param {1|-1} by the next decision of the seat, or the one before */
  const step = (by) => {
    const moves = decisions.map(({ move }) => move);
    const next =
      by > 0
        ? moves.find((move) => move > (at ?? -1))
        : moves.filter((move) => move < (at ?? Infinity)).at(-1);
    if (next !== undefined) go(link({ at: next }), true);
  };
  useShortcuts({ ArrowRight: () => step(1), ArrowLeft: () => step(-1) }, [id, game, seat, at, truth, found]);
  return html`
    <link rel="stylesheet" href="/client/css/review.css" />
    <main id="main" class="review">
      <div class="row title">
        <h1>${t("review-title")}</h1>
        <a class="button small" href=${`/table/${id}/replay/${game}/${at ?? 0}`}>${t("review-replay")}</a>
        <a class="button small" href=${`/table/${id}`}>${t("replay-back")}</a>
      </div>
      ${
        failure
          ? html`
              <p role="alert">${because(failure)}</p>
            `
          : html`
              <${Progress} found=${found} again=${again} />
            `
      }
      ${
        review && known && words
          ? html`
              <${Reviewed}
                ...${{ id, game, review, known, words, seat, at, truth, decisions, link, step }}
                asked=${chosen !== null}
              />
            `
          : null
      }
    </main>
  `;
}

/** How far it has come. @param {{found: GameReview|null, again: () => void}} props */
function Progress({ found, again }) {
  if (found?.state === "done") {
    return found.review?.decisions.length
      ? null
      : html`
          <p>${t("review-curve-only")}</p>
        `;
  }
  if (found?.state === "failed") {
    return html`
      <p role="alert">${t("review-failed")}</p>
      <button onClick=${again}>${t("review-again")}</button>
    `;
  }
  const running = found?.state === "running";
  return html`
    <div class="card waiting">
      <p role="status">${t(running ? "review-running" : "review-waiting", { ahead: found?.ahead ?? 0 })}</p>
      <progress max="1" value=${running ? found.progress : 0} aria-label=${t("review-title")}></progress>
    </div>
  `;
}

/**
 * @typedef {object} ReviewedProps
 * @property {string} id
 * @property {number} game
 * @property {Review} review
 * @property {{cast: Cast, chairs: number[]}} known
 * @property {ReviewWords} words
 * @property {number} seat
 * @property {number|null} at the moment that is shown
 * @property {boolean} asked whether somebody chose it
 * @property {boolean} truth
 * @property {ReviewedDecision[]} decisions of the seat
 * @property {(change: {seat?: number, at?: number|null, truth?: boolean}) => string} link
 * @property {(by: 1|-1) => void} step
 */

/** All that is known of a review. @param {ReviewedProps} props */
function Reviewed({ id, game, review, known, words, seat, at, asked, truth, decisions, link, step }) {
  const { cast, chairs } = known;
  const { curve } = review;
  const share = async () => {
    const title = t("review-shared", { who: listed(seatNames(cast)) });
    const picture = await curvePicture(curve, seatNames(cast), { title, truth });
    await sharePicture(picture, title, location.origin + link({}), t("review-picture-shared"));
  };
  return html`
    <div class="row">
      <nav class="row whose" aria-label=${t("review-whose")}>
        ${seatNames(cast).map(
          (name, number) => html`
            <a
              key=${number}
              class="button small"
              href=${link({ seat: number })}
              aria-current=${number === seat ? "true" : undefined}
            >
              <${LineSign} seat=${number} />
              ${name}
            </a>
          `,
        )}
      </nav>
      <a class="button small" href=${link({ truth: !truth })} aria-current=${truth ? "true" : undefined}>
        ${t("review-curve-true")}
      </a>
      <button class="small" onClick=${() => share().catch(complain)}>${t("finished-share")}</button>
    </div>
    <div class="review-columns decided">
      <div>
        <${Lessons} ...${{ review, cast, words, seat, link }} />
        <${Chosen} ...${{ review, cast, words, seat, at, asked, truth, decisions, step }} />
      </div>
      <div>
        ${
          at === null
            ? null
            : html`
                <${BoardThen} ...${{ id, game, at, chair: truth ? null : chairs[seat], cast }} />
                <${Thoughts} thoughts=${thoughtsAt(review, at, seat, truth)} cast=${cast} words=${words} />
              `
        }
      </div>
    </div>
    <div class="review-columns below">
      <div>
        <section class="card chances" aria-labelledby="chances-title">
          <h2 id="chances-title">${t("review-curve")}</h2>
          <${Curve}
            curve=${curve}
            seat=${seat}
            truth=${truth}
            at=${at}
            link=${(/** @type {number} */ move) => link({ at: move })}
          />
          <p class="small soft">${truth ? "" : t("review-curve-range")}</p>
        </section>
        <${RoundList} ...${{ review, cast, seat, truth, link }} />
      </div>
      <div>
        <${Moments} ...${{ review, cast, words, seat, decisions, link }} />
      </div>
    </div>
  `;
}

/**
 * The chosen moment.
 * @param {Pick<ReviewedProps, "review"|"words"|"seat"|"at"|"asked"|"truth"|"decisions"|"step"> & {cast:
 * Cast}} props
 */
function Chosen({ review, cast, words, seat, at, asked, truth, decisions, step }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (asked) box.current?.scrollIntoView({ block: "start" });
  }, [at, asked]);
  if (at === null) {
    return html`
      <p class="card">${t("review-pick")}</p>
    `;
  }
  const decision = decisions.find(({ move }) => move === at);
  const point = pointAt(review.curve, at);
  const about = chanceWords(point, seat, truth);
  const chance = t("review-chance-of", { who: seatNames(cast)[seat], about });
  return html`
    <div class="card chosen" ref=${box}>
      <div class="row">
        <button class="small" onClick=${() => step(-1)}>${t("review-before")}</button>
        <button class="small" onClick=${() => step(1)}>${t("review-next")}</button>
      </div>
      <p role="status">${t("review-moment", { move: at + 1, round: point.round, chance })}</p>
    </div>
    ${
      decision
        ? html`
            <${Decision} ...${{ decision, cast, words, truth }} models=${review.models} />
          `
        : null
    }
  `;
}

/**
 * The board as the seat saw it then, or with all secrets.
 * @param {{id: string, game: number, at: number, chair: number|null, cast: Cast}} props
 */
function BoardThen({ id, game, at, chair, cast }) {
  const [shown, setShown] = useState(/** @type {Moment|null} */ (null));
  useEffect(() => {
    let current = true;
    fetchMoment(id, game, at, chair === null ? null : String(chair)).then(
      (found) => current && setShown(found),
      complain,
    );
    return () => void (current = false);
  }, [id, game, at, chair]);
  if (!shown) return null;
  const knowledge = Object.entries(shown.views).map(([player, seen]) => ({ player: Number(player), seen }));
  return familyOf(cast.facts).boardAt(knowledge, cast, chair !== null);
}
