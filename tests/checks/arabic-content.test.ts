import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSlips } from "#tools/seo-analyzer/engine/arabic/audit-arabic.ts";
import { getSeverity, kindByReason } from "#tools/seo-analyzer/engine/arabic/slip.ts";
import { splitSentences } from "#tools/seo-analyzer/engine/arabic/split-sentences.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("content/**/ar.md", { cwd: root }).sort();

/** The lines of a text without blocks of code, addresses and marks of Markdown. */
const readLines = (file: string): string[] =>
  readFileSync(join(root, file), "utf8")
    .replace(/```[\s\S]*?```/g, "")
    .replace(/`[^`\n]*`/g, " \uFFFC ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[*[\]]/g, "")
    .split("\n")
    .filter((line) => /\p{Script=Arabic}/u.test(line))
    .map((line) => line.replace(/^[#>\-\s|]+/, ""));

test("the Arabic that the agency writes has no slip that its own analyzer marks", () => {
  let wordCount = 0;
  const slips = files.flatMap((file) => {
    const groups = readLines(file).map((text) => splitSentences({ place: "item", text }));
    wordCount += groups.flat().reduce((sum, { words }) => sum + words.length, 0);
    return findSlips(groups)
      .filter(
        ({ reason }) => reason === "undotted" || getSeverity(kindByReason[reason]) === "error",
      )
      .map(
        ({ sentence, start, end, right }) =>
          `${file}: ${sentence.text.slice(start, end)} → ${right ?? "?"}`,
      );
  });
  expect(slips).toEqual([]);
  expect(wordCount).toBeGreaterThan(20_000);
});
