import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick } from "#i18n/messages.ts";
import { offlineMessages } from "../../src/site/offline/messages.ts";
import { contactMessage, failureBox, fill, formIn, newMark, openForm, sendAndBeThanked, sendButton, typedIn, wordsOf } from "./support/forms.ts";
import { leadsWith } from "./support/forms-leads.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker governs the page and has kept it with all its parts. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const parts = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((url) => url.includes("/_astro/"));
        const kept = await Promise.all([location.href, ...parts].map((url) => caches.match(url)));
        return kept.every((answer) => answer !== undefined);
      }),
    )
    .toBe(true);
}

for (const locale of locales) {
  test(`B-08 F-17 in ${locale} without a network what was read can be read again, the rest says so, and a message waits until it can be sent once`, async ({ page, context }) => {
    const t = pick(offlineMessages, locale);
    const article = localePath(locale, "/tutorials/seo-basics");
    await page.goto(article);
    const heading = await page.locator("h1").textContent();
    await untilKept(page);
    const mark = newMark();
    const form = await openForm(page, "contact", locale);
    await untilKept(page);

    await context.setOffline(true);
    await page.goto(article);
    await expect(page.locator("h1")).toHaveText(heading!);
    await page.goto(localePath(locale, "/services/hosting"));
    await expect(page.locator("h1")).toHaveText(t.head);
    await expect(page.locator("[data-again]")).toHaveText(t.again);

    await page.goto(localePath(locale, "/contact"));
    await expect(form).toHaveAttribute("data-enhanced", "true");
    await fill(form, contactMessage(mark));
    await sendButton(form).click();
    await expect(failureBox(page)).toContainText(wordsOf(locale).failures.offline);
    await page.reload();
    expect(await typedIn(formIn(page, "contact"))).toEqual(contactMessage(mark));

    await context.setOffline(false);
    await sendAndBeThanked(page, formIn(page, "contact"));
    expect(await leadsWith(mark)).toHaveLength(1);
    await page.goto(localePath(locale, "/services/hosting"));
    await expect(page.locator("h1")).not.toHaveText(t.head);
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

test("B-10 the tools that need no server work without a network from the first visit on", async ({ page, context }) => {
  test.setTimeout(120_000);
  const tools = ["color-palette", "password-checker", "qr-generator", "image-optimizer"].map((slug) => `/en/tools/${slug}`);
  const isAwake = () => expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const judge = async (password: string, verdict: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible();
  };
  for (const tool of tools) {
    await page.goto(tool);
    await isAwake();
    // The word lists come with the first letter.
    if (tool.endsWith("password-checker")) await judge("Ahly1907", "Weak");
    // What reads a code back comes with the first code, which stands there from the start.
    if (tool.endsWith("qr-generator")) await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();
    await untilKept(page);
  }
  // The codecs are fetched in a quiet moment after the page.
  const hasCodec = () => page.evaluate(async () => (await (await caches.open("parts")).keys()).some(({ url }) => /mozjpeg_enc.*\.wasm$/.test(url)));
  await expect.poll(hasCodec, { timeout: 30_000 }).toBe(true);
  const picture = await drawnPicture(page);
  await context.setOffline(true);

  await page.goto("/en/tools/color-palette");
  await isAwake();
  await page.getByRole("button", { name: "Random Palette", exact: true }).click();
  await expect(page).toHaveURL(/#/);

  await page.goto("/en/tools/password-checker");
  await isAwake();
  await judge("Zamalek1911", "Weak");

  await page.goto("/en/tools/qr-generator");
  await isAwake();
  await page.getByLabel("Web address").fill("https://shop.example");
  await expect(page.getByRole("button", { name: "Download PNG" })).toBeEnabled();

  await page.goto("/en/tools/image-optimizer");
  await isAwake();
  await page.locator('input[type="file"]').setInputFiles({ name: "drawn.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Optimize Image" }).click();
  await expect(page.getByRole("tab", { name: "Optimized Image" })).toHaveAttribute("aria-selected", "true", { timeout: 30_000 });
});

test("the worker keeps nothing of the API", async ({ page }) => {
  await page.goto("/en/contact");
  await untilKept(page);
  await page.evaluate(() => fetch("/api/health"));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/en/contact");
  expect(kept.filter((path) => path.startsWith("/api/"))).toEqual([]);
});
