import { join } from "node:path";
import { expect, test } from "vitest";
import {
  adviceByPlatform,
  ownAdvice,
} from "../../src/tools/seo-analyzer/engine/platform/find-advice.ts";
import {
  platformIds,
  platformNames,
} from "../../src/tools/seo-analyzer/engine/platform/platforms.ts";
import { findingsByTask, tasks } from "../../src/tools/seo-analyzer/engine/platform/tasks.ts";

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
    `Without a text: ${gaps.join(", ") || "nothing"}.`,
  ].join("\n");
}

const head = `# Where findings are corrected

What the SEO analyzer says of each platform and task, when that was looked up and in which copy. Generated from \`src/tools/seo-analyzer/engine/platform/advice\` by \`vitest run --project=checks tests/checks/platform-advice.test.ts -u\`. WordPress with a plugin has the texts of WordPress too, where the plugin has none of its own. “Without a text” means that no copy of the platform's own words was found, or that none was looked for yet.

To refresh a text, read its source again; correct the text in both languages, \`copy\` and \`asOf\`, and run the command. A text whose source no longer says it is removed: the finding then has the general advice alone. [CONTRIBUTING.md](../CONTRIBUTING.md) says how a platform is added, and decision 121 why.

## Tasks

| Task | Findings |
| --- | --- |
${tasks.map((task) => toRow([task, findingsByTask[task].join(", ")])).join("\n")}
`;

test("the table in docs is what the data says", async () => {
  const table = `${head}\n${platformIds.map(describePlatform).join("\n\n")}\n`;
  await expect(table).toMatchFileSnapshot(file);
});
