// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { arabicDocuments } from "../../../../tests/fixtures/search/documents.ar.ts";
import { englishDocuments } from "../../../../tests/fixtures/search/documents.en.ts";
import { bodyWithSearch } from "../../../../tests/fixtures/search-page/page-with-search.tsx";
import { buildIndex } from "../engine/build-index.ts";
import { messages, pickResultWords } from "../engine/messages.ts";
import { initSearch, type FetchIndex } from "./search-toggle.ts";

const panel = () => document.getElementById("search")!;
const input = () => document.querySelector("input")!;
const links = () =>
  [...document.querySelectorAll("[role=option]:not(.search-hit-all)")].map((row) =>
    row.getAttribute("href"),
  );
const status = () => document.querySelector("[role=status]")!.textContent;

/** The event that browsers send to a popover. happy-dom has no popovers. */
function toggleTo(newState: "open" | "closed"): void {
  panel().dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

const submit = () =>
  document
    .querySelector("form")!
    .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
/**
 * Waits for the box's code, which is loaded by a real dynamic import that fake timers do not
 * advance.
 */
const waitUntilLoaded = () => vi.waitFor(() => expect(status()).toBe(""), { interval: 5 });

function load(locale: Locale, fetchIndex: FetchIndex): void {
  document.documentElement.lang = locale;
  document.body.innerHTML = bodyWithSearch(locale);
  panel().hidePopover = () => toggleTo("closed");
  initSearch(fetchIndex);
}

const indexTexts = { inSection: "", relatedTo: "" };
const arabicIndex = vi.fn<FetchIndex>(async () =>
  buildIndex(arabicDocuments, { ...indexTexts, words: pickResultWords(pick(messages, "ar")) }),
);
const englishIndex = vi.fn<FetchIndex>(async () =>
  buildIndex(englishDocuments, { ...indexTexts, words: pickResultWords(pick(messages, "en")) }),
);

beforeEach(() => {
  localStorage.clear();
  arabicIndex.mockClear();
  englishIndex.mockClear();
});
afterEach(() => vi.useRealTimers());

test("L-17 the header's toggle is the panel's own, whether its markup says so or not", () => {
  document.body.innerHTML = bodyWithSearch("ar");
  const button = document.querySelector<HTMLButtonElement>("[data-search-toggle]")!;
  expect(button.getAttribute("popovertarget")).toBe(panel().id);
  button.removeAttribute("popovertarget");
  initSearch(arabicIndex);
  expect(button.popoverTargetElement).toBe(panel());
});

test("L-17 the toggle says whether the panel is open", async () => {
  load("ar", arabicIndex);
  const readExpanded = () =>
    document.querySelector("[data-search-toggle]")!.getAttribute("aria-expanded");
  toggleTo("open");
  expect(readExpanded()).toBe("true");
  toggleTo("closed");
  expect(readExpanded()).toBe("false");
  await waitUntilLoaded();
});

describe("L-20 the cursor", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    load("ar", arabicIndex);
  });

  test("is in the input 100 ms after opening and not before", () => {
    toggleTo("open");
    vi.advanceTimersByTime(99);
    expect(document.activeElement).not.toBe(input());
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(input());
  });

  test("is there for a key that comes before the timer of a busy device", () => {
    toggleTo("open");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ا", bubbles: true }));
    expect(document.activeElement).toBe(input());
    input().blur();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ل", bubbles: true }));
    expect(document.activeElement).not.toBe(input());
  });

  test("stays out of a panel that was closed again within the 100 ms", () => {
    toggleTo("open");
    vi.advanceTimersByTime(50);
    toggleTo("closed");
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).not.toBe(input());
  });
});

describe("L-25 loading", () => {
  test("nothing is fetched before the first opening, and the index once for many", async () => {
    load("ar", arabicIndex);
    expect(arabicIndex).not.toHaveBeenCalled();
    toggleTo("open");
    toggleTo("closed");
    toggleTo("open");
    await waitUntilLoaded();
    toggleTo("closed");
    toggleTo("open");
    expect(arabicIndex.mock.calls).toEqual([["/search-index.ar.json"]]);
  });

  test("L-23 each language fetches its own index", async () => {
    load("en", englishIndex);
    toggleTo("open");
    await waitUntilLoaded();
    expect(englishIndex.mock.calls).toEqual([["/search-index.en.json"]]);
  });

  test("a page without a search panel is not changed", () => {
    document.body.innerHTML = "<main></main>";
    expect(() => initSearch(arabicIndex)).not.toThrow();
  });

  test("L-21 the text stays through closing and opening, with its results", async () => {
    load("ar", arabicIndex);
    toggleTo("open");
    await waitUntilLoaded();
    input().value = "سباك";
    input().dispatchEvent(new Event("input"));
    toggleTo("closed");
    toggleTo("open");
    expect(input().value).toBe("سباك");
    expect(links()).toEqual(["/portfolio/sanad"]);
    // What is typed next replaces it.
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, "سباك".length]);
  });

  test("an index that cannot be fetched is reported, the typed text stays, and the next opening tries again", async () => {
    let isOffline = true;
    load("ar", async (url) => {
      if (isOffline) throw new TypeError("Failed to fetch");
      return arabicIndex(url);
    });
    toggleTo("open");
    input().value = "سباك";
    await vi.waitFor(() =>
      expect(status()).toBe("تعذّر تحميل البحث. تأكد من اتصالك بالإنترنت ثم أعد المحاولة."),
    );
    expect(input().value).toBe("سباك");
    isOffline = false;
    toggleTo("closed");
    toggleTo("open");
    await vi.waitFor(() => expect(links()).toEqual(["/portfolio/sanad"]));
    expect(status()).toBe("نتيجة واحدة");
  });

  test("a response that is not an index is a failure too", async () => {
    load("en", async () => ({ code: "internal" }) as never);
    toggleTo("open");
    await vi.waitFor(() =>
      expect(status()).toBe("Search could not be loaded. Check your connection and try again."),
    );
  });
});

describe("the form", () => {
  test("L-24 L-32 sending it opens the best hit instead of leaving for another page", async () => {
    load("ar", arabicIndex);
    toggleTo("open");
    await waitUntilLoaded();
    input().value = "استضافه";
    input().dispatchEvent(new Event("input"));
    const opened = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("[role=option]")!.addEventListener("click", opened);
    expect(submit()).toBe(false);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(links()[0]).toBe("/services/hosting");
  });

  test("L-32 sent before the index arrived, it opens the best hit once it has", async () => {
    let arrive = (): void => {};
    load("en", async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return buildIndex(englishDocuments, {
        ...indexTexts,
        words: pickResultWords(pick(messages, "en")),
      });
    });
    toggleTo("open");
    input().value = "plumber";
    const opened: (string | null)[] = [];
    panel().addEventListener("click", (event) => {
      event.preventDefault();
      opened.push((event.target as Element).closest("a")!.getAttribute("href"));
    });
    submit();
    expect(opened).toEqual([]);
    arrive();
    await vi.waitFor(() => expect(opened).toEqual(["/en/portfolio/sanad"]));
  });
});
