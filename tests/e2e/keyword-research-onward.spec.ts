import { expect, test } from "@playwright/test";
import { fill, locales, pick } from "#i18n/messages.ts";
import { extraMessages } from "#tools/seo-analyzer/extra-messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";
import { audited, openAnalyzer, shopPage, stubAnalyses } from "./support/seo-stub.ts";

test.use({ reducedMotion: "reduce" });

for (const locale of locales) {
  const t = pick(extraMessages, locale);

  test(`in ${locale} the analyzer takes a keyword along and says where it is on the page, in any spelling`, async ({
    page,
  }) => {
    const faults: Faults = new Map();
    const recorded = await stubAnalyses(page, { [shopPage.requestedUrl!]: audited(shopPage) });
    await openAnalyzer(page, locale, `?keyword=${encodeURIComponent("الحقائب الجلدية")}`);
    const target = page.getByLabel(t.targetLabel);
    await expect(target).toHaveValue("الحقائب الجلدية");
    await page.locator(".seo-address input").first().fill("shop.example");
    await page.keyboard.press("Enter");
    const section = page.locator(".seo-target");
    await expect(section.getByRole("heading")).toHaveText(
      fill(t.targetTitle, { keyword: "الحقائب الجلدية" }),
    );
    const readStandings = (): Promise<readonly (readonly (string | null)[])[]> =>
      section
        .locator("li")
        .evaluateAll((places) =>
          places.map((place) => [
            (place as HTMLElement).dataset["place"]!,
            place.querySelector(".seo-status")!.textContent,
          ]),
        );
    expect(await readStandings()).toEqual([
      ["title", t.standsPart],
      ["description", t.standsNone],
      ["heading", t.standsWhole],
      ["address", t.standsPart],
      ["opening", t.standsPart],
    ]);
    if (locale === "ar") await noteAxe(page, "the report with a keyword", faults);
    expect(formatFaults(faults)).toEqual([]);

    // Another word is looked for in the report that is there; the server is not asked again.
    await target.fill("فخار");
    await expect(section.locator("li").first()).toContainText(t.standsNone);
    await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent("فخار")}`));
    await target.fill("");
    await expect(section).toHaveCount(0);
    expect(new URL(page.url()).searchParams.has("keyword")).toBe(false);
    expect(recorded.started.length).toBe(1);
  });

  test(`in ${locale} without a keyword in the link the analyzer keeps the field folded away`, async ({
    page,
  }) => {
    await openAnalyzer(page, locale);
    await expect(page.getByLabel(t.targetLabel)).toBeHidden();
    await page.getByText(t.targetOpen).click();
    await expect(page.getByLabel(t.targetLabel)).toBeVisible();
  });
}
