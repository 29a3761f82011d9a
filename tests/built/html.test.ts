import { readdirSync } from "node:fs";
import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate, esmResolver } from "html-validate";
import { expect, test } from "vitest";
import { allPages, answers, dist, formatFaults, listFaults, type PageFault } from "./site.ts";

const thanks = readdirSync(answers).filter((name) => /\.sent\.(ar|en)\.html$/.test(name));
const files = [
  ...allPages.map(({ file }) => join(dist, file)),
  ...thanks.map((name) => join(answers, name)),
];

test(
  "html-validate finds no error on any page, the not-found and thank-you pages included",
  { timeout: 240_000 },
  async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
    const faults: PageFault[] = [];
    for (const file of files) {
      const { results } = await validator.validateFile(file);
      for (const { messages } of results)
        faults.push(
          ...messages.map(({ ruleId, message, selector }) => ({
            page: file.slice(dist.length),
            what: `${ruleId}: ${message} (${selector})`,
          })),
        );
    }
    expect(thanks.length).toBe(4);
    expect(formatFaults(faults)).toEqual([]);
  },
);

test("no two headings of a page say the same", () => {
  const faults = listFaults(allPages, ({ document }) => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].map(
      (heading) => heading.textContent?.trim() ?? "",
    );
    return headings
      .filter((text, i) => headings.indexOf(text) < i)
      .map((text) => `"${text}" again`);
  });
  expect(faults).toEqual([]);
});
