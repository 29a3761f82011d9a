import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * The last commit of version 1.0.0: the convention of CONTRIBUTING.md holds for every commit after
 * it.
 */
const lastOfVersion1 = "1cf528a";

/** The rooms and what lies beside them. */
const areas = [
  "leads",
  "seo",
  "speed",
  "keywords",
  "images",
  "palette",
  "passwords",
  "qr",
  "tools",
  "site",
  "search",
  "content",
  "ui",
  "brand",
  "i18n",
  "base",
  "platform",
  "http",
  "database",
  "jobs",
  "egress",
  "limits",
  "notifications",
  "storage",
  "processes",
  "cli",
  "backup",
  "docs",
  "tests",
  "bench",
  "scripts",
  "build",
  "deploy",
  "deps",
];
const maxSubjectChars = 72;
const maxBodyLines = 5;

/**
 * @param message subject, an empty line, body
 * @returns what the message lacks, nothing for a good one
 */
function findFaults(message: string): readonly string[] {
  const [subject = "", ...rest] = message.trim().split("\n");
  const body = rest.filter((line) => line.trim() !== "" && !/^[\w-]+: .+<.+@.+>$/.test(line));
  const [, area = "", summary = ""] = /^([\w-]+): (.+)$/.exec(subject) ?? [];
  return [
    areas.includes(area) ? "" : "begins with no area",
    /^[a-z0-9]/i.test(summary) &&
    !/^(?!bring |embed |feed |need |seed )\w+(?:ed|ing) /.test(summary)
      ? ""
      : "is no imperative",
    subject.length <= maxSubjectChars ? "" : `is longer than ${maxSubjectChars} characters`,
    body.length >= 1 ? "" : "has no body that says why",
    body.length <= maxBodyLines ? "" : `has a body of more than ${maxBodyLines} lines`,
  ].filter((fault) => fault !== "");
}

/**
 * Every commit since version 1.0.0 but merges; of a clone that does not reach so far back, the last
 * one.
 */
function readMessages(): readonly string[] {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const isShallow = git("rev-parse", "--is-shallow-repository").trim() === "true";
  const range = isShallow ? ["-1"] : [`${lastOfVersion1}..HEAD`];
  return git("log", "--no-merges", "--format=%B%x00", ...range)
    .split("\0")
    .map((message) => message.trim())
    .filter((message) => message !== "");
}

test("every commit after version 1.0.0 names its area, what it does and why", () => {
  const faults = readMessages().flatMap((message) =>
    findFaults(message).map((fault) => `"${message.split("\n", 1)[0]}" ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["Fix a thing\n\nBecause.", ["begins with no area", "is no imperative"]],
  ["seo: fixed a thing\n\nBecause.", ["is no imperative"]],
  ["seo: bring a thing\n\nBecause.", []],
  ["seo: bringing a thing\n\nBecause.", ["is no imperative"]],
  ["seo: fix a thing", ["has no body that says why"]],
  [`seo: ${"fix ".repeat(20)}\n\nBecause.`, ["is longer than 72 characters"]],
  ["seo: fix a thing\n\n1\n2\n3\n4\n5\n6", ["has a body of more than 5 lines"]],
  ["seo: fix a thing\n\nIt froze for 5 s.", []],
])("the message %j is judged", (message, faults) => {
  expect(findFaults(message)).toEqual(faults);
});
