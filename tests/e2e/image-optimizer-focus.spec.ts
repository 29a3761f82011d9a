import { expect, test, type Page } from "@playwright/test";
import { locales } from "#i18n/messages.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";

/**
 * Whether the bar of buttons covers a part of the focused control; null outside the tool. A control
 * that is higher than what is left of the window has to begin in view.
 */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement!;
    const bar = document.querySelector(".iz-actions")!;
    if (active.closest(".iz") === null) return null;
    if (bar.contains(active)) return { name: "the bar", isCovered: false };
    // The drawn control of a field that is itself invisible is its label.
    const control =
      getComputedStyle(active).opacity === "0" ? (active.closest("label") ?? active) : active;
    const box = control.getBoundingClientRect();
    const { top, bottom } = bar.getBoundingClientRect();
    const headerHeight = parseFloat(getComputedStyle(document.body).paddingTop);
    const isTall = box.height > top - headerHeight - 24;
    const end = isTall ? box.top + 44 : box.bottom;
    return {
      name: `${active.tagName} ${active.id} ${control.textContent.trim().slice(0, 40)}`,
      isCovered: Math.min(end, bottom) - Math.max(box.top, top) > 0.5,
    };
  });

/** Tabs through the whole tool and lists the controls whose focus the bar covers. */
async function listCovered(page: Page, key: "Tab" | "Shift+Tab"): Promise<readonly string[]> {
  const covered: string[] = [];
  let seen = 0;
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press(key);
    const found = await findCovered(page);
    if (found === null && seen > 0) break;
    if (found === null) continue;
    seen += 1;
    if (found.isCovered) covered.push(found.name);
  }
  expect(seen).toBeGreaterThan(10);
  return covered;
}

for (const locale of locales) {
  for (const textSize of ["100%", "150%"]) {
    test(`in ${locale} with text of ${textSize} the bar at the foot of a small window never covers what has the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const tool = await openOptimizer(page, locale);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      const { buffer } = await toUpload("", createPhoto(320, 200).jpeg({ quality: 96 }));
      const names = ["shop.jpg", "door.jpg", "street.jpg"];
      await tool.choose(...names.map((name) => ({ name, mimeType: "image/jpeg", buffer })));
      await page.locator(".iz details > summary").first().click();
      await page.locator("header a").first().focus();
      expect(await listCovered(page, "Tab")).toEqual([]);
      await tool.optimize();
      await page.locator("header a").first().focus();
      expect(await listCovered(page, "Tab")).toEqual([]);
      await page.locator("footer a").first().focus();
      expect(await listCovered(page, "Shift+Tab")).toEqual([]);
    });
  }
}
