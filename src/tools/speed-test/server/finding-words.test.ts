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
    const { title, text, fix } = words!;
    expect(title.ar, id).toMatch(/^[\u0600-\u06ff][^.]*$/);
    expect(text.ar, id).toMatch(/^[\u0600-\u06ff].*[.]$/);
    expect(title.en, id).toMatch(/^[A-Z][^.]*$/);
    expect(text.en, id).toMatch(/^[A-Z].*[.]$/);
    expect(fix.ar, id).toMatch(/^[\u0600-\u06ff].*[.]$/);
    expect(fix.en, id).toMatch(/^[A-Z].*[.]$/);
    expect(`${title.ar}${text.ar}${fix.ar}`, id).not.toMatch(/اً|[٠-٩]/);
    expect(`${title.en}${text.en}${fix.en}`, id).not.toMatch(/[\u0600-\u06ff]/);
  }
});

test("an owner reads of no header, tag or attribute before the details for whoever does it", () => {
  const terms =
    /preload|defer|srcset|fetchpriority|Cache-Control|no-store|no-cache|unload|viewport|HTTP\/|Brotli|gzip|minif|polyfill|transform|worker|[<>]/i;
  expect(terms.test(findingWords["cache-insight"]!.fix.ar)).toBe(true);
  const technical = Object.entries(findingWords).filter(
    ([, words]) => terms.test(words!.text.ar) || terms.test(words!.text.en),
  );
  expect(technical.map(([id]) => id)).toEqual([]);
});
