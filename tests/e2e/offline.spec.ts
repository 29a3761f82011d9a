import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick } from "#i18n/messages.ts";
import { offlineMessages } from "../../src/site/offline/messages.ts";
import {
  contactMessage,
  control,
  failureBox,
  fill,
  createMark,
  openForm,
  sendButton,
  toasts,
  readTyped,
  getWords,
} from "./support/forms.ts";
import { findLeads } from "./support/forms-leads.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker governs the page and has kept it with all its parts. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const parts = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((url) => url.includes("/_astro/"));
        const cachedPages = await Promise.all(
          [location.href, ...parts].map((url) => caches.match(url)),
        );
        return cachedPages.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);
}

/** Waits until the worker has kept every page and part of a list of the build. */
async function waitUntilListCached(page: Page, list: string, pageCount: number): Promise<void> {
  const isCached = () =>
    page.evaluate(
      async ([list, pageCount]) => {
        const { pages, parts } = (await (await fetch(list)).json()) as {
          pages: string[];
          parts: string[];
        };
        const found = await Promise.all([...pages, ...parts].map((url) => caches.match(url)));
        return (
          pages.length === pageCount &&
          parts.length > 10 &&
          found.every((answer) => answer !== undefined)
        );
      },
      [list, pageCount] as const,
    );
  await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
}

for (const locale of locales) {
  test(`B-08 F-17 in ${locale} without a network what was read can be read again, the rest says so, and a message waits until it can be sent once`, async ({
    page,
    context,
  }) => {
    const t = pick(offlineMessages, locale);
    const article = localePath(locale, "/tutorials/seo-basics");
    await page.goto(article);
    const heading = await page.locator("h1").textContent();
    await waitUntilCached(page);
    const mark = createMark();
    const form = await openForm(page, "contact", locale);
    await waitUntilCached(page);
    // What the form loads at the first input too
    await waitUntilListCached(page, `/offline-forms.${locale}.json`, 2);

    await context.setOffline(true);
    const reader = await context.newPage();
    await reader.goto(article);
    await expect(reader.locator("h1")).toHaveText(heading!);
    await reader.goto(localePath(locale, "/services/hosting"));
    await expect(reader.locator("h1")).toHaveText(t.head);
    await expect(reader.locator("[data-again]")).toHaveText(t.again);

    await fill(form, contactMessage(mark));
    await sendButton(form).click();
    await expect(failureBox(page)).toContainText(getWords(locale).contact.waiting);
    await expect(toasts(page)).toContainText(getWords(locale).contact.waitingTitle);
    // Whoever goes on writing sends it themselves.
    await control(form, "name").fill("منى");
    await expect(failureBox(page)).toContainText(getWords(locale).failures.offline);
    await sendButton(form).click();
    await expect(failureBox(page)).toContainText(getWords(locale).contact.waitingTitle);
    expect((await readTyped(form)).message).toBe(contactMessage(mark).message);

    await context.setOffline(false);
    await expect(toasts(page)).toHaveAttribute("data-tone", "good");
    await expect(toasts(page)).not.toContainText(getWords(locale).contact.waitingTitle);
    await expect(failureBox(page)).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await findLeads(mark)).toHaveLength(1);
    expect((await readTyped(form)).message).toBe("");
    await reader.goto(localePath(locale, "/services/hosting"));
    await expect(reader.locator("h1")).not.toHaveText(t.head);
    await reader.close();
  });
}

/** A picture of 40 × 30, drawn in the page. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 30 });
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#6d28d9";
    pen.fillRect(0, 0, 30, 20);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test("B-10 who has opened one tool has all that need no server, without a network", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const isAwake = () => expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.goto("/en/tools/color-palette");
  await isAwake();
  await waitUntilCached(page);
  await waitUntilListCached(page, "/offline-tools.en.json", 4);
  const picture = await drawnPicture(page);
  await context.setOffline(true);

  await page.goto("/en/tools/color-palette");
  await isAwake();
  await page.getByRole("button", { name: "Random Palette", exact: true }).click();
  await expect(page).toHaveURL(/#/);

  await page.goto("/en/tools/password-checker");
  await isAwake();
  await page.getByLabel("Password", { exact: true }).fill("Zamalek1911");
  await expect(page.getByText("Weak", { exact: true }).first()).toBeVisible();

  await page.goto("/en/tools/qr-generator");
  await isAwake();
  await page.getByLabel("Web address").fill("https://shop.example");
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();

  await page.goto("/en/tools/image-optimizer");
  await isAwake();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "drawn.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Optimize Image" }).click();
  await expect(page.getByRole("tab", { name: "Optimized Image" })).toHaveAttribute(
    "aria-selected",
    "true",
    { timeout: 30_000 },
  );

  // No answer to a search is kept: an old one could pose as new.
  await page.goto("/en/search?q=hotel");
  await expect(page.locator("h1")).toHaveText(pick(offlineMessages, "en").head);
});

test("a page that has been open for a while says when the site has a newer version, and one that was just loaded does not", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/en/about");
  await waitUntilCached(page);
  await page.reload();
  const prompt = page.locator("[data-update]");
  const newWorker = (address: string) =>
    page.evaluate(async (url) => {
      const governed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      await navigator.serviceWorker.register(url, { type: "module" });
      await governed;
    }, address);
  await newWorker("/sw.js?2");
  await expect(prompt).toBeHidden();
  await page.clock.fastForward(61_000);
  await newWorker("/sw.js?3");
  await expect(prompt).toBeVisible();
  await expect(prompt).toContainText("The site has a newer version.");
  await Promise.all([
    page.waitForEvent("load"),
    prompt.getByRole("link", { name: "Load it" }).click(),
  ]);
  await expect(page).toHaveURL("/en/about");
  // The clock of this page goes on from the minute that was skipped; a new page has its own.
  const loaded = await page.context().newPage();
  await loaded.goto("/en/about");
  await waitUntilCached(loaded);
  await expect(loaded.locator("[data-update]")).toBeHidden();
});

test("the worker keeps nothing of the API, and one copy of a page, the newest, whatever the query", async ({
  page,
  context,
}) => {
  await page.goto("/en/contact");
  await waitUntilCached(page);
  await page.evaluate(() => fetch("/api/health"));
  for (const query of ["?a=1", "?a=2"]) {
    const loaded = await page.goto(`/en/contact${query}`);
    expect(loaded!.fromServiceWorker()).toBe(true);
  }
  await page.evaluate(() => fetch("/search-index.en.json?a=3"));
  const listCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests
        .flat()
        .map(({ url }) => new URL(url))
        .map(({ pathname, search }) => pathname + search);
    });
  await expect.poll(listCached).toContain("/search-index.en.json");
  const cached = await listCached();
  expect(cached).toContain("/en/contact");
  expect(cached.filter((path) => path.startsWith("/api/") || path.includes("?"))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/en/contact?a=4");
  await expect(page.locator("h1")).not.toHaveText(pick(offlineMessages, "en").head);
});
