import { setTimeout } from "node:timers/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { awaitTool } from "./support/state.ts";

/** How long every script is late: as on a line that has brought the page and its sheets. */
const lateMs = 3_000;

interface EarlyField {
  readonly path: string;
  readonly find: (page: Page) => Locator;
  readonly typed: string;
  /** What the page does with the text once its scripts run. */
  readonly expectUsed: (page: Page, field: Locator) => Promise<void>;
}

const fields: readonly EarlyField[] = [
  {
    path: "/contact",
    find: (page) => page.locator('[data-lead-form] [name="name"]'),
    typed: "Mona",
    async expectUsed(page, field) {
      await field.press("!");
      const stored = () => page.evaluate(() => localStorage.getItem("draft:contact") ?? "");
      await expect.poll(stored).toContain("Mona!");
    },
  },
  {
    path: "/tools/seo-analyzer",
    find: (page) => page.locator(".seo-address input"),
    typed: "example.com",
    expectUsed: (page) => expectStored(page, "seo-analyzer", "example.com"),
  },
  {
    path: "/tools/qr-generator",
    find: (page) => page.getByRole("tabpanel").getByRole("textbox"),
    typed: "https://early.example/",
    expectUsed: (page) => expectStored(page, "qr-generator", "https://early.example/"),
  },
];

/** The state of the tool has the text, since it is what the tab keeps. */
async function expectStored(page: Page, name: string, text: string): Promise<void> {
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key) ?? "", `tab:${name}`);
  await expect.poll(stored).toContain(text);
}

for (const locale of locales)
  for (const { path, find, typed, expectUsed } of fields)
    test(`in ${locale} what is typed on ${path} before its scripts arrive is kept and used`, async ({
      page,
    }) => {
      await page.route("**/_astro/*.js", async (route) => {
        await setTimeout(lateMs);
        await route.continue();
      });
      await page.goto(localePath(locale, path), { waitUntil: "commit" });
      const field = find(page);
      await field.fill(typed);
      await expect(page.locator("astro-island[ssr]")).toHaveCount(1);
      await awaitTool(page);
      await expect(field).toHaveValue(typed);
      await expectUsed(page, field);
    });
