import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readNaively } from "../fixtures/sites/read-naively.ts";
import type { SiteCase } from "../fixtures/sites/site-case.ts";

const folder = join(import.meta.dirname, "../fixtures/sites/cases");
const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));

/** The order of pages, links and groups says nothing. */
const sort = (truth: SiteCase["truth"]): Record<string, readonly string[]> =>
  Object.fromEntries(
    (["pages", "orphans", "duplicates", "broken", "unread"] as const).map((part) => [
      part,
      (truth[part] ?? []).map((entry) => JSON.stringify(entry)).toSorted(),
    ]),
  );

test("there are at least forty sites", () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});

test.each(files)("what the site %s says of itself is true", async (file) => {
  const { default: site } = (await import(join(folder, file))) as { readonly default: SiteCase };
  expect(sort(readNaively(site))).toEqual(sort(site.truth));
});
