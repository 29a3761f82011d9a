// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { initFilter } from "./filter.ts";

const texts = {
  shown: { one: "{n} tutorial", other: "{n} tutorials" },
  searchedIn: "{words} in {category}",
  searchedEverywhere: "{words} everywhere",
  dropCategory: "all categories ({n})",
  dropWords: "all of {category} ({n})",
  showAll: "all ({n})",
  searchSite: "site: {words}",
};
const root = () => document.querySelector<HTMLElement>("[data-filter]")!;
const search = () => document.querySelector("input")!;
const press = (category: string) =>
  document.querySelector<HTMLElement>(`[data-category-button=${category}]`)!.click();
const type = (text: string) => {
  search().value = text;
  search().dispatchEvent(new Event("input", { bubbles: true }));
};
const wayOut = () => [...document.querySelector("[data-way-out]")!.children];
const readWayOut = () => wayOut().map(({ textContent }) => textContent);
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-item]")]
    .filter((item) => !item.hidden)
    .map(({ dataset }) => dataset["text"]);

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  history.replaceState(null, "", "/tutorials");
  document.documentElement.lang = "en";
  document.body.innerHTML = `<form role="search" action="/search"></form><div data-filter>
    <button data-category-button="all">All</button>
    <button data-category-button="seo">SEO</button>
    <button data-category-button="design">Design</button>
    <input data-filter-search>
    <p data-count>3 tutorials</p>
    <p data-item data-category="seo" data-text="Links"></p>
    <p data-item data-category="seo" data-text="Words"></p>
    <p data-item data-category="design" data-text="Colours"></p>
    <div data-empty hidden></div>
    <div data-way-out='${JSON.stringify(texts)}'></div>
  </div>`;
  initFilter(root());
});

test("where a category and words meet nothing, either can be dropped, with what is shown then", async () => {
  press("seo");
  type("colours");
  await vi.waitFor(() =>
    expect(readWayOut()).toEqual([
      "colours in SEO",
      "all categories (1)",
      "all of SEO (2)",
      "site: colours",
    ]),
  );
  (wayOut()[1] as HTMLElement).click();
  expect(listShown()).toEqual(["Colours"]);
  expect(location.search).toBe("?q=colours");
  expect(document.activeElement?.textContent).toBe("All");

  press("seo");
  await vi.waitFor(() => expect(readWayOut()).toHaveLength(4));
  (wayOut()[2] as HTMLElement).click();
  expect(listShown()).toEqual(["Links", "Words"]);
  expect(location.search).toBe("?category=seo");
  expect(document.activeElement?.textContent).toBe("SEO");
});

test("what would show nothing is not offered: words that are nowhere can only be dropped", async () => {
  press("design");
  type("zzzz");
  await vi.waitFor(() =>
    expect(readWayOut()).toEqual(["zzzz in Design", "all of Design (1)", "site: zzzz"]),
  );
  press("all");
  await vi.waitFor(() =>
    expect(readWayOut()).toEqual(["zzzz everywhere", "all (3)", "site: zzzz"]),
  );
});

test("typed words are shown as text", async () => {
  type("<b>x</b>");
  await vi.waitFor(() => expect(readWayOut()[0]).toBe("<b>x</b> everywhere"));
});

test("the search of the whole site is a link with the words filled in", async () => {
  type("a&b «عطور»");
  await vi.waitFor(() => expect(readWayOut()).toHaveLength(3));
  const link = wayOut().at(-1) as HTMLAnchorElement;
  expect(new URL(link.href).pathname).toBe("/search");
  expect(new URL(link.href).searchParams.get("q")).toBe("a&b «عطور»");
});

test("the number of what is shown follows every choice, and is left out where there is nothing", async () => {
  const getCount = () => document.querySelector("[data-count]")!.textContent;
  expect(getCount()).toBe("3 tutorials");
  press("seo");
  await vi.waitFor(() => expect(getCount()).toBe("2 tutorials"));
  type("links");
  await vi.waitFor(() => expect(getCount()).toBe("1 tutorial"));
  type("zzzz");
  await vi.waitFor(() => expect(getCount()).toBe(""));
  type("");
  press("all");
  await vi.waitFor(() => expect(getCount()).toBe("3 tutorials"));
});

test("an item with a typed word in another form is shown, in its category alone", async () => {
  type("colour words");
  await vi.waitFor(() => expect(readWayOut()[0]).toBe("colour words everywhere"));
  type("colour");
  await vi.waitFor(() => expect(listShown()).toEqual(["Colours"]));
  expect(document.querySelector<HTMLElement>("[data-empty]")!.hidden).toBe(true);
  type("word link");
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLElement>("[data-empty]")!.hidden).toBe(false),
  );
  type("the links");
  press("design");
  await vi.waitFor(() => expect(listShown()).toEqual([]));
});
