import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { findCommonFacts } from "../engine/common-facts.ts";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import type { SortOrder } from "../engine/table-view.ts";
import { toolMessages } from "../tool-messages.ts";
import { KeywordTable } from "./KeywordTable.tsx";

const rows = [
  createRow(500, 60, { keyword: "first" }),
  createRow(900, 20, { keyword: "second" }),
  createRow(50, 40, { keyword: "third" }),
];

const listNumbers = (sortOrder: SortOrder | null): readonly (readonly string[])[] => {
  const html = renderToStaticMarkup(
    <KeywordTable
      t={pick(toolMessages, "en")}
      locale="en"
      label="results"
      rows={rows}
      marks={new Map()}
      common={findCommonFacts(rows)}
      hasGroups={false}
      selected={new Set()}
      onSelect={() => undefined}
      sortOrder={sortOrder}
      onSort={() => undefined}
      onBrief={() => undefined}
    />,
  );
  return [...html.matchAll(/aria-label="(\d+)".*?<bdi>(\w+)<\/bdi>/g)].map(
    ([, number, keyword]) => [number!, keyword!],
  );
};

test("the table has the order and the numbers of the picture", () => {
  expect(listNumbers(null)).toEqual([
    ["1", "first"],
    ["2", "second"],
    ["3", "third"],
  ]);
});

test("sorting moves a phrase, and its number stays", () => {
  expect(listNumbers({ column: "difficulty", isDescending: false })).toEqual([
    ["2", "second"],
    ["3", "third"],
    ["1", "first"],
  ]);
});

test("a range of searches is one line at every width, and its bar goes below it", async () => {
  const sheet = await readFile(new URL("./styles/figures.css", import.meta.url), "utf8");
  const range = /\.kr-volume \.kr-figure > bdi \{([^}]*)\}/.exec(sheet)![1];
  expect(range).toContain("white-space: nowrap");
  expect(/:is\(\.kr-volume, [^{]*\{([^{}]*)/.exec(sheet)![1]).toContain("flex-wrap: wrap");
});
