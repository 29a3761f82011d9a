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
    // On a busy machine the fonts may come too late for `font-display: optional`; the baselines
    // show them.
    const swapFonts = (): void => {
      for (const face of document.fonts) face.display = "swap";
      if (document.readyState !== "complete") requestAnimationFrame(swapFonts);
    };
    requestAnimationFrame(swapFonts);
  });
}

/** Waits until the page is drawn and hydrated, and ends every animation and transition. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("astro-island[ssr]") === null);
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after { transition: none !important; animation: none !important; }",
    );
    document.adoptedStyleSheets = [still];
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) => family.includes("Readex Pro"));
    if (
      !own.some(({ status }) => status === "loaded") ||
      own.some(({ status }) => status === "error")
    )
      throw new Error("A font of the page was not loaded.");
    await new Promise(requestAnimationFrame);
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
