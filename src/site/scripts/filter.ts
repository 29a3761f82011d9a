/**
 * A list that is filtered by category and, where there is a search box, by text. The choice is part
 * of the URL, so that it can be shared and survives going back. Without this script the whole list
 * is visible.
 *
 * The text is searched in title and description; case, diacritics and tatweel are ignored. Other
 * forms of its words are found by the part that is loaded with the first choice.
 */
export function initFilter(root: HTMLElement): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-category-button]")];
  const items = [...root.querySelectorAll<HTMLElement>("[data-item]")];
  const search = root.querySelector<HTMLInputElement>("[data-filter-search]");
  const address = new URLSearchParams(location.search);
  let category = address.get("category") ?? "all";
  let isFiltered = false;

  function apply(): void {
    for (const item of items) item.hidden = !matchesFilter(item, category, search?.value ?? "");
    for (const button of buttons)
      button.setAttribute("aria-pressed", String(button.dataset.categoryButton === category));
    root.querySelector<HTMLElement>("[data-empty]")!.hidden = items.some(({ hidden }) => !hidden);
    isFiltered ||= items.some(({ hidden }) => hidden);
    // Reading pages have no byte to spare, so this code is loaded with the first choice.
    if (search !== null && isFiltered)
      import("./filter-way-out.ts").then(
        (wayOut) => wayOut.describeFiltered(root),
        () => undefined,
      );
    rememberInAddress();
  }

  function rememberInAddress(): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of [
      ["category", category === "all" ? "" : category],
      ["q", search?.value.trim()],
    ] as const)
      if (value) query.set(name, value);
      else query.delete(name);
    const text = query.size ? `?${query}` : "";
    if (text !== location.search)
      history.replaceState(history.state, "", location.pathname + text + location.hash);
  }

  for (const button of buttons) {
    button.addEventListener("click", () => {
      category = button.dataset.categoryButton!;
      animateChange(apply);
    });
  }
  search?.addEventListener("input", apply);

  if (!buttons.some((button) => button.dataset.categoryButton === category)) category = "all";
  if (search !== null) search.value = address.get("q") ?? search.value;
  apply();
}

/** Prepares every list of the page. */
export function initFilters(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-filter]")) initFilter(root);
}

/** Whether an item is in the category and has the words in its text. */
export function matchesFilter(item: HTMLElement, category: string, words: string): boolean {
  return (
    (category === "all" || item.dataset.category === category) &&
    normalizeText(item.dataset.text!).includes(normalizeText(words).trim())
  );
}

/** Animates the remaining items to their new places, unless the visitor prefers reduced motion. */
function animateChange(change: () => void): void {
  if (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    !("startViewTransition" in document)
  )
    change();
  // A page that is left or hidden meanwhile skips the animation; the change happens all the same.
  else document.startViewTransition(change).ready.catch(() => undefined);
}

/**
 * Converts a text to the form in which texts are compared: lower case, without diacritics and
 * tatweel.
 */
function normalizeText(text: string): string {
  return text.toLowerCase().replace(/[\u064b-\u0652\u0640]/g, "");
}
