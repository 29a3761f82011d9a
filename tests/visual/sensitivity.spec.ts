/**
 * That the comparison sees what a person would see, and not what only the rasteriser of fonts does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { compareBaselines } from "./baseline.ts";
import { capture, holdStill } from "./capture.ts";

const address = "/en/contact";

const tokens = readFileSync(join(import.meta.dirname, "../../src/brand/tokens.css"), "utf8");
/** The accent colour in light and in dark. */
const brand = [...tokens.matchAll(/--color-brand: (#\w+)/g)].map(([, colour]) => colour);

async function open(page: Page): Promise<void> {
  await holdStill(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
}

/** Changes the open page by a style sheet or by hand, and says what the comparison makes of it. */
async function captureChanges(page: Page, change: (page: Page) => Promise<unknown>) {
  await open(page);
  const before = await capture(page);
  await change(page);
  return compareBaselines(before, await capture(page)).map(({ path, what }) => `${path}: ${what}`);
}

const css = (text: string) => (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // The sheets of `capture` take the place of adopted ones, so this one goes among the page's
    // own.
    const own = document.styleSheets[0]!;
    for (const rule of sheet.cssRules) own.insertRule(rule.cssText, own.cssRules.length);
  }, text);

test("what has not changed is not reported", async ({ page }) => {
  expect(await captureChanges(page, () => Promise.resolve())).toEqual([]);
});

test("fonts that come late are not reported", async ({ page, context }) => {
  await open(page);
  const before = await capture(page);
  const late = await context.newPage();
  await late.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(late);
  expect(compareBaselines(before, await capture(late))).toEqual([]);
});

for (const movedPx of [2, 3]) {
  test(`a button that is moved by ${movedPx} px is reported, and nothing else`, async ({
    page,
  }) => {
    const changes = await captureChanges(
      page,
      css(`main form button[type="submit"] { position: relative; left: ${movedPx}px; }`),
    );
    expect(changes).toEqual([expect.stringMatching(/\/button: box x (\d+) → (\d+)$/)]);
    const [, was, is] = /box x (\d+) → (\d+)/.exec(changes[0]!)!;
    expect(Number(is) - Number(was)).toBe(movedPx);
  });
}

test("a colour token that changes is reported where it is used", async ({ page }) => {
  const changes = await captureChanges(page, css(":root:root { --color-brand: #6d28e0; }"));
  expect(changes).toContainEqual(
    expect.stringMatching(new RegExp(`background ${brand.join(" \\| ")} → #6d28e0$`)),
  );
  expect(changes.every((change) => /6d28e0|paint/.test(change))).toBe(true);
});

test("a colour of one theme that changes is reported", async ({ page }) => {
  const changes = await captureChanges(page, css(".dark.dark { --color-soft: #b8aec0; }"));
  expect(changes).toContainEqual(expect.stringContaining("#5b5470 | #b8aec0"));
});

test("a heading that loses its style is reported", async ({ page }) => {
  const changes = await captureChanges(page, (open) =>
    open.evaluate(() => document.querySelector("h1")!.classList.remove("type-title")),
  );
  expect(changes).toContainEqual(expect.stringMatching(/h1: font 76 600 → 17 600$/));
});

test("words that no longer fit their box are reported", async ({ page }) => {
  const changes = await captureChanges(
    page,
    css("h1 { width: 4em !important; white-space: nowrap; font-size: 120px !important; }"),
  );
  expect(changes).toContainEqual(expect.stringMatching(/h1: overflow none → sideways$/));
});

test("words that are cut off below are reported", async ({ page }) => {
  const changes = await captureChanges(page, css("main h1 + p { height: 1em; }"));
  expect(changes).toContainEqual(expect.stringMatching(/\/p: overflow none → downwards$/));
});

test("a page that scrolls sideways is reported", async ({ page }) => {
  const changes = await captureChanges(page, css("main { width: 1500px; }"));
  expect(changes).toContainEqual("body: overflow none → the page scrolls sideways");
});

test("a drawing with another shape is reported", async ({ page }) => {
  const changes = await captureChanges(page, (open) =>
    open.evaluate(() => document.querySelector("[data-map] svg path")!.setAttribute("d", "M0 0h9")),
  );
  expect(changes).toEqual([expect.stringMatching(/svg: shapes [\da-f]{8} → [\da-f]{8}$/)]);
});

test("an element that is gone and one that is new are reported", async ({ page }) => {
  const changes = await captureChanges(page, (open) =>
    open.evaluate(() => {
      const added = document.createElement("strong");
      added.textContent = "New";
      document.querySelector("main h1")!.replaceWith(added);
    }),
  );
  expect(changes).toContainEqual(expect.stringMatching(/h1: is gone$/));
  expect(changes).toContainEqual(expect.stringMatching(/strong: is new$/));
});

test("glyphs that are drawn in another way are not reported", async ({ page, playwright }) => {
  await open(page);
  const before = await capture(page);
  const { baseURL, launchOptions } = test.info().project.use;
  const other = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []).filter((flag) => !flag.startsWith("--font-render-hinting")),
      "--font-render-hinting=full",
      "--disable-font-subpixel-positioning",
    ],
  });
  const again = await other.newPage({
    baseURL: baseURL!,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await open(again);
  const after = await capture(again);
  const words = await page.locator("main p").first().screenshot();
  const wordsAgain = await again.locator("main p").first().screenshot();
  await other.close();
  expect(words.equals(wordsAgain)).toBe(false);
  expect(compareBaselines(before, after)).toEqual([]);
});
