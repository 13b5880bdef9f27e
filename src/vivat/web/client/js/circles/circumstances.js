// Under which circumstances games were won, in words: by game, role, seat, variant.
import { catalogue } from "../catalogue.js";
import { optionName } from "../new_table/fields.js";
import { t } from "../words.js";

/** @import { RateView } from "../wire.js" */

/** The sorts of circumstances, in the order in which they are shown. */
export const SORTS = /** @type {const} */ ([
  "game",
  "role",
  "seat",
  "players",
  "scenario",
  "mode",
  "option",
  "company",
]);

/** What games are won in, in words. @param {Pick<RateView, "sort" | "value">} circumstance */
export function circumstanceName({ sort, value: what }) {
  switch (sort) {
    case "game":
      return t(`game-${what}`);
    case "role":
      return t(`role-${what}`);
    case "seat":
      return t("circle-seat", { number: Number(what) });
    case "players":
      return t("circle-players", { count: Number(what) });
    case "company":
      return t("circle-people-only");
    case "scenario":
      return catalogue.value?.scenarios.find(({ key }) => key === what)?.name ?? t("circle-own-scenario");
    case "mode":
      return what === "session" ? t("circle-session") : optionName(what);
    default:
      return what === "teams" ? t("circle-teams") : optionName(what);
  }
}
