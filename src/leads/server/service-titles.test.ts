import { join } from "node:path";
import { expect, test } from "vitest";
import { readServiceTitles } from "./service-titles.ts";

test("B-13 the agency's mails use the title of a service's page, in each language", async () => {
  const content = join(import.meta.dirname, "../../../content");
  expect(await readServiceTitles(content, ["seo", "nothing"], "ar")).toEqual(
    new Map([["seo", "تحسين محركات البحث"]]),
  );
  expect((await readServiceTitles(content, ["seo"], "en")).get("seo")).toBe("SEO");
});
