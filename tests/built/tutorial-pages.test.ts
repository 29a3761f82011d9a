import { expect, test } from "vitest";
import { formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import {
  readFacts,
  listIds,
  readList,
  readValue,
  readWordsFile,
} from "../e2e/support/content-files.ts";
import { countTutorialWords, tutorialWords } from "../checks/texts/tutorial-length.ts";
import { getPage } from "./site.ts";

const article = (locale: "ar" | "en", id: string) =>
  getPage(locale, `/tutorials/${id}`)!.document.querySelector("main")!;

test("A-15 A-16 a tutorial shows its date, its image and its body with the markup rendered", () => {
  for (const locale of locales) {
    for (const id of listIds("tutorials")) {
      const main = article(locale, id);
      const facts = readFacts("tutorials", id);
      const date = readValue(facts, "date")!;
      expect(main.querySelector(`time[datetime="${date}"]`)?.textContent, id).toBe(
        formatDate(locale, date),
      );
      expect(main.querySelectorAll("article.grid-12 img").length > 0, id).toBe(
        readValue(facts, "image") !== "false",
      );
      const text = [...main.querySelectorAll(".article-text :is(p, li, h2, h3, th, td)")]
        .map(({ textContent }) => textContent)
        .join("\n");
      expect(countTutorialWords(text, locale), id).toBeGreaterThanOrEqual(tutorialWords.min);
      expect(text, id).not.toMatch(/^#{2,}|\*\*/m);
    }
  }
});

test("A-17 A-18 A-19 A-20 A-21 the share buttons carry the page's own full address, the English one on English pages, and its title", () => {
  for (const locale of locales) {
    const page = getPage(locale, "/tutorials/seo-basics")!;
    const address = page.document.querySelector('link[rel="canonical"]')!.getAttribute("href")!;
    expect(new URL(address).pathname).toBe(localePath(locale, "/tutorials/seo-basics"));
    const shared = Object.fromEntries(
      [...page.document.querySelectorAll("[data-share]")].map((link) => [
        link.getAttribute("data-share"),
        link.getAttribute("href")!,
      ]),
    );
    expect(Object.keys(shared)).toEqual(["facebook", "x", "linkedin"]);
    for (const href of Object.values(shared)) expect(href).toContain(encodeURIComponent(address));
    expect(new URL(shared["x"]!).searchParams.get("text")).toBe(
      readValue(readWordsFile("tutorials", "seo-basics", locale), "title"),
    );
  }
});

test("A-23 A-27 a tutorial shows its author and leads back to the list", () => {
  for (const locale of locales) {
    for (const id of listIds("tutorials")) {
      const main = article(locale, id);
      const words = readWordsFile("team", readValue(readFacts("tutorials", id), "author")!, locale);
      expect(main.querySelector("[data-author]")?.textContent, id).toContain(
        readValue(words, "name")!,
      );
      expect(
        [...main.querySelectorAll("article a")].map((link) => link.getAttribute("href")),
        id,
      ).toContain(localePath(locale, "/tutorials"));
    }
  }
});

test("A-28 A-29 a tutorial shows its last review, says it to search engines and presents its author", () => {
  for (const locale of locales) {
    const people = getPage(locale, "/about")!.document;
    for (const id of listIds("tutorials")) {
      const { document } = getPage(locale, `/tutorials/${id}`)!;
      const facts = readFacts("tutorials", id);
      const reviewed = readValue(facts, "reviewed")!;
      expect(document.querySelector(`time[datetime="${reviewed}"]`)?.textContent, id).toContain(
        formatDate(locale, reviewed),
      );
      const [article] = JSON.parse(
        document.querySelector('script[type="application/ld+json"]')!.textContent,
      )["@graph"];
      expect(article.dateModified, id).toBe(reviewed);
      const author = readValue(facts, "author")!;
      const url = `${localePath(locale, "/about")}#${author}`;
      expect(document.querySelector(`[data-author] a[href="${url}"]`), id).not.toBeNull();
      expect(article.author.url, id).toMatch(new RegExp(`${url}$`));
      expect(people.querySelector(`[data-team] > #${author} h3`)?.textContent, id).toBe(
        article.author.name,
      );
    }
  }
});

test("A-24 A-25 related tutorials are those named, in their author's order, three at most", () => {
  const known = listIds("tutorials");
  for (const locale of locales) {
    for (const id of known) {
      const expected = readList(readFacts("tutorials", id), "related").slice(0, 3);
      const formatShown = [...article(locale, id).querySelectorAll("[data-related] article a")].map(
        (link) => link.getAttribute("href"),
      );
      expect(formatShown, id).toEqual(
        expected.map((other) => localePath(locale, `/tutorials/${other}`)),
      );
    }
  }
});
