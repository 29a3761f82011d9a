import { expect, test } from "vitest";
import { createBareContact, laterContactFields } from "../../contact.fixture.ts";
import { csvHead, formatCsvRow, listCsvColumns } from "./leads-csv.ts";
import type { Lead } from "../store/lead.ts";
import { allCells } from "../store/lead-fields.ts";

const base = {
  id: "0b0a9c1e",
  state: "new",
  receivedAt: "2026-11-21T12:00:00.000Z",
  locale: "ar",
} as const;
const person = { name: "منى", email: "mona@shop.example", phone: "" };
const lead: Lead = {
  ...base,
  kind: "contact",
  ...createBareContact({ ...person, message: "سلام" }),
};
const request: Lead = {
  ...base,
  ...person,
  kind: "service-request",
  projectDescription: "متجر",
  serviceType: "seo",
  budget: "500-1000",
  deadline: "2026-12-31",
  projectSize: "small",
  managementSystem: "zoom",
  attachment: { file: "x.pdf", name: "=عرض.pdf", type: "pdf", sizeBytes: 12, sha256: "ab" },
};

/** An independent CSV parser (RFC 4180), so that the test does not depend on the tested code. */
function getCells(row: string): string[] {
  const cells: string[] = [];
  let rest = row.replace(/\r\n$/, "");
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/.exec(rest);
    const [whole, text, comma] = quoted ?? /^([^",\r\n]*)(,|$)/.exec(rest)!;
    cells.push(quoted ? text!.replaceAll('""', '"') : text!);
    rest = rest.slice(whole.length);
    if (comma === "") return cells;
  }
}

const getMessage = (text: string) => getCells(formatCsvRow({ ...lead, message: text } as Lead))[7]!;

const firstColumns =
  "id,kind,receivedAt,locale,name,email,phone,message,serviceType,budget,deadline,projectSize,managementSystem,attachmentName,attachmentType,attachmentSizeBytes,attachmentSha256,state,handledAt";
const laterTitles = laterContactFields.map(({ csvTitle }) => `,${csvTitle}`).join("");
const laterCells = ",".repeat(laterContactFields.length);

test("B-20 the file begins with a byte order mark and the names of its columns", () => {
  expect(csvHead).toBe(`\ufeff${firstColumns}${laterTitles}\r\n`);
});

test("B-20 the column of a field that is added later follows the columns of earlier files", () => {
  const added = { csvTitle: "added", column: "added", isFreeText: true, isAddedLater: true };
  const released = allCells.filter(({ isAddedLater }) => !isAddedLater);
  expect(listCsvColumns([{ ...added, read: () => "" }, ...released])).toEqual([
    ...firstColumns.split(","),
    "added",
  ]);
});

test("B-20 a message and a request have the same columns", () => {
  expect(formatCsvRow(lead)).toBe(
    `0b0a9c1e,contact,2026-11-21T12:00:00.000Z,ar,منى,mona@shop.example,,سلام,,,,,,,,,,new,${laterCells}\r\n`,
  );
  expect(formatCsvRow(request)).toBe(
    `0b0a9c1e,service-request,2026-11-21T12:00:00.000Z,ar,منى,mona@shop.example,,متجر,seo,500-1000,2026-12-31,small,zoom,'=عرض.pdf,pdf,12,ab,new,${laterCells}\r\n`,
  );
});

test.each([
  "سطر\nوسطر",
  "a, b",
  'he said "no"',
  '"',
  ",",
  "\u{1f600}",
  " spaces ",
  "a;b\tc",
  "line\r\nend",
  "نصّ، فيه «اقتباس»",
])("B-20 %j is written without loss", (text) => {
  expect(getMessage(text)).toBe(text);
});

test.each([
  "=1+1",
  "+20 2 5555 0100",
  "-1",
  "@SUM(A1)",
  "\tx",
  " =1",
  "＝1+1",
  "01005550100",
  "1-2",
  "2026/01/02",
  "1e5",
  "12,5",
  "50%",
  "(02) 5555",
  "'quoted'",
  "'=1",
])("B-20 %j, which a spreadsheet would convert, is escaped by one apostrophe", (text) =>
  expect(getMessage(text)).toBe(`'${text}`),
);

test.each(["٠١٠٠", "call 1-2", "a=b", "mona@shop.example", "e", ""])(
  "B-20 %j stays as it is",
  (text) => expect(getMessage(text)).toBe(text),
);

test.each([
  ["a;=1+1;b", "a;'=1+1;b"],
  ["a; ＝1+1", "a; '＝1+1"],
  ["a\t@SUM(A1)", "a\t'@SUM(A1)"],
  ["\n=1", "'\n'=1"],
  ["سطر\r\n=1+1;", "سطر\r\n'=1+1;"],
  ["a;'=1", "a;''=1"],
  ["\u200f=1+1", "'\u200f=1+1"],
])(
  "B-20 %j, of which a spreadsheet with another separator would run a part as a formula, becomes %j",
  (text, guarded) => {
    expect(getMessage(text)).toBe(guarded);
    expect(guarded.replace(/^'/, "").replace(/([;\t\r\n][\s]*)'/g, "$1")).toBe(text);
  },
);

/**
 * Splits a line as Excel does where lists are separated by semicolons: a quote inside a cell is an
 * ordinary character.
 */
const cellsBySemicolon = (row: string) => row.split(/[;\t\r\n]/);

test("B-20 no part of a line that is split at semicolons, tabs or line ends begins like a formula", () => {
  for (const mark of [";", "\t", "\n", "\r\n", "; \n", ";;"]) {
    for (const start of ["=1+1", "+1", "-1", "@A1", "＝1", "＋1", "－1", "＠A1"]) {
      const row = formatCsvRow({
        ...request,
        name: `x${mark}${start}`,
        projectDescription: `"${mark}${start}${mark}${start}`,
        email: start,
      } as Lead);
      for (const cell of cellsBySemicolon(row))
        expect(cell.trim()).not.toMatch(/^"?[=+\-@＝＋－＠]/);
    }
  }
});

test("B-20 a text of the maximum length that consists of digits is escaped in linear time", () => {
  const start = performance.now();
  for (const text of [
    "1".repeat(10_000) + "x",
    "\n".repeat(10_000) + "x",
    " ".repeat(10_000) + "x",
  ])
    formatCsvRow({ ...lead, message: text } as Lead);
  expect(performance.now() - start).toBeLessThan(500);
});
