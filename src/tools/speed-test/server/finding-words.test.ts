import { defaultConfig } from "lighthouse";
import { expect, test } from "vitest";
import { findingWords } from "./finding-words.ts";

const shown = defaultConfig
  .categories!["performance"]!.auditRefs.filter(
    ({ group }) => group === "insights" || group === "diagnostics",
  )
  .map(({ id }) => id);
/** Audits that only inform: Lighthouse never fails them. */
const informative = ["inp-breakdown-insight", "user-timings", "long-tasks"];

test("V-22 every audit that Lighthouse can fail has texts of our own, and no removed audit has any", () => {
  expect(shown.filter((id) => findingWords[id] === undefined)).toEqual(informative);
  expect(
    Object.keys(findingWords).filter((id) => !id.startsWith("http-") && !shown.includes(id)),
  ).toEqual([]);
});

test("words are whole sentences in both languages", () => {
  for (const [id, words] of Object.entries(findingWords)) {
    const { title, text } = words!;
    expect(title.ar, id).toMatch(/^[\u0600-\u06ff][^.]*$/);
    expect(text.ar, id).toMatch(/^[\u0600-\u06ff].*[.]$/);
    expect(title.en, id).toMatch(/^[A-Z][^.]*$/);
    expect(text.en, id).toMatch(/^[A-Z].*[.]$/);
    expect(`${title.ar}${text.ar}`, id).not.toMatch(/اً|[٠-٩]/);
    expect(`${title.en}${text.en}`, id).not.toMatch(/[\u0600-\u06ff]/);
  }
});
