// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { bodyWithSearch } from "../../../../tests/fixtures/search-page/page-with-search.tsx";
import { enhanceSearch } from "./search-box.ts";
import { buildIndex } from "../engine/build-index.ts";
import { messages, pickResultWords } from "../engine/messages.ts";
import type { SearchDocument, SearchIndex } from "../engine/search-index.ts";

/** The URL that a followed link would have opened; the page itself is not left. */
let openedUrls: string[];

const element = <E extends HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector)!;
const input = () => element<HTMLInputElement>("input");
const rows = () => [...document.querySelectorAll<HTMLAnchorElement>("[role=option]")];
/** The links of the results, without the one that leads to all of them. */
const links = () =>
  [...document.querySelectorAll("[role=option]:not(.search-hit-all)")].map((row) =>
    row.getAttribute("href"),
  );
const status = () => element("[role=status]").textContent;
const getSelectedRows = () => rows().filter((row) => row.getAttribute("aria-selected") === "true");

function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event("input", { bubbles: true }));
}

/** @returns whether the browser would run its default action */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  return input().dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
}

const buildWithWords = (documents: readonly SearchDocument[], locale: Locale): SearchIndex => ({
  ...buildIndex(documents),
  words: pickResultWords(pick(messages, locale)),
});

function attach(
  locale: Locale,
  documents: readonly SearchDocument[] = locale === "ar" ? arabicDocuments : englishDocuments,
) {
  document.documentElement.lang = locale;
  document.documentElement.dir = locale === "ar" ? "rtl" : "ltr";
  document.body.innerHTML = bodyWithSearch(locale);
  const panel = element("#search");
  // happy-dom has no popovers; this replaces the browser's method.
  panel.hidePopover = vi.fn();
  panel.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    openedUrls.push(link.getAttribute("href")!);
  });
  return { panel, box: enhanceSearch(panel, buildWithWords(documents, locale)) };
}

beforeEach(() => {
  localStorage.clear();
  openedUrls = [];
});

