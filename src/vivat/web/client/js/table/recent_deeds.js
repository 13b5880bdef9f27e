// What has happened since one's last turn: the last deed at a glance, with whoever did it, and all of them
// where one asks for it.
import { html } from "../html.js";
import { tellingOf } from "../families/telling.js";
import { deedWords } from "../log_words.js";
import { t } from "../words.js";
import { chairIdentity } from "./identity.js";
import { Medallion } from "./medallion.js";

/** @import { ToldDeed, View } from "../wire.js" */
/** @import { Hides } from "../log_words.js" */
/** @import { Cast } from "../families/types.js" */

/**
 * The deeds since one's own last one; for whoever has no seat, those that were shown at once.
 * @param {ToldDeed[]} deeds
 * @param {View} view
 * @param {number} skipped the first of those that were shown at once
 */
export function deedsSince(deeds, view, skipped) {
  const from =
    view.me === null
      ? skipped
      : deeds.findLastIndex((told) => doersOf(told, view).includes(view.me ?? -1)) + 1;
  return deeds.slice(from).filter(({ deed }) => tellingOf(deed).happened(deed));
}

/** Who did a deed. @param {ToldDeed} told @param {View} view */
const doersOf = ({ deed }, view) => tellingOf(deed).doers(deed, view);

/**
 * A deed in one line, with the face of whoever did it.
 * @param {{told: ToldDeed, view: View, cast: Cast, hides?: Hides}} props
 */
export function DeedLine({ told, view, cast, hides }) {
  const [first] = doersOf(told, view);
  const who = first === undefined ? null : chairIdentity(view.chairs, first);
  return html`
    ${
      who &&
      html`
        <${Medallion} who=${who} size=${22} />
      `
    }${tellingOf(told.deed).sign(told.deed)}${" "}${deedWords(cast, told, hides)}
  `;
}

/** Whether somebody has done a deed to the viewer. @param {ToldDeed} told @param {View} view */
const isDoneToMe = ({ deed }, view) => view.me !== null && tellingOf(deed).concerns(deed, view.me);

/**
 * The deed to be told first: of what was done to the viewer what means most, or else the last one.
 * @param {ToldDeed[]} told @param {ToldDeed[]} toMe
 * @returns {ToldDeed|undefined}
 */
function firstToTell(told, toMe) {
  const heaviest = Math.max(...toMe.map(({ deed }) => deed.weight));
  return told.findLast((each) => toMe.includes(each) && each.deed.weight === heaviest) ?? told.at(-1);
}

/**
 * What has happened since one's last turn, in a strip that opens.
 * @param {{deeds: ToldDeed[], skipped: number, view: View, cast: Cast, hides?: Hides}} props
 */
export function RecentDeeds({ deeds, skipped, view, cast, hides }) {
  const told = deedsSince(deeds, view, skipped).filter((each) => deedWords(cast, each, hides));
  const toMe = told.filter((each) => isDoneToMe(each, view));
  const acted = deeds.some((each) => view.me !== null && doersOf(each, view).includes(view.me));
  const since = [...toMe, ...told.filter((each) => !toMe.includes(each))]; // what was done to me comes first
  const news = told.filter(({ deed }) => view.me === null || !tellingOf(deed).answered(deed, view.me));
  const last = firstToTell(news, toMe) ?? told.at(-1) ?? deeds.findLast(({ deed }) => deed.weight > 0);
  if (!last) return null;
  const gist = { ...last, deed: { ...last.deed, sentences: tellingOf(last.deed).gist(last.deed) } };
  const line = html`
    <${DeedLine} told=${gist} view=${view} cast=${cast} hides=${hides} />
  `;
  if (since.length < 2) {
    // What has no room in one line opens to as many as it needs.
    return html`
      <details class="lately one">
        <summary><span class="last">${line}</span></summary>
      </details>
    `;
  }
  return html`
    <details class="lately">
      <summary>
        <span class="since">${t("since-your-turn", { count: since.length, me: acted ? 1 : 0 })}</span>
        ${" "}
        <span class="last">${line}</span>
      </summary>
      <ol>
        ${since.map(
          (each) => html`
            <li key=${each.number}><${DeedLine} told=${each} view=${view} cast=${cast} hides=${hides} /></li>
          `,
        )}
      </ol>
    </details>
  `;
}
