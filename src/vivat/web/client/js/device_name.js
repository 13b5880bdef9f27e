// What this device is called in the list of one's own, until one calls it something else.
import { t } from "./words.js";

/** @type {[RegExp, string][]} */
const BROWSERS = [
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
/** @type {[RegExp, string][]} */
const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac/, "Mac"],
  [/Linux/, "Linux"],
];

/** Whether this is a phone. */
export const isPhone = () => /Mobi|iPhone/.test(navigator.userAgent);

/** The browser and the system, as people name them, and whether it is a phone: "Firefox, Android, phone". */
export function deviceName() {
  const found = [BROWSERS, SYSTEMS].map(
    (kinds) => kinds.find(([each]) => each.test(navigator.userAgent))?.[1],
  );
  const phone = isPhone() && !found.includes("iPhone") ? t("device-phone") : "";
  return [...found, phone].filter(Boolean).join(", ");
}
