// What the page shows, for the style sheets: `data-shows` of the root names it, changed only when it does.
//
// A `:has()` on what surrounds a table would say the same without a script, but then whatever is inserted
// anywhere makes the browser work out the style of all its three thousand elements anew: half of a page's
// work during a game. For the same reason what depends on `data-shows` is named by a class or a tag, never by
// `*` or `:not()` (`tests/web/test_styles.py`).

/** What is named when there is such an element. */
const PARTS = {
  table: ".table-screen.playing .table",
  castle: ".table-screen.playing .of-castle",
  "all-placed": ".castle > .scene.all-placed",
  "slim-castle": ".castle > .scene.all-placed:not(.broad)",
  prompt: ".castle .prompt",
  "skip-on": ".prompt .skip-on",
  goal: ".own-cards-bar > .goal",
  aids: ".seats .aids",
  coach: ".side > .tabs > .tab-coach",
  intrigue: ".of-intrigue",
  "person-dossier": ".choices .person-dossier",
  lesson: ".table .lesson",
  "lesson-answers": ".lesson > button",
  "first-use": ".table .first-use",
  election: ".table .election",
  ambitions: ".table .ambitions",
  "nothing-asked": ".table .ask:empty",
  "many-seats": ".seats > :nth-child(5)",
  "big-moment": ".happening.big, .first-look",
  "looking-up": '.table .tabs > [aria-selected="true"]:not(.tab-log)',
  notes: ".of-intrigue .notes > .notice",
  form: ".intrigue > .choices:not(.of-pile)",
  hands: ".screen > :is(.looks, .own-look)",
  ranking: ".finished > .ranking",
  "ranked-roles": ".finished > .ranking .role-picture",
  codes: ".recovery .sheet",
};

/** Name it now, and whenever it changes: before it is drawn, for observers are heard before that. */
export function nameWhatShows() {
  const name = () => {
    const found = Object.entries(PARTS).filter(([, selector]) => document.querySelector(selector));
    const shows = found.map(([part]) => part).join(" ");
    if (document.documentElement.dataset.shows !== shows) document.documentElement.dataset.shows = shows;
  };
  const watched = {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "aria-selected"],
  };
  new MutationObserver(name).observe(document.body, watched);
  name();
}
