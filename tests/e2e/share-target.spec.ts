import { expect, test, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { messages as imageMessages } from "#tools/image-optimizer/messages.ts";
import { messages as seoMessages } from "#tools/seo-analyzer/messages.ts";
import { createPhoto, toUpload, type Upload } from "./support/pictures.ts";
import { countStored } from "./support/state.ts";

interface Share {
  readonly texts?: Readonly<Record<string, string>>;
  readonly pictures?: readonly Upload[];
}

/** Opens a page and waits until the service worker governs it. */
async function openGoverned(page: Page, locale: Locale): Promise<void> {
  await page.goto(localePath(locale, "/about"));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
}

/** Posts what a phone's menu posts, as the manifest of the language describes it. */
async function share(page: Page, locale: Locale, { texts = {}, pictures = [] }: Share) {
  await page.evaluate(
    async ({ manifestUrl, fields }) => {
      interface ShareTarget {
        readonly action: string;
        readonly method: string;
        readonly enctype: string;
        readonly params: { readonly files: readonly { readonly name: string }[] };
      }
      const manifest = (await (await fetch(manifestUrl)).json()) as { share_target: ShareTarget };
      const { action, method, enctype, params } = manifest.share_target;
      const form = Object.assign(document.createElement("form"), { action, method, enctype });
      form.id = "shared";
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("input"), { name, value }));
      const { name } = params.files[0]!;
      form.append(
        Object.assign(document.createElement("input"), { name, type: "file", multiple: true }),
      );
      document.body.append(form);
    },
    { manifestUrl: `/site.${locale}.webmanifest`, fields: texts },
  );
  await page.locator("#shared input[type=file]").setInputFiles([...pictures]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#shared")!.submit());
}

const createPictures = async () => [
  await toUpload("قطة.png", createPhoto(60, 40).png()),
  await toUpload("dog.jpg", createPhoto(80, 50).jpeg()),
];

async function listStored(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

test.describe("where the service worker takes the share", () => {
  test.use({ serviceWorkers: "allow" });

  for (const locale of locales) {
    test(`in ${locale} shared pictures are chosen in the image optimizer, and kept nowhere else`, async ({
      page,
    }) => {
      await openGoverned(page, locale);
      await share(page, locale, { pictures: await createPictures() });
      await expect(page).toHaveURL(localePath(locale, "/tools/image-optimizer"));
      const list = page.getByRole("group", { name: imageMessages.picturesTitle[locale] });
      await expect(list).toContainText("قطة.png");
      await expect(list).toContainText("dog.jpg");
      await expect(page.getByText(imageMessages.sharedLostTitle[locale])).toHaveCount(0);
      expect(await listStored(page)).not.toContain("shared-pictures");
    });

    test(`in ${locale} a shared link is filled in at the analyzer, and waits for the button`, async ({
      page,
    }) => {
      const posted: string[] = [];
      page.on("request", (request) => posted.push(`${request.method()} ${request.url()}`));
      await openGoverned(page, locale);
      await share(page, locale, { texts: { title: "Bags", text: "https://localhost/bags?a=1" } });
      await expect(page.getByLabel(seoMessages.urlLabel[locale], { exact: true })).toHaveValue(
        "https://localhost/bags?a=1",
      );
      await expect(page).toHaveURL(localePath(locale, "/tools/seo-analyzer"));
      expect(posted.filter((request) => /^POST .*\/api\//.test(request))).toEqual([]);
    });
  }

  test("a text without an address is filled in with what is wrong, and nothing is analysed", async ({
    page,
  }) => {
    await openGoverned(page, "en");
    await share(page, "en", { texts: { text: "nice bags" } });
    const field = page.getByLabel(seoMessages.urlLabel.en, { exact: true });
    await expect(field).toHaveValue("nice bags");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(seoMessages.errorUrl.en)).toBeVisible();
  });

  test("the optimizer's own limits hold: what is too large or no picture is refused in its words", async ({
    page,
  }) => {
    await openGoverned(page, "en");
    const large = {
      name: "large.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(12 * 1024 * 1024, 1),
    };
    await share(page, "en", { pictures: [large] });
    await expect(page.locator('.toast[data-tone="bad"]')).toContainText(
      imageMessages.errorTooLarge.en,
    );
    await openGoverned(page, "en");
    const text = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("text") };
    await share(page, "en", { pictures: [text] });
    await expect(page.locator('.toast[data-tone="bad"]')).toContainText(
      imageMessages.errorNotImage.en,
    );
  });

  test("a share is not added to pictures that are worked on before the visitor agrees", async ({
    page,
  }) => {
    await openGoverned(page, "en");
    await page.goto("/en/tools/image-optimizer");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    const mine = await toUpload("mine.png", createPhoto(900, 700).png());
    await page.locator('input[type="file"]').setInputFiles(mine);
    const list = page.getByRole("group", { name: imageMessages.picturesTitle.en });
    await expect(list).toContainText("mine.png");
    await expect.poll(() => countStored(page, "ro2ya-pictures", "pictures")).toBe(1);
    await page.goto("/en/about");
    await share(page, "en", { pictures: [await toUpload("other.png", createPhoto(60, 40).png())] });
    await expect(page.getByText(imageMessages.sharedWaitsTitle.en)).toBeVisible();
    await expect(list).toContainText("mine.png");
    await page.getByRole("button", { name: imageMessages.sharedAdd.en }).click();
    await expect(list).toContainText("other.png");
    await expect(list).toContainText("mine.png");
  });

  test("an interrupted share is deleted at the next visit, and never chosen", async ({ page }) => {
    await openGoverned(page, "en");
    await page.evaluate(async () => {
      const cache = await caches.open("shared-pictures");
      await cache.put("/shared-pictures/0", new Response("old"));
    });
    await page.goto("/en/tools/image-optimizer");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await expect.poll(() => listStored(page)).not.toContain("shared-pictures");
    await expect(page.locator(".iz-upload-small")).toHaveCount(0);
  });
});

for (const locale of locales)
  test(`in ${locale} without a service worker the optimizer says that a picture has not arrived, until one is chosen`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, "/about"));
    const pictures = await createPictures();
    await share(page, locale, { pictures });
    await expect(page).toHaveURL(localePath(locale, "/tools/image-optimizer"));
    const notice = page.getByRole("alert").filter({
      hasText: imageMessages.sharedLostTitle[locale],
    });
    await expect(notice).toContainText(imageMessages.sharedLost[locale]);
    await page.locator('input[type="file"]').setInputFiles([...pictures]);
    await expect(notice).toHaveCount(0);
    await expect(page.locator(".iz-upload-small")).toHaveCount(1);
  });
