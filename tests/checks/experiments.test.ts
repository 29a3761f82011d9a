import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { listCitations } from "../../src/site/experiments/fill-figures.ts";
import { tutorialTexts } from "../../src/site/tutorial-texts.ts";
import {
  listIds,
  readBody,
  readList,
  readResults,
  readSourceFile,
  readValue,
  readWordsFile,
} from "../e2e/support/content-files.ts";

const tutorials = listIds("tutorials");
const results = readResults();

const listPlaced = (markdown: string, kind: "figure" | "try"): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*)\\n\`\`\``, "gm"))].map(
    ([, name]) => name!,
  );

test("an article has results exactly where it has an experiment that can be run again", () => {
  const withExperiment = tutorials.filter((id) =>
    existsSync(`content/tutorials/${id}/experiment/experiment.ts`),
  );
  expect([...results.keys()]).toEqual(withExperiment);
  expect(withExperiment).toContain("website-speed");
});

test("every figure that a text cites was measured", () => {
  const known = [...results].flatMap(([id, { figures }]) =>
    Object.keys(figures).map((name) => `${id}/${name}`),
  );
  const unknown = tutorials.flatMap((id) =>
    locales.flatMap((locale) =>
      listCitations(readSourceFile("tutorials", id, locale))
        .filter((cited) => !known.includes(cited))
        .map((cited) => `${id}/${locale}.md: ${cited}`),
    ),
  );
  expect(unknown).toEqual([]);
});

test("every chart is in its article, and every figure is cited or in a chart, in both languages", () => {
  for (const [id, { figures, charts }] of results) {
    for (const locale of locales) {
      const source = readSourceFile("tutorials", id, locale);
      expect(listPlaced(source, "figure").toSorted(), `${id} ${locale}`).toEqual(
        Object.keys(charts).toSorted(),
      );
      const shown = [
        ...listCitations(source).map((cited) => cited.slice(cited.indexOf("/") + 1)),
        ...Object.values(charts).flatMap(({ bars }) => bars.map(({ figure }) => figure)),
      ];
      expect(Object.keys(figures).filter((name) => !shown.includes(name))).toEqual([]);
    }
  }
});

test("both languages of an article try the same", () => {
  for (const id of tutorials) {
    const [first, ...others] = locales.map((locale) =>
      listPlaced(readSourceFile("tutorials", id, locale), "try"),
    );
    for (const other of others) expect(other, id).toEqual(first);
  }
});

test("the texts of an article have their lengths with the figures filled in", () => {
  for (const id of tutorials) {
    for (const locale of locales) {
      const file = readWordsFile("tutorials", id, locale);
      const texts = {
        title: readValue(file, "title"),
        summary: readValue(file, "summary"),
        description: readValue(file, "description"),
        takeaways: readList(file, "takeaways"),
      };
      expect(tutorialTexts.safeParse(texts).error?.issues ?? [], `${id} ${locale}`).toEqual([]);
      expect(readBody(file)).not.toContain("{{");
    }
  }
});

test("the SEO article, which is for shop owners, names no command of this repository", () => {
  for (const locale of locales)
    expect(readSourceFile("tutorials", "seo-basics", locale), locale).not.toMatch(/npm|--check/);
});
