import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { search, type SearchHit, type SearchIndex } from "#base/search/search-index.ts";

export interface SearchBox {
  /** Follows the first result's link; with none, puts the cursor back into the input. */
  readonly openBest: () => void;
}

/** As many rows as a phone shows above its keyboard, and some to scroll to. */
const mostHits = 8;

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
  const locale = document.documentElement.lang as Locale;
  let rows: readonly HTMLAnchorElement[] = [];
  let marked = -1;

  function show(): void {
    const asked = input.value.trim() !== "";
    const hits = search(index, input.value, { limit: mostHits });
    rows = hits.map((hit, place) => drawRow(panel, hit, place));
    mark(-1);
    list.replaceChildren(...rows);
    list.hidden = rows.length === 0;
    none.hidden = !asked || rows.length > 0;
    input.setAttribute("aria-expanded", String(rows.length > 0));
    // An empty input keeps the page's direction, or its placeholder would jump to the other side.
    input.dir = asked ? "auto" : "";
    status.textContent = !asked ? "" : rows.length === 0 ? status.dataset.none! : count(locale, JSON.parse(status.dataset.found!), rows.length);
  }

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
    else return;
    event.preventDefault();
  }

  show();
  input.addEventListener("input", show);
  input.addEventListener("keydown", onKey);
  // A page that comes back from the browser's memory should not come back with its search open.
  list.addEventListener("click", () => panel.hidePopover());
  return { openBest: () => (rows[0] ? rows[0].click() : input.focus()) };
}

function drawRow(panel: HTMLElement, { url, kind, title }: SearchHit, place: number): HTMLAnchorElement {
  const template = panel.querySelector<HTMLTemplateElement>(`template[data-kind=${kind}]`)!;
  const row = template.content.firstElementChild!.cloneNode(true) as HTMLAnchorElement;
  row.id = `search-hit-${place}`;
  row.href = url;
  row.querySelector(".search-hit-title")!.textContent = title;
  return row;
}
