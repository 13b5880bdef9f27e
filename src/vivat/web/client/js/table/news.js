// What happens at a table, for the ear: said aloud to screen readers, and with a sound.
import { useLayoutEffect, useRef } from "../html.js";
import { announce } from "../announce.js";
import { play as sound } from "../sounds.js";
import { tellingOf } from "../families/telling.js";
import { castOf, deedSentences, inOrder, isDeed, isOwnSecret, lineSentence } from "../log_words.js";
import { t } from "../words.js";

/** @import { GameDeed, ToldDeed } from "../wire.js" */
/** @import { Listener, ShownTable } from "../shown_table.js" */
/** @import { News } from "./playback.js" */
/** @import { Sound } from "../sounds.js" */

/** @typedef {News["lines"][number]["kind"] | GameDeed["kind"] | NonNullable<GameDeed["result"]>} NewsKind */
/**
 * @typedef {readonly [Sound, readonly NewsKind[]][]} Sounds what sounds for which deeds, results and lines
 */

/** What sounds before anything of a game, and after it. @type {Sounds} */
const FIRST = [["won", ["finished"]]];
/** @type {Sounds} */
const LAST = [["said", ["said", "phrase", "claimed"]]];

/**
 * The sound of some news; of several the first that is found.
 * @param {News} news @param {Sounds} ofGame @param {boolean} myTurn @returns {Sound|null}
 */
function soundOf({ lines, deeds }, ofGame, myTurn) {
  /** @type {NewsKind[]} */
  const kinds = [
    ...lines.map(({ kind }) => kind),
    ...deeds.flatMap(({ deed }) => (deed.result ? [deed.result, deed.kind] : [deed.kind])),
  ];
  const heard = [...FIRST, ...ofGame, ...LAST].find(([, wanted]) =>
    kinds.some((kind) => wanted.includes(kind)),
  );
  if (heard && heard[0] !== "said") return heard[0];
  return myTurn ? "your-turn" : (heard?.[0] ?? (kinds.length ? "placed" : null));
}

/** What a screen reader has heard of each deed: one that grows is not told again from its beginning. */
class Heard {
  constructor() {
    /** @type {Map<number, Set<string>>} */
    this._said = new Map();
  }

  /** Which sentences of a deed were not said yet. @param {ToldDeed} told @param {string[]} sentences */
  fresh({ number }, sentences) {
    const said = this._said.get(number) ?? new Set();
    this._said.set(number, said);
    const found = sentences.filter((each) => !said.has(each));
    for (const each of found) said.add(each);
    return found;
  }

  forget() {
    this._said.clear();
  }
}

/**
 * Tells screen readers and the sounds what is new at a table.
 * @param {ShownTable} store @param {boolean} usuallyCovered whether secrets are, unless one has looked
 */
export function useNews(store, usuallyCovered) {
  const asked = useRef(-1);
  // Ends when the screen does, not a frame later: nobody is told anything behind a curtain.
  useLayoutEffect(() => {
    const heard = new Heard();
    /** @type {Listener} */
    const hear = (news, snapshot) => {
      const view = store.view.value;
      const table = store.table.value;
      if (!view || !table) return;
      const mine = view.legal.length > 0 && view.ballot === null;
      const turn = mine && asked.current !== view.decision;
      if (mine) asked.current = view.decision;
      const cast = castOf(view, table.facts);
      const hides = (store.covered.value ?? usuallyCovered) ? isOwnSecret : undefined;
      if (snapshot) heard.forget();
      for (const entry of snapshot ? inOrder(news.lines, news.deeds) : [...news.deeds, ...news.lines]) {
        const said = isDeed(entry)
          ? heard.fresh(entry, deedSentences(cast, entry, hides))
          : [lineSentence(cast, entry)];
        if (!snapshot) announce(said.join(" "));
      }
      if (snapshot) return;
      if (turn) announce(t("your-turn-now"));
      const tune = soundOf(news, tellingOf(table.facts).sounds, turn);
      if (tune) sound(tune);
    };
    return store.listen(hear);
  }, [store, usuallyCovered]);
}
