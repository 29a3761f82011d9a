import { expect, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import {
  readBody,
  readFacts,
  readList,
  readValue,
  readWordsFile,
} from "./support/content-files.ts";
import { tutorialIds } from "./support/site-map.ts";
import { listHrefs, test, words, listWords } from "./support/static-pages.ts";

const listRelatedIds = (id: string): readonly string[] =>
  readList(readFacts("tutorials", id), "related");
const isExisting = (id: string): boolean => (tutorialIds as readonly string[]).includes(id);
const copyButton = (page: Page) => page.getByRole("button", { name: "Copy link" });
const toast = (page: Page) => page.locator("[data-toaster]");

test("A-15 a tutorial shows its date, and its picture where it has one", async ({ site }) => {
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const facts = readFacts("tutorials", id);
      const date = document.querySelector("main header time")!;
      expect(date.getAttribute("datetime"), href).toBe(readValue(facts, "date"));
      expect(words(date), href).toMatch(/^\d{1,2} \S+ 20\d\d$/);
      expect(
        document.querySelector("main article > header + div :is(img, svg)") !== null,
        href,
      ).toBe(readValue(facts, "image") !== "false");
    }
  }
});

test("A-16 a tutorial's body is in the page's language, from its first words to its last, and nothing of its markup is left", async ({
  site,
}) => {
  const toPlainText = (text: string): string =>
    text
      .replaceAll(/\[(.+?)\]\(.*?\)/g, "$1")
      .replaceAll(/[*_`]/g, "")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll(/\s+/g, " ")
      .trim();
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const text = document.querySelector(".article-text")!;
      const source = readBody(readWordsFile("tutorials", id, locale));
      const paragraphs = source
        .replaceAll(/```.*?```/gs, "")
        .split(/\n{2,}/)
        .filter((part) => /^[\p{L}«“]/u.test(part));
      expect(paragraphs.length, href).toBeGreaterThan(3);
      for (const paragraph of [paragraphs[0]!, paragraphs.at(-1)!])
        expect(words(text), href).toContain(toPlainText(paragraph).slice(0, 80));
      const headings = [...source.replaceAll(/```.*?```/gs, "").matchAll(/^## (.+)$/gm)].map(
        ([, heading]) => toPlainText(heading!),
      );
      expect(listWords(text, "h2"), href).toEqual(headings);
      for (const code of text.querySelectorAll("pre, code")) code.remove();
      expect(words(text).match(/\*\*|(^|\s)#{2,} |\]\(|```|(^|\s)_\w/g), href).toBeNull();
    }
  }
});

test("A-17 A-18 A-19 A-20 A-21 a tutorial is shared on two social networks and a professional one, with its full address and title encoded", async ({
  site,
}) => {
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const address = document.querySelector('link[rel="canonical"]')!.getAttribute("href")!;
      expect(new URL(address).pathname).toBe(href);
      const [own, title] = [
        encodeURIComponent(address),
        encodeURIComponent(readValue(readWordsFile("tutorials", id, locale), "title")!),
      ];
      expect(own).toMatch(
        new RegExp(`^https?%3A%2F%2F.+${locale === "en" ? "%2Fen" : ""}%2Ftutorials%2F${id}$`),
      );
      expect(listHrefs(document, "[data-share]"), href).toEqual([
        `https://www.facebook.com/sharer/sharer.php?u=${own}`,
        `https://x.com/intent/post?url=${own}&text=${title}`,
        `https://www.linkedin.com/sharing/share-offsite/?url=${own}`,
      ]);
      const names = [...document.querySelectorAll("[data-share]")].map((link) =>
        link.getAttribute("aria-label"),
      );
      expect(names, href).toEqual(
        {
          ar: ["شارك على فيسبوك", "شارك على إكس", "شارك على لينكدإن"],
          en: ["Share on Facebook", "Share on X", "Share on LinkedIn"],
        }[locale],
      );
    }
  }
});

test("A-22 M-09 the copy button puts the page's full address on the clipboard and says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const toastTexts = {
    ar: ["تم النسخ", "نُسخ الرابط إلى الحافظة"],
    en: ["Copied!", "Link copied to clipboard"],
  } as const;
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tutorials/website-speed"));
    const address = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.evaluate(() => navigator.clipboard.writeText("what was there before"));
    await expect(toast(page).locator(".toast")).toHaveCount(0);
    await page
      .getByRole("button", { name: { ar: "انسخ الرابط", en: "Copy link" }[locale] })
      .click();
    for (const text of toastTexts[locale]) await expect(toast(page)).toContainText(text);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
});

