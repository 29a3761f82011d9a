import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../docs/decisions");
const names = readdirSync(folder).filter((name) => name !== "README.md");

interface Head {
  readonly number: number;
  readonly row: string;
}

/** Reads title, date and status. @throws Error where a decision does not begin with them */
function readHead(name: string, text: string): Head {
  const pattern =
    /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (accepted|superseded by \d+)\n/;
  const head = pattern.exec(text);
  if (head === null || Number(head[1]) !== Number(name.slice(0, 4)))
    throw new Error(`${name} does not begin with "# N. Title" and "Date: … · Status: …"`);
  const [, number = "", title, date, status] = head;
  return {
    number: Number(number),
    row: `| [${number}](${name}) | ${title} | ${date} | ${status} |`,
  };
}

function readHeads(): readonly Head[] {
  return names.map((name) => readHead(name, readFileSync(join(folder, name), "utf8")));
}

test("every decision has a number of its own, a date and a status", () => {
  const numbers = readHeads().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("the index lists every decision as its file says", () => {
  const rows = readFileSync(join(folder, "README.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .map((line) => line.replace(/ {2,}/g, " "));
  expect(rows).toEqual(readHeads().map(({ row }) => row));
});

test("a decision without date and status is refused", () => {
  expect(() => readHead("0099-a.md", "# 99. A\n\n**Context.** …")).toThrow("0099-a.md");
});
