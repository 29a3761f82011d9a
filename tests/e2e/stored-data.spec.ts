import { expect, test, type Page } from "@playwright/test";
import { listStored, listUnknown, recordHosts } from "./support/browser-traces.ts";
import { brief } from "./support/forms-files.ts";
import { control, openForm } from "./support/forms.ts";
import { openOptimizer } from "./support/image-optimizer.ts";
import { createPhoto, toUpload } from "./support/pictures.ts";
import { plainPng } from "./support/qr.ts";
import { awaitTool } from "./support/state.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

/** Lists the names of the databases of the page's browser. */
const listDatabases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Has the site store what it can: choices, drafts, files, tools' states, copies of pages. */
async function useTheSite(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator("[data-theme-toggle]").click();
  await page.locator("[data-language-toggle]").click();
  await page.waitForURL("**/en");

  await control(await openForm(page, "contact", "en"), "name").fill("Mona");
  const request = await openForm(page, "service-request", "en");
  await control(request, "name").fill("Mona");
  await control(request, "attachment").setInputFiles(brief);
  // The store is opened after the choice, and a page that is left at once ends before that.
  await expect.poll(() => listDatabases(page)).toContain("ro2ya-attachments");

  await page.goto("/en/tools/qr-generator");
  await awaitTool(page);
  await page.getByRole("tabpanel").getByRole("textbox").fill("https://mine.example");
  await page.locator(".qr-logo").getByRole("switch").check();
  await page.locator('.qr-logo input[type="file"]').setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: await plainPng("#c2410c"),
  });
  await expect(page.locator(".qr-logo-now")).toBeVisible();
  await page.goto("/en/tools/color-palette");
  await awaitTool(page);
  await page.getByLabel("Palette name").fill("Shop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const optimizer = await openOptimizer(page, "en");
  await optimizer.choose(await toUpload("hills.jpg", createPhoto(80, 60).jpeg()));
}

test("a browser that uses the site stores what the privacy policy names, asks no other host, and what is planted is found", async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = recordHosts(context);
  await useTheSite(page);
  const expected = {
    local: ["theme", "language", "draft:contact", "draft:service-request", "color-palette:saved"],
    session: ["tab:qr-generator", "tab:qr-generator:logo"],
    indexedDb: ["ro2ya-attachments", "ro2ya-pictures", "workbox-expiration"],
    cache: ["offline-page", "pages", "parts"],
    cookie: [],
  };
  await expect
    .poll(async () => {
      const stored = await listStored(page, context);
      return Object.entries(expected).flatMap(([kind, names]) =>
        names.filter((name) => !stored[kind as keyof typeof stored].includes(name)),
      );
    })
    .toEqual([]);
  expect(listUnknown(await listStored(page, context))).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL!).host]);

  await page.evaluate(async () => {
    localStorage.setItem("planted", "1");
    sessionStorage.setItem("planted", "1");
    document.cookie = "planted=1";
    await caches.open("planted");
    await new Promise((resolve) => (indexedDB.open("planted").onsuccess = resolve));
  });
  expect(listUnknown(await listStored(page, context))).toEqual([
    "local: planted",
    "session: planted",
    "indexedDb: planted",
    "cache: planted",
    "cookie: planted",
  ]);
  await context.route("https://stats.planted.net/**", (route) => route.fulfill({ body: "" }));
  await page.goto("https://stats.planted.net/");
  expect([...hosts]).toContain("stats.planted.net");
});
