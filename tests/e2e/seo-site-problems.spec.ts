import { expect, test } from "@playwright/test";
import { createLargeSite } from "../fixtures/seo-rules/large-site.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { openAnalyzer, stubAnalyses } from "./support/seo-stub.ts";

test.use({ reducedMotion: "reduce", viewport: { width: 360, height: 640 } });

test("lists of a problem's pages that scroll take the focus, and axe finds nothing in any", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const id = "site https://store.example/";
  await stubAnalyses(page, { [id]: createLargeSite(60) });
  await openAnalyzer(page, "en", `?id=${encodeURIComponent(id)}`);
  const problems = page.locator(".seo-findings");
  await problems.waitFor();
  await problems.evaluate((part) => {
    for (const fold of part.querySelectorAll("details")) fold.open = true;
  });
  const scrolling = problems.locator(".kit-lines[tabindex='0']");
  await expect(scrolling.first()).toBeVisible();
  const states = await problems.locator(".kit-lines").evaluateAll((lists) =>
    lists.map((list) => ({
      isScrolling: list.scrollHeight > list.clientHeight,
      takesFocus: (list as HTMLElement).tabIndex === 0,
    })),
  );
  expect(states.filter(({ isScrolling, takesFocus }) => isScrolling !== takesFocus)).toEqual([]);
  expect(states.filter(({ isScrolling }) => !isScrolling)).not.toEqual([]);
  await scrolling.first().focus();
  await page.keyboard.press("End");
  await expect.poll(() => scrolling.first().evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  const faults: Faults = new Map();
  await noteAxe(page, "all problems", faults);
  expect(formatFaults(faults)).toEqual([]);
});
