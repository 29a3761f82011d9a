import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Where each fault was found: most are in a part that every page has. */
export type Faults = Map<string, string[]>;

export function note(faults: Faults, fault: string, where: string): void {
  faults.set(fault, [...(faults.get(fault) ?? []), where]);
}

/** In dark only what depends on colours can differ: the same elements are there. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Whether an earlier run has left axe in the page. A frame may have come since, and needs its own.
 */
const hasAxe = async (page: Page): Promise<boolean> =>
  page.frames().length === 1 && (await page.evaluate(() => "axe" in window));

/** Notes what axe finds wrong in the page as it is now, in light and in dark. */
export async function noteAxe(page: Page, where: string, faults: Faults): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (isDark) => document.documentElement.classList.contains("dark") === isDark,
      colorScheme === "dark",
    );
    // A colour half way from one theme to the other is no theme's. Waiting for the end could take
    // for ever: what a closed <details> holds is not rendered, and its transitions do not go on.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const end = animation.effect?.getComputedTiming().endTime;
        if (animation.timeline === document.timeline && end !== Infinity) animation.finish();
      }
    });
    // Half a megabyte of axe is sent and parsed twice for each run that brings it: later runs use
    // the one in the page.
    const axeSource = (await hasAxe(page)) ? { axeSource: "void 0" } : {};
    const axe = new AxeBuilder({ page, ...axeSource }).options({ resultTypes: ["violations"] });
    // In one piece: the usual way opens another page for each run and takes four times as long.
    // These pages have no frames.
    const { violations } = await (
      colorScheme === "light" ? axe.withTags(tags) : axe.withRules(colourRules)
    )
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary = "" } of nodes)
        note(
          faults,
          `${id} at ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join("; ").trim()}`,
          `${where} ${colorScheme}`,
        );
    }
  }
}

/** Notes what axe finds wrong in a document that has one theme. */
export async function noteAxeOfDocument(page: Page, where: string, faults: Faults): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  for (const { id, nodes } of violations)
    for (const { target, failureSummary = "" } of nodes)
      note(faults, `${id} at ${target.join(" ")}: ${failureSummary}`, where);
}

/** The faults with their places, a line each; empty where all is well. */
export const formatFaults = (faults: Faults): readonly string[] =>
  [...faults].map(
    ([fault, places]) =>
      `${fault} [${places.length}: ${places.slice(0, 4).join(", ")}${places.length > 4 ? ", …" : ""}]`,
  );
