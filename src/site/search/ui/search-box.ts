import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { search, type SearchHit } from "../engine/search.ts";
import type { ResultWords, SearchIndex } from "../engine/search-index.ts";
import { describeHit, type HitDescription } from "../engine/describe-hit.ts";
import type { MarkedText } from "../engine/marked-text.ts";
import { hasArabic } from "../engine/has-arabic.ts";
import { suggestQuery } from "../engine/suggest-query.ts";
import { deleteRecent, readRecent, rememberSearch } from "./recent-searches.ts";

type RowTexts = Partial<HitDescription> & { readonly kind?: string };

export interface SearchBox {
  /** Follows the first result's link; without one, moves the focus back into the input. */
  readonly openBest: () => void;
}

/** The number of rows: those that a phone shows above its keyboard, and a few to scroll to. */
const maxHits = 8;
/** The number of hits that the page of results shows. */
const maxCountedHits = 50;

/**
 * Makes the panel of `SearchDialog` a combobox whose list is updated on every input event,
 * beginning with what was typed before this code was loaded. It searches the index alone and sends
 * no request.
 * @param panel contains the form, the listbox, the status line and a row template
 * @throws the error of reading a malformed index, before any listener is added
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function enhanceSearch(panel: HTMLElement, index: SearchIndex): SearchBox {
  search(index, "", { limit: 1 }); // parses the index before the first input event, or fails here
  const box = new SearchCombobox(panel, index);
  box.show();
  box.listen();
  return box;
}

class SearchCombobox implements SearchBox {
  readonly #panel: HTMLElement;
  readonly #index: SearchIndex;
  readonly #words: ResultWords;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #status: HTMLElement;
  readonly #none: HTMLElement;
  /** The link "did you mean", which has a placeholder for the query at first. */
  readonly #meant: HTMLAnchorElement;
  readonly #meantText: string;
  readonly #deleteButton: HTMLButtonElement;
  readonly #submit: HTMLButtonElement;
  readonly #submitText: string;
  readonly #locale = document.documentElement.lang as Locale;
  #rows: readonly HTMLAnchorElement[] = [];
  /** The position of the selected row, -1 where none is selected. */
  #activeRow = -1;

  constructor(panel: HTMLElement, index: SearchIndex) {
    this.#panel = panel;
    this.#index = index;
    this.#words = index.words!;
    this.#input = panel.querySelector("input")!;
    this.#list = panel.querySelector<HTMLElement>("[role=listbox]")!;
    this.#status = panel.querySelector<HTMLElement>("[role=status]")!;
    this.#none = panel.querySelector<HTMLElement>(".search-none")!;
    this.#meant = panel.querySelector<HTMLAnchorElement>(".search-meant a")!;
    this.#meantText = this.#meant.textContent;
    this.#deleteButton = panel.querySelector<HTMLButtonElement>("[data-forget]")!;
    this.#submit = panel.querySelector<HTMLButtonElement>("[data-open]")!;
    this.#submitText = this.#submit.textContent;
  }

  listen(): void {
    const show = (): void => this.show();
    this.#input.addEventListener("input", show);
    this.#input.addEventListener("keydown", (event) => this.#onKey(event));
    this.#list.addEventListener("click", (event) => this.#follow(event));
    this.#meant.addEventListener("click", (event) => {
      event.preventDefault();
      this.#setQuery(new URL(this.#meant.href).searchParams.get("q")!);
    });
    this.#deleteButton.addEventListener("click", () => {
      deleteRecent();
      this.#setQuery("");
    });
    this.#panel.addEventListener("toggle", ({ newState }) => {
      if (newState !== "open") return;
      // What is typed next replaces the last query; the focus, which follows, keeps the selection.
      this.#input.select();
      // Another page or tab may have stored a search since.
      show();
    });
  }

  readonly openBest = (): void =>
    this.#rows[0] && this.#input.value.trim() !== "" ? this.#rows[0].click() : this.#input.focus();

  show(): void {
    const query = this.#input.value.trim();
    // An empty input keeps the page's direction, so that its placeholder stays on the side where
    // text begins. So does one with letters of both scripts, such as «qr للمنيو».
    this.#input.dir = hasArabic(query) === /[a-z]/i.test(query) ? "" : "auto";
    if (query === "") this.#showRecent();
    else this.#showHits(query);
    this.#showMeant(query);
    this.#deleteButton.hidden = query !== "" || this.#rows.length === 0;
    const canOpen = query !== "" && this.#rows.length > 0;
    this.#none.hidden = query === "" || canOpen;
    // The results are there already: what the button does then is open the first one.
    this.#submit.textContent = canOpen ? this.#submit.dataset.open! : this.#submitText;
  }

  #showRecent(): void {
    const recent = readRecent();
    this.#draw(recent.map((text) => this.#createQueryRow(text, text)));
    this.#status.textContent = recent.length === 0 ? "" : this.#status.dataset.recent!;
  }

  #showHits(query: string): void {
    const hits = search(this.#index, query, { limit: maxCountedHits });
    const rows = hits.slice(0, maxHits).map((hit) => this.#createHitRow(hit, query));
    this.#draw(hits.length > 0 ? [...rows, this.#createAllRow(query, hits.length)] : rows);
    this.#status.textContent =
      hits.length === 0
        ? this.#status.dataset.none!
        : count(this.#locale, this.#words.found, hits.length);
  }

  #showMeant(query: string): void {
    const meant = suggestQuery(this.#index, query);
    this.#meant.hidden = meant === undefined;
    if (meant === undefined) return;
    this.#meant.href = this.#getResultsUrl(meant);
    this.#meant.textContent = this.#meantText.replace("{query}", () => meant);
  }

  #draw(rows: readonly HTMLAnchorElement[]): void {
    this.#rows = rows;
    rows.forEach((row, place) => (row.id = `search-hit-${place}`));
    this.#mark(-1);
    this.#list.replaceChildren(...rows);
    this.#list.hidden = rows.length === 0;
    this.#input.setAttribute("aria-expanded", String(rows.length > 0));
  }

  #createRow(href: string, { title, kind, excerpt = [] }: RowTexts = {}): HTMLAnchorElement {
    const row = this.#panel
      .querySelector("template")!
      .content.firstElementChild!.cloneNode(true) as HTMLAnchorElement;
    row.href = href;
    if (title !== undefined) drawMarked(row.querySelector(".search-hit-title")!, title);
    row.querySelector(".search-hit-kind")!.textContent = kind ?? "";
    drawMarked(row.querySelector(".search-hit-excerpt")!, excerpt);
    return row;
  }

  #createHitRow(hit: SearchHit, query: string): HTMLAnchorElement {
    return this.#createRow(hit.url, {
      ...describeHit(this.#index, hit, query),
      kind: this.#words.kinds[hit.kind],
    });
  }

  /** Links to the page of results, which needs no script. */
  #createQueryRow(query: string, title: string): HTMLAnchorElement {
    return this.#createRow(this.#getResultsUrl(query), { title: [title] });
  }

  /** The template's "all results", with their number; the style sheet keeps it in view. */
  #createAllRow(query: string, hitCount: number): HTMLAnchorElement {
    const row = this.#createRow(this.#getResultsUrl(query));
    row.classList.add("search-hit-all");
    row.querySelector(".search-hit-title")!.append(` (${hitCount})`);
    return row;
  }

  #getResultsUrl(query: string): string {
    return `${this.#panel.querySelector("form")!.action}?q=${encodeURIComponent(query.toWellFormed())}`;
  }

  #mark(place: number): void {
    this.#rows[this.#activeRow]?.setAttribute("aria-selected", "false");
    this.#activeRow = place;
    const row = this.#rows[place];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.#input.setAttribute("aria-activedescendant", row.id);
    else this.#input.removeAttribute("aria-activedescendant");
  }

  #onKey(event: KeyboardEvent): void {
    const [rows, active] = [this.#rows, this.#activeRow];
    // While a word is being composed, the keys belong to the input method.
    if (event.isComposing || rows.length === 0) return;
    if (event.key === "ArrowDown") this.#mark((active + 1) % rows.length);
    else if (event.key === "ArrowUp") this.#mark(active > 0 ? active - 1 : rows.length - 1);
    else if (event.key === "Enter" && active >= 0) rows[active]!.click();
    else if (event.key === "Delete" && active >= 0 && this.#input.value === "")
      deleteRecent(rows[active]!.textContent);
    else return;
    event.preventDefault();
    if (event.key === "Delete") this.show();
  }

  #follow(event: MouseEvent): void {
    const row = (event.target as Element).closest("a")!;
    if (this.#input.value.trim() === "" && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      return this.#setQuery(row.textContent);
    }
    rememberSearch(this.#input.value);
    // The back-forward cache would restore the page with its search panel open.
    this.#panel.hidePopover();
  }

  #setQuery(text: string): void {
    this.#input.value = text;
    this.show();
    this.#input.focus();
  }
}

/** Replaces what an element contains with a text whose matched words are marked. */
export function drawMarked(element: Element, text: MarkedText): void {
  element.replaceChildren(
    ...text.map((piece, place) => {
      if (place % 2 === 0) return piece;
      const mark = document.createElement("mark");
      mark.textContent = piece;
      return mark;
    }),
  );
}

/** A page that a query finds, with the reason. */
export type FoundPage = HitDescription & Pick<SearchHit, "url">;

/**
 * Returns all pages that a query finds, described as the panel does it, for a list that searches
 * with the same code.
 */
export const findPages = (index: SearchIndex, query: string): readonly FoundPage[] =>
  search(index, query, { limit: index.pages.length }).map((hit) => ({
    url: hit.url,
    ...describeHit(index, hit, query),
  }));
