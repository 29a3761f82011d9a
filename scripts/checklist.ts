/**
 * Lists each promise of docs/checklist.md with the tests that name it, and fails when a promise
 * that must have a test has none. `npm run checklist -- R Q` lists some areas, `--problems` only
 * the problems.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateChecklist, type Area, type ListedPromise } from "./checks/evaluate-checklist.ts";
import { readTestTitles } from "./checks/test-titles.ts";

/** The complete areas: each promise has a test, or a reason in docs/checklist-later.json. */
const closed = new Set([
  "R",
  "L",
  "T",
  "H",
  "S",
  "P",
  "X",
  "A",
  "C",
  "F",
  "Q",
  "D",
  "O",
  "I",
  "E",
  "W",
  "N",
  "B",
  "K",
  "V",
  "M",
]);

const root = join(import.meta.dirname, "..");
const requested = process.argv.slice(2);

const { areas, problems } = evaluateChecklist({
  checklist: readFileSync(join(root, "docs/checklist.md"), "utf8"),
  later: JSON.parse(readFileSync(join(root, "docs/checklist-later.json"), "utf8")) as Readonly<
    Record<string, string>
  >,
  closed,
  titles: Object.fromEntries(
    ["src", "tests"]
      .flatMap(listTestFiles)
      .map((file) => [file, readTestTitles(file, readFileSync(join(root, file), "utf8"))]),
  ),
});

if (!requested.includes("--problems")) {
  const areaLetters = requested.filter((word) => /^[A-Z]$/.test(word));
  for (const area of areas.filter(
    ({ letter }) => areaLetters.length === 0 || areaLetters.includes(letter),
  ))
    console.log(formatInFull(area));
  console.log(areas.map(formatLine).join("\n"));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function listTestFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}

function formatInFull({ letter, name, promises }: Area): string {
  return [
    `\n${letter} ${name}`,
    ...promises.map(
      (promise) =>
        `${getMark(promise)} ${promise.id} ${promise.text}${promise.tests.map((test) => `\n      ${test}`).join("")}`,
    ),
  ].join("\n");
}

function getMark({ tests, later }: ListedPromise): string {
  if (tests.length > 0) return "✓";
  return later === undefined ? "✗" : `later (${later})`;
}

function formatLine({ letter, name, isClosed, promises }: Area): string {
  const tested = promises.filter(({ tests }) => tests.length > 0).length;
  const waiting = promises.filter(
    ({ tests, later }) => tests.length === 0 && later !== undefined,
  ).length;
  return `${letter} ${name.padEnd(28)} ${String(tested).padStart(3)} of ${promises.length} have a test${waiting > 0 ? `, ${waiting} wait` : ""}${isClosed ? "" : " (open)"}`;
}
