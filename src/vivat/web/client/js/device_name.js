// What this device is called in the list of one's own, until one calls it something else.

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

/** The browser and the system, as people name them: "Firefox, Android". */
export function deviceName() {
  const found = [BROWSERS, SYSTEMS].map(
    (kinds) => kinds.find(([each]) => each.test(navigator.userAgent))?.[1],
  );
  return found.filter(Boolean).join(", ");
}
