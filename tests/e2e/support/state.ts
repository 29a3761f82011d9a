import { expect, type Page } from "@playwright/test";

/** Waits until the islands of a page run and what the tab has stored is shown. */
export async function awaitTool(page: Page): Promise<void> {
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(page.locator("html[data-restoring]")).toHaveCount(0);
}

/** Everything that a visitor may do to a page in between; the language is the same at the end. */
const ways = {
  "a change of the theme": (page: Page) => page.locator("[data-theme-toggle]").first().click(),
  "a reload": async (page: Page) => void (await page.reload()),
  "the other language": async (page: Page) => switchLanguage(page),
  "the first language again": async (page: Page) => switchLanguage(page),
  "another page and the way back": async (page: Page) => {
    const { pathname } = new URL(page.url());
    await page.goto(pathname.startsWith("/en") ? "/en/about" : "/about");
    await page.goBack();
  },
} as const;

async function switchLanguage(page: Page): Promise<void> {
  const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }));
  await page.locator("[data-language-toggle]").first().click();
  await expect(page.locator("html")).not.toHaveAttribute("lang", lang);
}

/**
 * Expects that what was set is there after each of the ways, that the page has not moved while it
 * was restored, and that no script failed.
 */
export async function expectKept(page: Page, expectSet: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await awaitTool(page);
  await expectSet();
  for (const [way, go] of Object.entries(ways)) {
    await go(page);
    await awaitTool(page);
    await expectSet();
    expect(await measureShift(page), `how much moves after ${way}`).toBeLessThan(0.001);
  }
  expect(errors).toEqual([]);
}

/** The layout shift since the page was opened, without what follows an input. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const shifts = [...performance.getEntriesByType("layout-shift"), ...observer.takeRecords()];
    return (shifts as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

/** Refuses every storage of the browser, as private windows and blocked site data do. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const storage of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, storage, { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
}

/**
 * Whether the page would have the browser ask before it is left. Nothing is left: a page knows that
 * its work is kept only some time after the store has it, and a reload in between is asked about.
 */
export function warnsBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

/** Presses reload, and returns whether the browser asked before it. */
export async function isAskedOnReload(page: Page): Promise<boolean> {
  let isAsked = false;
  page.once("dialog", (dialog) => {
    isAsked = dialog.type() === "beforeunload";
    void dialog.accept();
  });
  await page.reload();
  return isAsked;
}

/** The number of records in a database of the browser; 0 before the page has created it. */
export function countStored(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes(databaseName)) return 0;
      const opening = indexedDB.open(databaseName!);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const counting = opening.result.transaction(storeName!).objectStore(storeName!).count();
      await new Promise((resolve) => (counting.onsuccess = resolve));
      opening.result.close();
      return counting.result;
    },
    [database, store],
  );
}

/**
 * Stores what no version of the site stores, beside what is there and in place of stored results.
 */
export function storeOddRecords(page: Page, database: string, store: string): Promise<void> {
  return page.evaluate(
    async ([databaseName, storeName]) => {
      const opening = indexedDB.open(databaseName!);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const transaction = opening.result.transaction(storeName!, "readwrite");
      const records = transaction.objectStore(storeName!);
      const keys = records.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result)
          if (Array.isArray(key) && key[2] === "result") records.put(null, key);
      };
      records.put(null, "a");
      records.put({ storedAt: "soon" }, ["a", 0, "file"]);
      records.put({ storedAt: 0, file: "none" }, 7);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      opening.result.close();
    },
    [database, store],
  );
}