test("A-22 M-19 where the browser refuses the clipboard the page says that, and not that it copied", async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const { targetInfo } = await devtools.send("Target.getTargetInfo");
  await devtools.send("Browser.setPermission", {
    permission: { name: "clipboard-write" },
    setting: "denied",
    origin: new URL(baseURL!).origin,
    browserContextId: targetInfo.browserContextId!,
  });
  await page.goto("/en/tutorials/website-speed");
  expect(
    await page.evaluate(() =>
      navigator.clipboard.writeText("x").then(
        () => "written",
        () => "refused",
      ),
    ),
  ).toBe("refused");
  await copyButton(page).click();
  await expect(toast(page)).toContainText("Not copied");
  await expect(toast(page)).not.toContainText("Copied!");
});

test("A-23 a tutorial shows its author's card", async ({ site }) => {
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const author = readWordsFile(
        "team",
        readValue(readFacts("tutorials", id), "author")!,
        locale,
      );
      const card = document.querySelector("[data-author]")!;
      for (const key of ["name", "role", "about"])
        expect(words(card), href).toContain(readValue(author, key));
      expect(card.querySelectorAll("svg").length, href).toBeGreaterThan(0);
    }
  }
});

test("A-24 related articles are those that the tutorial names, in its order, three at most", async ({
  site,
}) => {
  const lengths = tutorialIds.map((id) => listRelatedIds(id).length);
  expect(Math.max(...lengths), "one names more than are shown").toBeGreaterThan(3);
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const cards = [...document.querySelectorAll("[data-related] article")];
      const expected = listRelatedIds(id).slice(0, 3);
      expect(
        cards.map((card) => listHrefs(card)[0]),
        href,
      ).toEqual(expected.map((related) => localePath(locale, `/tutorials/${related}`)));
      expect(
        cards.map((card) => words(card.querySelector("h3"))),
        href,
      ).toEqual(
        expected.map((related) => readValue(readWordsFile("tutorials", related, locale), "title")),
      );
    }
  }
});

test("A-25 related articles leave no broken link and no gap", async ({ site }) => {
  for (const id of tutorialIds) {
    const { document, href } = await site.read("en", `/tutorials/${id}`);
    expect(
      listRelatedIds(id).filter((related) => !isExisting(related)),
      href,
    ).toEqual([]);
    const section = document.querySelector("[data-related]")!;
    const shown = Math.min(listRelatedIds(id).length, 3);
    expect(section.querySelectorAll("article"), href).toHaveLength(shown);
    expect(section.querySelector("article")!.parentElement!.children, href).toHaveLength(shown);
  }
});

test("A-27 a tutorial leads back to the list", async ({ site }) => {
  for (const locale of locales) {
    for (const id of tutorialIds) {
      const { document, href } = await site.read(locale, `/tutorials/${id}`);
      const back = [...document.querySelectorAll("main article a")].filter(
        (link) => words(link) === { ar: "كل الدروس", en: "Back to tutorials" }[locale],
      );
      expect(
        back.map((link) => link.getAttribute("href")),
        href,
      ).toEqual([localePath(locale, "/tutorials")]);
    }
  }
});

test("A-16 the contents of a tutorial lead to its parts, below the header", async ({ page }) => {
  await page.goto("/tutorials/website-speed");
  const links = page.locator("nav[aria-labelledby=contents] a");
  for (const i of [1, (await links.count()) - 1]) {
    await links.nth(i).click();
    const part = page.locator(`${await links.nth(i).getAttribute("href")}`);
    await expect(part).toHaveText(await links.nth(i).innerText());
    await expect(part).toBeInViewport();
    const [header, heading] = [
      await page.getByRole("banner").boundingBox(),
      await part.boundingBox(),
    ];
    expect(heading!.y).toBeGreaterThanOrEqual(header!.height);
  }
});

test("B-02 B-04 reading a tutorial asks nothing of the networks on which it can be shared", async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on(
    "request",
    (request) => new URL(request.url()).origin !== baseURL && others.push(request.url()),
  );
  await page.goto("/en/tutorials/seo-basics", { waitUntil: "networkidle" });
  await page.locator("[data-share]").first().hover();
  await expect(page.locator("[data-share]")).toHaveCount(3);
  expect(others).toEqual([]);
});
