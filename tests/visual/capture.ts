import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { Page } from "@playwright/test";
import { writeBaseline, type Baseline } from "./baseline.ts";
import type { DescribedElement } from "./describe-page.ts";

const describePage = stripTypeScriptTypes(
  readFileSync(new URL("./describe-page.ts", import.meta.url), "utf8"),
).replaceAll(/^export /gm, "");

/** A Sunday morning in Cairo. */
const fixedTime = new Date("2026-03-01T09:00:00Z");

/**
 * Makes what would differ from one run to the next the same: the time, chance, and what happens
 * after a second or more (toasts that close, words that change back).
 */
export async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(fixedTime);
  await page.addInitScript(() => {
    const setTimeoutNow = window.setTimeout;
    const maxTimeoutMs = 1000;
    const withoutLong = (run: TimerHandler, ms = 0, ...options: unknown[]): number =>
      ms >= maxTimeoutMs ? 0 : setTimeoutNow(run, ms, ...options);
    window.setTimeout = withoutLong as typeof setTimeout;
    let seed = 1;
    const chance = (): number => (seed = (seed * 48_271) % 0x7fffffff);
    Math.random = () => chance() / 0x7fffffff;
    crypto.getRandomValues = (array) => {
      if (ArrayBuffer.isView(array) && !(array instanceof DataView))
        for (let i = 0; i < array.byteLength; i++)
          new Uint8Array(array.buffer, array.byteOffset)[i] = chance() & 0xff;
      return array;
    };
  });
}

/**
 * Waits until the page is drawn and hydrated, ends every animation and transition, and shows the
 * page's fonts even where they came too late for `font-display: optional`.
 */
async function waitUntilStill(page: Page): Promise<void> {
  // A try of an article waits until its reader comes near it, and looks the same until then.
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]:not([client="visible"])') === null,
  );
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { transition: none !important; animation: none !important; }",
    );
    document.adoptedStyleSheets = [still];
    // A face that came too late stays unused, so that a copy of it is asked for.
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) {
          const copy = rule.cssText
            .replace(/font-display: [a-z]+/, "font-display: block")
            .replaceAll(
              /url\("([^"]+)"\)/g,
              (_, url: string) => `url("${new URL(url, sheet.href ?? location.href).href}")`,
            );
          still.insertRule(copy);
        }
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) => family.includes("Readex Pro"));
    if (
      !own.some(({ status }) => status === "loaded") ||
      own.some(({ status }) => status === "error")
    )
      throw new Error("A font of the page was not loaded.");
    // The chat link is placed again 150 ms after the last change of the layout.
    document.dispatchEvent(new Event("toggle"));
    await new Promise((resolve) => setTimeout(resolve, 250));
    await new Promise(requestAnimationFrame);
  });
}

async function describeNow(page: Page): Promise<readonly DescribedElement[]> {
  return page.evaluate<readonly DescribedElement[]>(`(() => {${describePage}
return describePage(); })()`);
}

/**
 * Describes the open page in both themes.
 * @param inTheme is called with the page in each theme, light first, as for a picture of it
 */
export async function capture(
  page: Page,
  inTheme: (theme: "light" | "dark") => Promise<void> = async () => undefined,
): Promise<Baseline> {
  await waitUntilStill(page);
  const light = await describeNow(page);
  await inTheme("light");
  // As the page's own switch does.
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  const dark = await describeNow(page);
  await inTheme("dark");
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
  return writeBaseline(light, dark);
}
