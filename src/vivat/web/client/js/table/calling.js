// What a table asks of whoever sits there, told to the signals of the page: a turn, a wish, an offer, unread
// talk.
import { useEffect } from "../html.js";
import { go } from "../router.js";
import { calls, myTurn, unread } from "../attention.js";
import { complain } from "../toast.js";
import { wantToBeTold } from "../notices.js";
import { t } from "../words.js";
import { forgetNotices, useNextGame } from "./next_game.js";
import { askForRematch } from "./rematch.js";
import { isOfBot, isTalk } from "./talk.js";

/** @import { TableInfo, View } from "../wire.js" */
/** @import { TableStore } from "../table_store.js" */
/** @import { Call } from "../attention.js" */

/**
 * What the others ask of somebody at a table.
 * @param {TableStore} store
 * @param {View} view
 * @returns {Call[]}
 */
function callsOf(store, view) {
  const { me } = view;
  if (me === null) return [];
  /** @type {(...what: Parameters<TableStore["once"]>) => () => void} */
  const send =
    (...what) =>
    () =>
      void store.once(...what).catch(complain);
  /** @param {number[]} chairs */
  const names = (chairs) => chairs.map((chair) => view.chairs[chair].name).join(", ");
  const pausing = view.pause_requests.filter((chair) => chair !== me);
  const again = view.rematch_requests.filter((chair) => chair !== me);
  return [
    ...(pausing.length && !view.paused && !view.pause_requests.includes(me)
      ? [
          {
            key: "pause",
            text: t("call-pause", { name: names(pausing) }),
            button: t("call-agree"),
            act: send("pause"),
          },
        ]
      : []),
    ...view.offers
      .filter(({ agreed }) => !agreed.includes(me))
      .map(({ chair, guest, name }) => ({
        key: `offer-${chair}`,
        text: t("call-offer", { chair: view.chairs[chair].name, name }),
        button: t("call-agree"),
        act: send("agree", { chair, guest }),
      })),
    ...(again.length && !view.rematch_requests.includes(me)
      ? [
          {
            key: "rematch",
            text: t("call-rematch", { name: names(again) }),
            button: t("call-join"),
            act: () => void askForRematch(store, view),
          },
        ]
      : []),
  ];
}

/** Another game waits. @param {TableInfo} table @returns {Call} */
const nextCall = ({ id, game }) => ({
  key: "next",
  text: t("call-next", { game: t(`game-${game}`) }),
  button: t("call-next-button"),
  act: () => go(`/table/${id}`),
});

/** May one be told when it is one's turn? @returns {Call} */
const noticesCall = () => ({
  key: "notices",
  text: t("call-notices"),
  button: t("call-notices-button"),
  act: () => {
    forgetNotices();
    wantToBeTold().catch(complain);
  },
  not: forgetNotices,
});

/** Whether what is said can be seen: its panel is open and on the screen. */
function talkIsSeen() {
  const box = document.querySelector(".talk")?.getBoundingClientRect();
  return !document.hidden && Boolean(box && box.height > 0 && box.top < innerHeight && box.bottom > 0);
}

/** Tells the page what this table asks of one, as long as it is open. @param {TableStore} store */
export function useCalling(store) {
  const view = store.view.value;
  const isTurn = Boolean(view && view.legal.length && view.ballot === null);
  const { next, offers } = useNextGame(store, isTurn);
  useEffect(() => {
    myTurn.value = isTurn;
    calls.value = view
      ? [...callsOf(store, view), ...(next ? [nextCall(next)] : []), ...(offers ? [noticesCall()] : [])]
      : [];
  }, [view, next, offers]);
  useEffect(() => {
    const stop = store.listen(({ lines }, snapshot) => {
      const me = store.view.value?.me;
      // Nobody is called for what a bot says.
      const said = lines.filter((line) => isTalk(line) && !isOfBot(line) && line.chair !== me);
      if (!snapshot && said.length && !talkIsSeen()) unread.value += said.length;
    });
    const look = () => {
      if (unread.value && talkIsSeen()) unread.value = 0;
    };
    const events = ["scroll", "click", "visibilitychange", "focusin"];
    for (const event of events) document.addEventListener(event, look, { passive: true });
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, look);
      myTurn.value = false;
      calls.value = [];
      unread.value = 0;
    };
  }, [store]);
}
