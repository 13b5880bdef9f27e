// What lies beside a board: one of several at a time; on a phone as a sheet from the bottom.
import { html, useRef, useSignal } from "../html.js";
import { useShortcuts } from "../shortcuts.js";
import { t } from "../words.js";

/** @import { Markup } from "../html.js" */
/** @import { Signal } from "@preact/signals" */
/**
 * Calls if somebody is waited for there; a key may open it from anywhere.
 * @typedef {{key: string, title: string, body: Markup, calls?: boolean, shortcut?: string}} Tab
 */

/**
 * Which tab is open, whether it is raised on a phone, and how one goes to another.
 * @param {Tab[]} tabs
 */
function useTabs(tabs) {
  const open = useSignal(tabs[0].key);
  /** On a phone nothing is open until somebody asks for it. */
  const raised = useSignal(false);
  const close = () => void (raised.value = false);
  /** A tab comes forward; on a phone it goes again if it was there already. @param {string} key */
  const turnTo = (key) => {
    raised.value = !(raised.value && open.value === key);
    open.value = key;
  };
  const keys = Object.fromEntries(
    tabs.flatMap(({ key, shortcut }) => (shortcut ? [[shortcut, () => turnTo(key)]] : [])),
  );
  useShortcuts({ Escape: close, ...keys }, [Object.keys(keys).join()]);
  return { open, raised, close, turnTo };
}

/** What lies beside a board, one at a time. @param {{tabs: Tab[]}} props */
export function Tabs({ tabs }) {
  const { open, raised, close, turnTo } = useTabs(tabs);
  return html`
    <div class=${`side ${raised.value ? "raised" : ""}`}>
      <${TabList} tabs=${tabs} open=${open} turnTo=${turnTo} />
      ${tabs.map(
        ({ key, body }) => html`
          <div
            key=${key}
            class="panel"
            role="tabpanel"
            id=${`panel-${key}`}
            aria-labelledby=${`tab-${key}`}
            hidden=${open.value !== key}
          >
            ${body}
          </div>
        `,
      )}
      <button class="small lower" onClick=${close}>${t("close")}</button>
    </div>
  `;
}

/**
 * The tabs in a row; arrows go from one to the next.
 * @param {{tabs: Tab[], open: Signal<string>, turnTo: (key: string) => void}} props
 */
function TabList({ tabs, open, turnTo }) {
  const list = useRef(/** @type {HTMLDivElement|null} */ (null));
  /** @param {KeyboardEvent} event */
  const step = (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (tabs.findIndex(({ key }) => key === open.value) + by + tabs.length) % tabs.length;
    open.value = tabs[next].key;
    /** @type {HTMLElement|undefined} */ (list.current?.children[next])?.focus();
  };
  return html`
    <div ref=${list} class="tabs" role="tablist" aria-label=${t("tabs-label")} onKeyDown=${step}>
      ${tabs.map(
        ({ key, title, calls, shortcut }) => html`
          <button
            key=${key}
            role="tab"
            id=${`tab-${key}`}
            class=${`tab-${key} ${calls ? "calls" : ""}`}
            aria-selected=${open.value === key}
            aria-controls=${`panel-${key}`}
            tabindex=${open.value === key ? 0 : -1}
            aria-keyshortcuts=${shortcut}
            onClick=${() => turnTo(key)}
          >
            ${title}
            ${
              shortcut &&
              html`
                <kbd aria-hidden="true">${shortcut.toUpperCase()}</kbd>
              `
            }
          </button>
        `,
      )}
    </div>
  `;
}
