import { expect, type Locator, type Page } from "@playwright/test";

/** The sizes at which every tool answers where the visitor looks. */
export const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

/** The product's promise: within this time something about the action changes in view. */
const answerWithinMs = 300;

/** How much of the first lines of an element must be in view, in CSS pixels. */
const firstLinesPx = 40;

interface Watch {
  startedAt?: number;
  changedAt?: number;
}

/**
 * Acts, and expects that something in the page's main part changed inside the window soon after the
 * event that the action sent. Times are the page's own.
 */
export async function expectAnswer(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const watch: Watch = ((globalThis as { feedback?: Watch }).feedback = {});
    const isInView = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element?.closest("main")) return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    for (const type of ["click", "input", "change"])
      addEventListener(type, () => (watch.startedAt ??= performance.now()), { capture: true });
    new MutationObserver((records) => {
      if (watch.startedAt === undefined || watch.changedAt !== undefined) return;
      const isSeen = records.some(({ type, target, addedNodes }) =>
        type === "childList" ? [...addedNodes].some(isInView) : isInView(target),
      );
      if (isSeen) watch.changedAt = performance.now();
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  await act();
  const readDelay = (): Promise<number> =>
    page.evaluate(() => {
      const { startedAt, changedAt } = (globalThis as { feedback?: Watch }).feedback!;
      return changedAt === undefined ? Infinity : changedAt - startedAt!;
    });
  await expect.poll(readDelay, "something changes in view").toBeLessThan(answerWithinMs);
}

/** Expects that the first lines of an element lie in the window, below the header. */
export async function expectInView(part: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        part.first().evaluate((element, lines) => {
          const { top, height } = element.getBoundingClientRect();
          const header = document.querySelector(".site-header")!.getBoundingClientRect().bottom;
          if (top < Math.floor(header)) return `${Math.round(top)} is above ${header}`;
          const end = top + Math.min(height, lines);
          return height > 0 && end <= innerHeight ? "in view" : `ends at ${Math.round(end)}`;
        }, firstLinesPx),
      { message: String(part) },
    )
    .toBe("in view");
}

/** Expects that the focus is in an element, and that what has it is in the window. */
export async function expectFocusIn(part: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        part.first().evaluate((element) => {
          const active = document.activeElement!;
          if (!element.contains(active)) return active.outerHTML.slice(0, 80);
          const { top, bottom } = active.getBoundingClientRect();
          return bottom > 0 && top < innerHeight ? "in view" : `focus at ${Math.round(top)}`;
        }),
      { message: String(part) },
    )
    .toBe("in view");
}

/** The size of an element, rounded to tenths of a pixel. */
export async function readSize(part: Locator): Promise<string> {
  const { width, height } = (await part.boundingBox())!;
  return `${width.toFixed(1)} × ${height.toFixed(1)}`;
}
