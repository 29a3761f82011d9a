import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import {
  search,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
} from "../engine/search-index.ts";
import { deleteRecent, readRecent, rememberSearch } from "./recent-searches.ts";

export interface SearchBox {
  /** Follows the first result's link; with none, puts the cursor back into the input. */
  readonly openBest: () => void;
}

/** As many rows as a phone shows above its keyboard, and some to scroll to. */
const maxHits = 8;
/** All that the page of results shows. */
const maxCountedHits = 50;

/**
 * Wakes the panel that `SearchDialog` drew: a combobox whose list follows every letter, starting with what was typed
 * before this arrived. From here on nothing is requested; the index in hand answers.
 * @param panel holds the form, the listbox, the status line and a row template for each kind
 * @throws whatever a malformed index does, before anything is listened to
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function enhanceSearch(panel: HTMLElement, index: SearchIndex): SearchBox {
  const input = panel.querySelector("input")!;
  const list = panel.querySelector<HTMLElement>("[role=listbox]")!;
  const status = panel.querySelector<HTMLElement>("[role=status]")!;
  const none = panel.querySelector<HTMLElement>(".search-none")!;
  const deleteButton = panel.querySelector<HTMLButtonElement>(".search-forget")!;
  const locale = document.documentElement.lang as Locale;
  const kinds = JSON.parse(status.dataset.kinds!) as Readonly<Record<SearchKind, string>>;
  let rows: readonly HTMLAnchorElement[] = [];
  let marked = -1;

  function show(): void {
    const query = input.value.trim();
    // An empty input keeps the page's direction, or its placeholder would jump to the other side.
    input.dir = query === "" ? "" : "auto";
    if (query === "") {
      const recent = readRecent();
      draw(recent.map((text) => createWordsRow(text, text)));
      status.textContent = recent.length === 0 ? "" : status.dataset.recent!;
    } else {
      const hits = search(index, query, { limit: maxCountedHits });
      const drawn = hits.slice(0, maxHits).map((hit) => createHitRow(hit));
      draw(hits.length > maxHits ? [...drawn, createWordsRow(query)] : drawn);
      status.textContent =
        hits.length === 0
          ? status.dataset.none!
          : count(locale, JSON.parse(status.dataset.found!), hits.length);
    }
    deleteButton.hidden = query !== "" || rows.length === 0;
    none.hidden = query === "" || rows.length > 0;
  }

  function draw(drawn: readonly HTMLAnchorElement[]): void {
    rows = drawn;
    rows.forEach((row, place) => (row.id = `search-hit-${place}`));
    mark(-1);
    list.replaceChildren(...rows);
    list.hidden = rows.length === 0;
    input.setAttribute("aria-expanded", String(rows.length > 0));
  }

  function createRow(href: string, title?: string, kind = ""): HTMLAnchorElement {
    const row = panel
      .querySelector("template")!
      .content.firstElementChild!.cloneNode(true) as HTMLAnchorElement;
    row.href = href;
    if (title !== undefined) row.querySelector(".search-hit-title")!.textContent = title;
    row.querySelector(".search-hit-kind")!.textContent = kind;
    return row;
  }

  const createHitRow = ({ url, kind, title }: SearchHit): HTMLAnchorElement =>
    createRow(url, title, kinds[kind]);

  /** Leads to the page of results, which needs no script. Without a title it says that it leads to all of them. */
  const createWordsRow = (query: string, title?: string): HTMLAnchorElement =>
    createRow(`${panel.querySelector("form")!.action}?q=${encodeURIComponent(query)}`, title);

  function mark(place: number): void {
    rows[marked]?.setAttribute("aria-selected", "false");
    marked = place;
    const row = rows[marked];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) input.setAttribute("aria-activedescendant", row.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function onKey(event: KeyboardEvent): void {
    // While a word is being composed, the keys belong to the input method.
    if (event.isComposing || rows.length === 0) return;
    if (event.key === "ArrowDown") mark((marked + 1) % rows.length);
    else if (event.key === "ArrowUp") mark(marked > 0 ? marked - 1 : rows.length - 1);
    else if (event.key === "Enter" && marked >= 0) rows[marked]!.click();
    else if (event.key === "Delete" && marked >= 0 && input.value === "")
      deleteRecent(rows[marked]!.textContent);
    else return;
    event.preventDefault();
    if (event.key === "Delete") show();
  }

  function follow(event: MouseEvent): void {
    const row = (event.target as Element).closest("a")!;
    if (input.value.trim() === "" && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return ask(row.textContent);
    }
    rememberSearch(input.value);
    // A page that comes back from the browser's memory should not come back with its search open.
    panel.hidePopover();
  }

  function ask(text: string): void {
    input.value = text;
    show();
    input.focus();
  }

  search(index, "", { limit: 1 }); // opens the index before the first letter, or fails here
  show();
  input.addEventListener("input", show);
  input.addEventListener("keydown", onKey);
  list.addEventListener("click", follow);
  deleteButton.addEventListener("click", () => {
    deleteRecent();
    ask("");
  });
  // Another page, or another tab, may have been asked something since.
  panel.addEventListener("toggle", ({ newState }) => newState === "open" && show());
  return {
    openBest: () => (rows[0] && input.value.trim() !== "" ? rows[0].click() : input.focus()),
  };
}