describe("results", () => {
  test("L-22 they change with every input", () => {
    attach("ar");
    const seen = ["س", "سي", "سيو"].map((text) => (type(text), links().join(" ")));
    expect(new Set(seen).size).toBe(3);
    expect(links()).toContain("/services/seo");
    expect(links()).toContain("/tools/seo-analyzer");
    expect(links()).toContain("/tutorials/seo-basics");
  });

  test("L-22 a row is a link with the title and the kind in words", () => {
    attach("ar");
    type("سباك");
    expect(links()).toHaveLength(1);
    expect(rows()[0]!.getAttribute("href")).toBe("/portfolio/sanad");
    expect(rows()[0]!.querySelector(".search-hit-title")!.textContent).toBe(
      "سند: تعرف السعر قبل أن يُدق الباب",
    );
    expect(rows()[0]!.querySelector(".search-hit-kind")!.textContent).toBe("مشروع");
  });

  test("L-23 an English page shows English titles, kinds and addresses", () => {
    attach("en");
    type("hosting");
    expect(links()[0]).toBe("/en/services/hosting");
    expect(element(".search-hit-title").textContent).toBe("Hosting and maintenance");
    expect(element(".search-hit-kind").textContent).toBe("Service");
    for (const link of links()) expect(link).toMatch(/^\/en\//);
  });

  test("a title is shown as text, whatever it contains", () => {
    const title = '<img src=x onerror="alert(1)">';
    attach("en", [{ url: "/en/x", kind: "page", title, description: "" }]);
    type("img");
    expect(element(".search-hit-title").textContent).toBe(title);
    expect(document.querySelector("#search img")).toBeNull();
  });

  test("what was typed before search arrived is answered at once", () => {
    document.documentElement.lang = "en";
    document.body.innerHTML = bodyWithSearch("en");
    input().value = "plumber";
    enhanceSearch(element("#search"), buildWithWords(englishDocuments, "en"));
    expect(links()).toEqual(["/en/portfolio/sanad"]);
  });

  test("their number is announced in the language's own plural", () => {
    attach("ar");
    type("سباك");
    expect(status()).toBe("نتيجة واحدة");
    type("سيو");
    expect(status()).toMatch(/^[3-8] نتائج$/);
    attach("en");
    type("plumber");
    expect(status()).toBe("1 result");
  });

  test("L-25 once the index is there, typing makes no request", () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    attach("ar");
    for (const text of ["ا", "اس", "است", "استضافة", "", "زززززز"]) type(text);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  test("an emptied input shows neither results nor the advice for none", () => {
    attach("ar");
    type("سيو");
    type("  ");
    expect(rows()).toEqual([]);
    expect(status()).toBe("");
    expect(element(".search-none").hidden).toBe(true);
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  test("the input takes the direction of what is typed, and the page's when empty", () => {
    attach("ar");
    type("SEO");
    expect(input().dir).toBe("auto");
    // The first letter does not decide where both scripts are there.
    type("qr للمنيو");
    expect(input().dir).toBe("");
    type("");
    expect(input().dir).toBe("");
  });
});

describe("why a result was found", () => {
  test("the words that matched are marked in the title and in the excerpt", () => {
    attach("ar");
    type("الاستضافه");
    const marks = [...rows()[0]!.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toContain("الاستضافة");
    type("سباك");
    expect(element(".search-hit-excerpt mark").textContent).toBe("سبّاكًا");
  });

  test("an excerpt is text, whatever it contains", () => {
    const description = '<img src=x onerror="alert(1)"> lantern';
    attach("en", [{ url: "/en/x", kind: "page", title: "X", description }]);
    type("lantern");
    expect(element(".search-hit-excerpt").textContent).toBe(description);
    expect(document.querySelector("#search img")).toBeNull();
  });
});

describe("did you mean", () => {
  const meant = () => element<HTMLAnchorElement>(".search-meant a");

  test("a misspelt query is answered with the nearest one, which asks again", () => {
    attach("en");
    expect(meant().hidden).toBe(true);
    type("hotl");
    expect(meant().textContent).toBe("Did you mean “hotel”?");
    expect(new URL(meant().href).pathname).toBe("/en/search");
    meant().click();
    expect(openedUrls).toEqual([]);
    expect(input().value).toBe("hotel");
    expect(links()).toEqual(["/en/portfolio/marsa-qusair"]);
    expect(meant().hidden).toBe(true);
  });

  test("a query that is spelt as the site spells it, or is not finished, is left alone", () => {
    attach("ar");
    for (const text of ["استضافة", "استض", "بيتزا", ""]) {
      type(text);
      expect(meant().hidden, text).toBe(true);
    }
  });
});

describe("no result", () => {
  test.each([
    ["ar", "بيتزا", "لم نجد في الموقع ما يطابق بحثك.", "/contact"],
    ["en", "pizza", "Nothing on the site matches your search.", "/en/contact"],
  ] as const)(
    "L-35 L-36 %s: says so in words and offers the contact page",
    (locale, query, words, contact) => {
      attach(locale);
      expect(element(".search-none").hidden).toBe(true);
      type(query);
      expect(status()).toBe(words);
      expect(element(".search-none").hidden).toBe(false);
      expect(element(".search-none a").getAttribute("href")).toBe(contact);
      expect(element("[role=listbox]").hidden).toBe(true);
    },
  );

  test("L-35 L-36 the words and the offer go when a result is there again", () => {
    attach("en");
    type("pizza");
    type("hotel");
    expect(element(".search-none").hidden).toBe(true);
    expect(element("[role=listbox]").hidden).toBe(false);
    expect(status()).toBe("1 result");
  });
});

describe("keys", () => {
  test("L-33 arrow down and arrow up move through the results and wrap around", () => {
    attach("ar");
    type("سيو");
    const last = rows().length - 1;
    expect(getSelectedRows()).toEqual([]);
    press("ArrowDown");
    expect(getSelectedRows()).toEqual([rows()[0]]);
    press("ArrowDown");
    expect(getSelectedRows()).toEqual([rows()[1]]);
    press("ArrowUp");
    press("ArrowUp");
    expect(getSelectedRows()).toEqual([rows()[last]]);
    press("ArrowDown");
    expect(getSelectedRows()).toEqual([rows()[0]]);
  });

  test("L-33 arrow up from the input marks the last result", () => {
    attach("en");
    type("seo");
    press("ArrowUp");
    expect(getSelectedRows()).toEqual([rows().at(-1)]);
  });

  test("L-33 the input names the marked row, and none after the next letter", () => {
    attach("en");
    type("seo");
    press("ArrowDown");
    press("ArrowDown");
    expect(input().getAttribute("aria-activedescendant")).toBe(rows()[1]!.id);
    type("seo a");
    expect(input().hasAttribute("aria-activedescendant")).toBe(false);
    expect(getSelectedRows()).toEqual([]);
  });

  test("L-33 Enter opens the marked result and does not submit the form", () => {
    attach("ar");
    type("سيو");
    press("ArrowDown");
    press("ArrowDown");
    const second = links()[1];
    expect(press("Enter")).toBe(false);
    expect(openedUrls).toEqual([second]);
  });

  test("L-32 Enter with nothing marked is left to the form, which opens the best hit", () => {
    const { box } = attach("ar");
    type("استضافه");
    expect(press("Enter")).toBe(true);
    box.openBest();
    expect(openedUrls).toEqual(["/services/hosting"]);
  });

  test("L-24 the button opens the best hit even when another row is marked", () => {
    const { box } = attach("en");
    type("seo");
    press("ArrowUp");
    box.openBest();
    expect(openedUrls).toEqual([links()[0]]);
  });

  test("the button says what it does: search, and with results open the first", () => {
    attach("en");
    const button = document.querySelector("button[type=submit]")!;
    expect(button.textContent).toBe("Search");
    type("seo");
    expect(button.textContent).toBe("Open first result");
    type("zzzz");
    expect(button.textContent).toBe("Search");
  });

  test("opening the best of no results returns to the input", () => {
    const { box } = attach("en");
    type("pizza");
    box.openBest();
    expect(openedUrls).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  test("while a word is being composed the keys are the input method's", () => {
    attach("en");
    type("seo");
    expect(press("ArrowDown", { isComposing: true })).toBe(true);
    expect(getSelectedRows()).toEqual([]);
  });

  test("without results the arrow keys keep their default action in the input", () => {
    attach("en");
    expect(press("ArrowDown")).toBe(true);
    type("seo");
    expect(press("ArrowLeft")).toBe(true);
    expect(press("Home")).toBe(true);
  });

  test("following a result closes the panel", () => {
    const { panel } = attach("en");
    type("hotel");
    rows()[0]!.click();
    expect(panel.hidePopover).toHaveBeenCalledOnce();
    expect(openedUrls).toEqual(["/en/portfolio/marsa-qusair"]);
  });
});

describe("more results than rows", () => {
  test("the ninth row leads to the page of all of them, with the words as they were typed", () => {
    attach("ar");
    type("موقع");
    expect(rows()).toHaveLength(9);
    expect(rows()[8]!.textContent).toBe("كل النتائج (15)");
    expect(new URL(rows()[8]!.href).searchParams.get("q")).toBe("موقع");
    expect(new URL(rows()[8]!.href).pathname).toBe("/search");
    press("ArrowUp");
    press("Enter");
    expect(openedUrls).toEqual([rows()[8]!.getAttribute("href")]);
  });

  test("where every result has its row the one for all is there too, and not where none is found", () => {
    attach("en");
    type("hotel");
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining("Marsa"),
      "All results (1)",
    ]);
    expect(new URL(rows()[1]!.href).pathname).toBe("/en/search");
    type("xqzwvk");
    expect(rows()).toEqual([]);
  });
});

describe("latest searches", () => {
  const searchAndOpen = (...texts: readonly string[]): void => {
    for (const text of texts) {
      type(text);
      rows()[0]!.click();
    }
    type("");
  };

  test("the last five whose result was opened are listed under the empty field, the latest first, each once", () => {
    attach("en");
    searchAndOpen("seo", "hotel", "logo", "hosting", "olive", "qr", "seo");
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      "seo",
      "qr",
      "olive",
      "hosting",
      "logo",
    ]);
    expect(status()).toBe("Your latest searches on this device");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    type("zzzzzz");
    type("");
    expect(rows()).toHaveLength(5);
  });

  test("by keyboard: arrow down and Enter repeats a search, Delete deletes it", () => {
    attach("en");
    searchAndOpen("hotel", "hosting");
    openedUrls = [];
    press("ArrowDown");
    press("ArrowDown");
    press("Enter");
    expect(openedUrls).toEqual([]);
    expect(input().value).toBe("hotel");
    expect(links()).toEqual(["/en/portfolio/marsa-qusair"]);
    type("");
    press("ArrowDown");
    expect(press("Delete")).toBe(false);
    expect(rows().map(({ textContent }) => textContent)).toEqual(["hotel"]);
  });

  test("the button deletes them all and is hidden when there is nothing to delete", () => {
    attach("ar");
    const deleteButton = element<HTMLButtonElement>("[data-forget]");
    expect(deleteButton.hidden).toBe(true);
    searchAndOpen("فندق");
    expect(deleteButton.hidden).toBe(false);
    deleteButton.click();
    expect(rows()).toEqual([]);
    expect(deleteButton.hidden).toBe(true);
    expect(localStorage.getItem("searches")).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  test("Delete in a text edits the text", () => {
    attach("en");
    type("seo");
    press("ArrowDown");
    expect(press("Delete")).toBe(true);
  });

  test("Enter over the empty field opens none of them", () => {
    const { box } = attach("en");
    searchAndOpen("hotel");
    openedUrls = [];
    box.openBest();
    expect([openedUrls, input().value]).toEqual([[], ""]);
  });

  test("invalid stored data is ignored", () => {
    localStorage.setItem(
      "searches",
      JSON.stringify([1, null, "  ", "x".repeat(101), "seo", { a: 1 }]),
    );
    attach("en");
    expect(rows().map(({ textContent }) => textContent)).toEqual(["seo"]);
    localStorage.setItem("searches", "{");
    attach("en");
    expect(rows()).toEqual([]);
  });
});

test("the pattern of an editable combobox with a list: roles, names and references are valid", () => {
  attach("en");
  type("seo");
  expect(input().getAttribute("role")).toBe("combobox");
  expect(input().getAttribute("aria-autocomplete")).toBe("list");
  expect(input().getAttribute("aria-expanded")).toBe("true");
  const list = element(`#${input().getAttribute("aria-controls")}`);
  expect(list.getAttribute("role")).toBe("listbox");
  expect(list.getAttribute("aria-label")).toBe("Search results");
  for (const row of rows()) {
    expect(row.parentElement).toBe(list);
    expect(row.tabIndex).toBe(-1);
  }
  expect(new Set(rows().map(({ id }) => id)).size).toBe(rows().length);
});

test("a malformed index fails before any listener is added, so that a second attempt finds an unchanged panel", () => {
  document.body.innerHTML = bodyWithSearch("en");
  const listened = vi.spyOn(input(), "addEventListener");
  expect(() =>
    enhanceSearch(element("#search"), { code: "internal" } as unknown as SearchIndex),
  ).toThrow();
  expect(listened).not.toHaveBeenCalled();
});
