import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatDate } from "#i18n/format.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import {
  listIds,
  readFacts,
  readFields,
  readValue,
  readWordsFile,
} from "../e2e/support/content-files.ts";
import { dist, getPage } from "./site.ts";

const projects = listIds("projects");
const getResults = (locale: Locale, id: string): Element =>
  getPage(locale, `/portfolio/${id}`)!.document.querySelector(".project-results")!;
const listCells = (locale: Locale, id: string): string[][] =>
  [...getResults(locale, id).querySelectorAll("tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
/** The ids of testimonials, by the project that they name. */
const testimonials = new Map(
  listIds("testimonials").map((id) => [readValue(readFacts("testimonials", id), "project"), id]),
);

test("P-18 a project shows two to four values before and after, how they were measured and when", () => {
  const heads = {
    ar: ["المقياس", "قبل", "بعد"],
    en: ["Measured", "Before", "After"],
  };
  for (const locale of locales) {
    for (const id of projects) {
      const file = readWordsFile("projects", id, locale);
      const [names, before, after] = ["name", "before", "after"].map((field) =>
        readFields(file, "results.figures", field),
      );
      expect(names!.length, id).toBeGreaterThanOrEqual(2);
      expect(listCells(locale, id), id).toEqual([
        heads[locale],
        ...names!.map((name, at) => [name, before![at]!, after![at]!]),
      ]);
      const method = getResults(locale, id).querySelector("table + p")!.textContent;
      expect(method).toContain(readValue(file, "results.method")!);
      const day = readValue(readFacts("projects", id), "measured")!;
      expect(method).toContain(formatDate(locale, day));
    }
  }
});

test("P-18 both languages of a project state the same numbers", () => {
  const listNumbers = (locale: Locale, id: string): string[][] =>
    listCells(locale, id)
      .slice(1)
      .map(([, ...values]) => values.join(" ").match(/[\d.,]*\d/g) ?? []);
  for (const id of projects) expect(listNumbers("ar", id), id).toEqual(listNumbers("en", id));
});

test("P-19 a project shows what its client says, once, and who that is", () => {
  for (const locale of locales) {
    for (const id of projects) {
      const own = readWordsFile("projects", id, locale);
      const testimonial = testimonials.get(id);
      expect(readValue(own, "quote.content") === undefined, id).toBe(testimonial !== undefined);
      const [source, prefix] =
        testimonial === undefined
          ? [own, "quote."]
          : [readWordsFile("testimonials", testimonial, locale), ""];
      const figure = getResults(locale, id).querySelector("figure")!;
      expect(figure.querySelector("blockquote")!.textContent, id).toBe(
        readValue(source, `${prefix}content`),
      );
      for (const field of ["name", "role"])
        expect(figure.querySelector("figcaption")!.textContent, id).toContain(
          readValue(source, `${prefix}${field}`)!,
        );
    }
  }
});

test("results of projects are not in the search, whose size is bounded", () => {
  for (const locale of locales) {
    const index = readFileSync(join(dist, `search-index.${locale}.json`), "utf8");
    for (const id of projects)
      expect(index).not.toContain(
        readValue(readWordsFile("projects", id, locale), "results.method")!,
      );
  }
});
