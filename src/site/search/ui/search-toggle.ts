import { searchPanelId } from "./panel-id.ts";
import type { SearchBox } from "./search-box.ts";
import type { SearchIndex } from "../engine/search-index.ts";

export type FetchIndex = (url: string) => Promise<SearchIndex>;

const fetchJson: FetchIndex = async (url) => (await fetch(url)).json();

/**
 * Search's part of the page script: makes the header's `[data-search-toggle]` open and close the panel, puts the cursor
 * into the input 100 ms after it opens (SPEC, "Shared layout"), and loads the rest at the first opening: the index, and
 * then the code, because a browser remembers an import that failed and never tries it again on that page. When either fails to arrive the panel says so, and the next opening, letter or search tries again.
 * @param fetchIndex gives the index at an address, or rejects
 */
export function initSearch(fetchIndex: FetchIndex = fetchJson): void {
  const panel = document.getElementById(searchPanelId);
  if (!panel) return;
  const form = panel.querySelector("form")!;
  let box: Promise<SearchBox | void> | undefined;
  let focusing: ReturnType<typeof setTimeout>;

  const load = () =>
    (box ??= fetchIndex(panel.dataset.index!)
      .then(async (index) => (await import("./search-box.ts")).enhanceSearch(panel, index))
      .catch(() => {
        box = undefined;
        const status = panel.querySelector<HTMLElement>("[data-failed]")!;
        status.textContent = status.dataset.failed!;
      }));

  const opened = () => {
    focusing = setTimeout(() => form.querySelector("input")!.focus(), 100);
    void load();
  };

  const toggles = document.querySelectorAll<HTMLButtonElement>("[data-search-toggle]");
  for (const toggle of toggles) toggle.popoverTargetElement = panel;
  panel.addEventListener("toggle", ({ newState }) => {
    clearTimeout(focusing);
    for (const toggle of toggles) toggle.setAttribute("aria-expanded", `${newState === "open"}`);
    if (newState === "open") opened();
  });
  form.addEventListener("input", load);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    (await load())?.openBest();
  });
  // Opened by its markup alone, before this script was here. A browser without popovers does not know the selector.
  if (panel.popover && panel.matches(":popover-open")) opened();
}
