import { matchesFilter } from "./filter.ts";

/** The words of the way out, with their placeholders. */
export type WayOutTexts = Readonly<
  Record<
    "searchedIn" | "searchedEverywhere" | "dropCategory" | "dropWords" | "showAll" | "searchSite",
    string
  >
> & {
  /** The number of items that are shown. */
  readonly shown: Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
  };
};

/** Null until it is loaded; until then, words are found as they are typed alone. */
let hasWordForms: ((text: string, query: string) => boolean) | null = null;
/** Shows what the search of the whole site finds in the list besides; null until it is loaded. */
let showRelated: ((root: HTMLElement) => void) | null = null;
let isLoadingRelated = false;

/**
 * Also shows the items that have the typed words in another form, says how many are shown, and
 * offers a way out where there are none. The forms are loaded here and not imported: what this
 * module needs is listed in the page's own script, which has no byte to spare.
 */
export function describeFiltered(root: HTMLElement): void {
  describe(root);
  if (findChoice(root).search.value.trim() !== "") void loadRelated(root);
  if (hasWordForms !== null) return;
  import("./has-word-forms.ts").then(
    (loaded) => {
      ({ hasWordForms } = loaded);
      describe(root);
    },
    () => undefined,
  );
}

/** Loads the search of the site with the first word. Without it the list is what it is. */
async function loadRelated(root: HTMLElement): Promise<void> {
  if (showRelated !== null || isLoadingRelated) return;
  isLoadingRelated = true;
  try {
    const { openRelated } = await import("./list-related.ts");
    showRelated = await openRelated();
    describe(root);
  } catch {
    // The next input tries again.
  } finally {
    isLoadingRelated = false;
  }
}

function describe(root: HTMLElement): void {
  const wayOut = root.querySelector<HTMLElement>("[data-way-out]")!;
  const { pressed, search } = findChoice(root);
  for (const item of root.querySelectorAll<HTMLElement>("[data-item][hidden]"))
    item.hidden = !matchesForms(item, pressed.dataset.categoryButton!, search.value);
  const n = root.querySelectorAll("[data-item]:not([hidden])").length;
  if (n > 0) root.querySelector<HTMLElement>("[data-empty]")!.hidden = true;
  const { shown } = JSON.parse(wayOut.dataset.wayOut!) as WayOutTexts;
  const rule = new Intl.PluralRules(document.documentElement.lang).select(n);
  // Where there are none, the message of the empty list says so.
  root.querySelector("[data-count]")!.textContent =
    n === 0 ? "" : fill(shown[rule] ?? shown.other, { n: String(n) });
  if (n === 0) fillWayOut(root, wayOut);
  showRelated?.(root);
}

/**
 * Says which category and which words are active where no item matches both, and offers to drop
 * either of them, with the number of items that are shown then. What would show none is not
 * offered. A link leads to the search of the whole site, which reads the texts too.
 */
function fillWayOut(root: HTMLElement, wayOut: HTMLElement): void {
  const texts = JSON.parse(wayOut.dataset.wayOut!) as WayOutTexts;
  const { pressed, search } = findChoice(root);
  const [id, words] = [pressed.dataset.categoryButton!, search.value.trim()];
  const isEverywhere = id === "all";
  const names = { category: pressed.textContent.trim(), words };
  const items = [...root.querySelectorAll<HTMLElement>("[data-item]")];
  const countItems = (category: string, text: string): string =>
    String(items.filter((item) => matchesForms(item, category, text)).length);

  const message = document.createElement("p");
  message.textContent = fill(isEverywhere ? texts.searchedEverywhere : texts.searchedIn, names);
  const everywhere = countItems("all", words);
  const buttons = [
    ...(isEverywhere || everywhere === "0"
      ? []
      : [createButton(fill(texts.dropCategory, { n: everywhere }), dropCategory)]),
    createButton(
      fill(isEverywhere ? texts.showAll : texts.dropWords, { ...names, n: countItems(id, "") }),
      dropWords,
    ),
  ];
  wayOut.replaceChildren(
    message,
    ...buttons,
    ...(words === "" ? [] : [createLink(fill(texts.searchSite, names), words)]),
  );

  function dropCategory(): void {
    const all = root.querySelector<HTMLElement>("[data-category-button=all]")!;
    all.click();
    all.focus();
  }

  function dropWords(): void {
    search.value = "";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    // Not the field, whose focus would open the keyboard of a phone over the list.
    pressed.focus();
  }
}

/** The pressed category and the search box. */
const findChoice = (root: HTMLElement) => ({
  pressed: root.querySelector<HTMLElement>("[data-category-button][aria-pressed=true]")!,
  search: root.querySelector<HTMLInputElement>("[data-filter-search]")!,
});

/** Whether an item is in the category and has the words, as they are typed or in another form. */
const matchesForms = (item: HTMLElement, category: string, words: string): boolean =>
  matchesFilter(item, category, words) ||
  (matchesFilter(item, category, "") && hasWordForms?.(item.dataset.text ?? "", words) === true);

/** As `fill` of `i18n`, which would become a chunk of its own that the forms load too. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}

/** The search's own form knows the page of results in the language of the page. */
function createLink(text: string, words: string): HTMLAnchorElement {
  const { action } = document.querySelector<HTMLFormElement>("form[role=search]")!;
  const link = document.createElement("a");
  link.className = "button button-quiet button-small";
  link.href = `${action}?q=${encodeURIComponent(words.toWellFormed())}`;
  link.textContent = text;
  return link;
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-quiet button-small";
  button.textContent = text;
  button.addEventListener("click", onClick);
  return button;
}
