import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import { formatFaults, note, noteAxe, type Faults } from "./support/axe.ts";
import { routes } from "./support/site-map.ts";

const widthsPx = [320, 360, 768, 1024, 1440, 1920];
const middle = Math.ceil(routes.length / 2);

test.use({ reducedMotion: "reduce" });
test.describe.configure({ mode: "parallel" });

/** Down to the foot and back, so that what waits until it is seen has been seen. */
async function scrollOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const y of [document.body.scrollHeight / 2, document.body.scrollHeight, 0]) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

async function noteOverflow(page: Page, where: string, faults: Faults): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 });
    const widerPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (widerPx > 0) note(faults, `scrolls sideways by ${widerPx} px at ${width}`, where);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const locale of locales) {
  for (const [half, paths] of Object.entries({
    first: routes.slice(0, middle),
    second: [...routes.slice(middle), "/no-such-page"],
  })) {
    test(`T-24 B-01 the ${half} half of the pages in ${locale}: axe finds nothing in light and in dark, nothing scrolls sideways from 320 to 1920 px, no other host is asked`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const faults: Faults = new Map();
      page.on("request", (request) => {
        if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
          note(faults, `a request to ${request.url()}`, page.url());
      });
      for (const path of paths) {
        const href = localePath(locale, path);
        await page.goto(href);
        await scrollOnce(page);
        await noteOverflow(page, href, faults);
        await noteAxe(page, href, faults);
      }
      expect(formatFaults(faults)).toEqual([]);
    });
  }
}

/** What a visitor opens or meets on a page, each in a state of its own. */
const states = {
  "the mobile menu open": async (page: Page, at: (path: string) => string) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/services"));
    await page.locator('[popovertarget="menu"]').first().click();
    await expect(page.locator("#menu")).toBeVisible();
  },
  "search open with results": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/about"));
    await page.locator("[data-search-toggle]").click();
    await page.getByRole("combobox").fill("seo");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.getByRole("combobox").press("ArrowDown");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  },
  "search open without a result": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/about"));
    await page.locator("[data-search-toggle]").click();
    await page.getByRole("combobox").fill("zzzz");
    await expect(page.locator(".search-none")).toBeVisible();
  },
  "a list that is empty": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/tutorials?q=zzzz"));
    await expect(page.locator("[data-empty]")).toBeVisible();
  },
  "a contact form with errors": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/contact"));
    await expect(page.locator("form[data-lead-form]")).toHaveAttribute("data-enhanced", "true");
    await page.locator('form[data-lead-form] button[type="submit"]').click();
    await expect(page.locator("form[data-lead-form] [aria-invalid=true]").first()).toBeVisible();
  },
  "a service request with errors": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/request-service"));
    await expect(page.locator("form[data-lead-form]")).toHaveAttribute("data-enhanced", "true");
    await page.locator('form[data-lead-form] button[type="submit"]').click();
    await expect(page.locator("form[data-lead-form] [aria-invalid=true]").first()).toBeVisible();
  },
  "a toast that something worked": async (page: Page, at: (path: string) => string) => {
    await page.context().grantPermissions(["clipboard-write"]);
    await page.goto(at("/tutorials/seo-basics"));
    await page.locator("[data-copy-link]").click();
    await page.locator('.toast[data-tone="good"]').hover(); // it stays while it is pointed at
  },
  "a toast that something failed": async (page: Page, at: (path: string) => string) => {
    await page.goto(at("/tutorials/seo-basics"));
    await page.evaluate(
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))),
    );
    await page.locator("[data-copy-link]").click();
    await page.locator('.toast[data-tone="bad"]').hover();
  },
} as const;

for (const locale of locales) {
  test(`in ${locale} axe finds nothing with the menu or the search open, after errors and toasts, in light and in dark`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: Faults = new Map();
    for (const [state, enter] of Object.entries(states)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await enter(page, (path) => localePath(locale, path));
      await noteAxe(page, state, faults);
    }
    expect(formatFaults(faults)).toEqual([]);
  });
}
