// Moves of the castle games in words, and where they lead in the picture.
import { characterName, placeFacts } from "../story.js";
import { t } from "../words.js";

const VOTES = ["yes", "no", "stomachache"];
const FORMS =
  /^(?:place (?<placed>.+) (?<floor>\d)|move (?<moved>.+)|to the WC (?<sent>.+)|vote (?<vote>yes|no|stomachache)|keep ambition (?<ambition>\d+))$/;

/** What an action does, in words. @param {import("../story.js").Cast} cast @param {import("../table_store.js").Action} action */
export function moveWords(cast, action) {
  const character = characterName(cast, action.character);
  if (action.verb === "place") return t("castle-place", { character, floor: action.floor ?? 0 });
  if (action.verb === "vote") return t("castle-vote", { vote: t(`vote-${VOTES[action.vote ?? 0]}`) });
  if (action.verb === "keep ambition") {
    return t("castle-keep", { ambition: t(`ambition-${(action.ambition ?? 0) + 1}`) });
  }
  if (action.verb === "to the WC") {
    return t("castle-wc", { character, ...placeFacts(action.to ?? 0) });
  }
  const { kind, floor } = placeFacts(action.to ?? 0);
  return kind === "throne" ? t("castle-throne", { character }) : t("castle-move", { character, floor });
}

/** The text of an action in words, wherever somebody else wrote it: a partner, or the log. @param {import("../story.js").Cast} cast @param {string} text */
export function textWords(cast, text) {
  const found = FORMS.exec(text)?.groups;
  if (!found) return text;
  const slot = (cast.facts.characters ?? []).indexOf(found.placed ?? found.moved ?? found.sent);
  const character = characterName(cast, slot < 0 ? undefined : slot);
  if (found.placed) return t("castle-place", { character, floor: Number(found.floor) });
  if (found.moved) return t("castle-up", { character });
  if (found.sent) return t("castle-to-wc", { character });
  if (found.vote) return t("castle-vote", { vote: t(`vote-${found.vote}`) });
  return t("castle-keep", { ambition: t(`ambition-${found.ambition}`) });
}
