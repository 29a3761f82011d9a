import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { SearchIndex } from "../search/engine/search-index.ts";
import type { FoundPage } from "../search/ui/search-box.ts";

type SearchCode = typeof import("../search/ui/search-box.ts");

/** The words of what is related, with their placeholders. */
export interface RelatedTexts {
  readonly head: string;
  readonly count: Parameters<typeof count>[1];
}

/**
 * Fetches the index of the site's search, which the header's panel names, and returns what shows
 * the items of a list that this search finds and the list hides: by their texts, which the list
 * does not read, and by other words for the same thing. They are links under the list, with the
 * reason of each, and of the chosen category alone.
 */
export async function openRelated(): Promise<(root: HTMLElement) => void> {
  const response = await fetch(document.querySelector<HTMLElement>("[data-index]")!.dataset.index!);
  const index = (await response.json()) as SearchIndex;
  // The same file as the panel's, which is listed in every page's script and has no byte to spare.
  const code = await import("../search/ui/search-box.ts");
  return (root) => showRelated(root, index, code);
}

function showRelated(
  root: HTMLElement,
  index: SearchIndex,
  { findPages, drawMarked }: SearchCode,
): void {
  const words = root.querySelector<HTMLInputElement>("[data-filter-search]")!.value.trim();
  const hidden = listHidden(root);
  const pages = words === "" ? [] : findPages(index, words).filter(({ url }) => hidden.has(url));
  const block = root.querySelector<HTMLElement>("[data-related-items]")!;
  const texts = JSON.parse(block.dataset.relatedItems!) as RelatedTexts;
  block.hidden = pages.length === 0;
  block.querySelector("p")!.textContent = texts.head.replace("{words}", () => words);
  block.querySelector("ol")!.replaceChildren(...pages.map((page) => createRow(page, drawMarked)));

  const link = document.createElement("a");
  link.className = "link";
  link.href = `#${block.id}`;
  link.textContent = count(document.documentElement.lang as Locale, texts.count, pages.length);
  // Where the list is empty, what is related is the next thing to be seen.
  const isNear = root.querySelector("[data-item]:not([hidden])") === null;
  root
    .querySelector("[data-related-count]")!
    .replaceChildren(...(pages.length === 0 || isNear ? [] : [link]));
}

/** A row as the search's own panel has it, without the kind of page. */
function createRow(page: FoundPage, drawMarked: SearchCode["drawMarked"]): HTMLLIElement {
  const link = document.createElement("a");
  link.className = "search-hit";
  link.href = page.url;
  for (const name of ["title", "excerpt"] as const) {
    const part = document.createElement("span");
    part.className = `search-hit-${name}`;
    drawMarked(part, page[name]);
    link.append(part);
  }
  const row = document.createElement("li");
  row.append(link);
  return row;
}

/** The paths that the hidden items of the chosen category lead to. */
function listHidden(root: HTMLElement): ReadonlySet<string> {
  const category = root.querySelector<HTMLElement>("[data-category-button][aria-pressed=true]")!
    .dataset.categoryButton;
  return new Set(
    [...root.querySelectorAll<HTMLElement>("[data-item][hidden]")]
      .filter((item) => category === "all" || item.dataset.category === category)
      .map((item) => item.querySelector("a")!.getAttribute("href")!),
  );
}
