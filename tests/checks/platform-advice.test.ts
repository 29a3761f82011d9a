import { join } from "node:path";
import { expect, test } from "vitest";
import { locales } from "../../src/i18n/messages.ts";
import { unsourcedAdvice } from "../../src/tools/seo-analyzer/engine/platform/advice/unsourced.ts";
import {
  adviceByPlatform,
  ownAdvice,
  wordWhere,
} from "../../src/tools/seo-analyzer/engine/platform/find-advice.ts";
import {
  platformIds,
  platformNames,
} from "../../src/tools/seo-analyzer/engine/platform/platforms.ts";
import {
  findingsByTask,
  taskByFinding,
  tasks,
} from "../../src/tools/seo-analyzer/engine/platform/tasks.ts";
import { listCommonFindings } from "../fixtures/ordinary-pages/list-common-findings.ts";

const file = join(import.meta.dirname, "../../docs/platform-advice.md");
const escapeCell = (text: string): string => text.replaceAll("|", "\\|");
const toRow = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;

/** What has no text is listed, so that a gap is seen. */
function describePlatform(platform: (typeof platformIds)[number]): string {
  const own = ownAdvice[platform];
  const rows = tasks.flatMap((task) => {
    const advice = own[task];
    return advice === undefined
      ? []
      : [toRow([task, advice.text.en, advice.asOf, `<${advice.source}>`, advice.copy])];
  });
  const gaps = tasks.filter((task) => adviceByPlatform[platform][task] === undefined);
  return [
    `## ${platformNames[platform].en}`,
    "",
    ...(rows.length === 0
      ? []
      : [
          "| Task | Text | Looked up | Source | Copy |",
          "| --- | --- | --- | --- | --- |",
          ...rows,
          "",
        ]),
    gaps.length === 0
      ? "Whom to ask: nowhere."
      : `Whom to ask, <${unsourcedAdvice[platform].source}>: ${gaps.join(", ")}.`,
  ].join("\n");
}

const head = `# Where findings are corrected

What the SEO analyzer says of each platform and task, when that was looked up and in which copy. Generated from \`src/tools/seo-analyzer/engine/platform/advice\` by \`vitest run --project=checks tests/checks/platform-advice.test.ts -u\`. WordPress with a plugin has the texts of WordPress too, where the plugin has none of its own. “Whom to ask” are tasks for which no copy of the platform's own words was found: the finding then says so and names who knows (\`advice/unsourced.ts\`).

To refresh a text, read its source again; correct the text in both languages, \`copy\` and \`asOf\`, and run the command. A text whose source no longer says it is removed: the finding then says whom to ask. [CONTRIBUTING.md](../CONTRIBUTING.md) says how a platform is added, and decision 121 why.

## Tasks

| Task | Findings |
| --- | --- |
${tasks.map((task) => toRow([task, findingsByTask[task].join(", ")])).join("\n")}
`;

const common = listCommonFindings(40);

/** For each of the commonest findings what each platform says: where it is, or whom to ask. */
const describeCommon = (): string =>
  [
    "## The forty commonest findings",
    "",
    "What most of the forty pages of `tests/fixtures/ordinary-pages` have, and what each platform says of it: where it is corrected, from its own words, or whom to ask. Links and pictures of these pages are not requested, so that what is found only by doing so is missing here.",
    "",
    toRow(["Finding", "Pages", ...platformIds.map((id) => platformNames[id].en)]),
    toRow(Array.from({ length: platformIds.length + 2 }, () => "---")),
    ...common.map(({ rule, pages }) =>
      toRow([
        rule,
        `${pages}`,
        ...platformIds.map((platform) => {
          const task = taskByFinding.get(rule);
          if (task === undefined) return "missing";
          return adviceByPlatform[platform][task] === undefined ? "ask" : "where";
        }),
      ]),
    ),
    "",
  ].join("\n");

test("each of the forty commonest findings says on every platform, in both languages, where it is corrected or whom to ask, with a month (O-100)", () => {
  expect(common).toHaveLength(40);
  const missing = common.flatMap(({ rule }) =>
    platformIds.flatMap((platform) =>
      locales.flatMap((locale) => {
        const where = wordWhere(platform, rule, locale);
        const isWhole =
          where !== undefined &&
          (locale === "ar") === /[\u0600-\u06ff]/.test(where.text) &&
          /^20\d\d-(?:0[1-9]|1[0-2])$/.test(where.asOf) &&
          where.source.startsWith("https://");
        return isWhole ? [] : [`${platform} × ${rule} (${locale})`];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test("the table in docs is what the data says", async () => {
  const table = `${head}\n${describeCommon()}\n${platformIds.map(describePlatform).join("\n\n")}\n`;
  await expect(table).toMatchFileSnapshot(file);
});
