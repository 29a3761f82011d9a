import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { listIds, projectFile, readBody, readWordsFile } from "../e2e/support/content-files.ts";
import { getSourcesHeading, readSources } from "./texts/tutorial-sources.ts";

test.each(listIds("tutorials"))(
  "A-30 %s ends with at least five sources, each linked in the text, the same in both languages",
  (id) => {
    const [arabic, english] = locales.map((locale) =>
      readSources(readBody(readWordsFile("tutorials", id, locale)), locale),
    );
    for (const { linked, listed, incomplete } of [arabic!, english!]) {
      expect(listed.length).toBeGreaterThanOrEqual(5);
      expect(listed).toEqual(linked);
      expect(incomplete).toEqual([]);
    }
    expect(arabic!.listed).toEqual(english!.listed);
  },
);

test("CONTRIBUTING names the list's heading in both languages", () => {
  for (const locale of locales)
    expect(projectFile("CONTRIBUTING.md")).toContain(getSourcesHeading(locale));
});

test("a source that is not listed, not linked, listed twice or not described is found", () => {
  const one = "- [One](https://one.example/a), Publisher, 2024";
  expect(
    readSources(
      `See [one](https://one.example/a?hl=ar#part), [two](https://two.example/) and [us](/about).\n\n${getSourcesHeading("en")}\n\n${one}\n- [Three](https://three.example/)\n- [Four](https://four.example/2024), Publisher\n${one}`,
      "en",
    ),
  ).toEqual({
    linked: ["https://one.example/a", "https://two.example/"],
    listed: [
      "https://four.example/2024",
      "https://one.example/a",
      "https://one.example/a",
      "https://three.example/",
    ],
    incomplete: [
      "- [Three](https://three.example/)",
      "- [Four](https://four.example/2024), Publisher",
    ],
  });
  expect(readSources("Text without a list.", "en")).toEqual({
    linked: [],
    listed: [],
    incomplete: [],
  });
});
