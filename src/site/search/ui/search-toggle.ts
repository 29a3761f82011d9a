import { searchPanelId } from "./panel-id.ts";
import type { SearchBox } from "./search-box.ts";
import type { SearchIndex } from "../engine/search-index.ts";

export type FetchIndex = (url: string) => Promise<SearchIndex>;

const fetchJson: FetchIndex = (url) => fetch(url).then((response) => response.json());

/**
 * The search's part of the page script. The header's `[data-search-toggle]` opens and closes the
 * panel; the input gets the focus 100 ms after it opens (docs/specification.md#search). The first
 * opening loads the index and then the code, in this order because browsers do not retry a failed
 * import on the same page. When either fails, the panel shows a message, and the next opening,
 * input or submit tries again.
 * @param fetchIndex fetches the index from a URL
 */
export function initSearch(fetchIndex: FetchIndex = fetchJson): void {
  const panel = document.getElementById(searchPanelId);
  if (!panel) return;
  let box: Promise<SearchBox | void> | undefined;
  let focusing: ReturnType<typeof setTimeout>;

  const load = () =>
    (box ??= fetchIndex(panel.dataset.index!)
      .then((index) => import("./search-box.ts").then((box) => box.enhanceSearch(panel, index)))
      .catch(() => {
        box = undefined;
        const status = panel.querySelector<HTMLElement>("[data-failed]")!;
        status.textContent = status.dataset.failed!;
      }));

  const opened = () => {
    const focus = () => panel.querySelector("input")!.focus();
    focusing = setTimeout(focus, 100);
    // On a busy device a key may come before the timer: what it types then goes into the input.
    addEventListener("keydown", focus, { once: true });
    void load();
  };

  const toggles = document.querySelectorAll<HTMLButtonElement>("[data-search-toggle]");
  for (const toggle of toggles) toggle.popoverTargetElement = panel;
  panel.addEventListener("toggle", ({ newState }) => {
    const isOpen = newState === "open";
    clearTimeout(focusing);
    for (const toggle of toggles) toggle.setAttribute("aria-expanded", `${isOpen}`);
    if (isOpen) opened();
  });
  panel.addEventListener("input", load);
  panel.addEventListener("submit", (event) => {
    event.preventDefault();
    void load().then((loaded) => loaded?.openBest());
  });
  // The panel may have been opened before this script ran. Browsers without popovers do not know
  // the selector.
  if (panel.popover && panel.matches(":popover-open")) opened();
}
