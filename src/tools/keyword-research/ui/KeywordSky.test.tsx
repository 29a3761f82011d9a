import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { findCommonFacts } from "../engine/common-facts.ts";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { toolMessages } from "../tool-messages.ts";
import { SkyAxis } from "./KeywordSky.tsx";
import { SkyNames } from "./SkyNames.tsx";

const rows = [
  createRow(100, 20, { keyword: "عطور" }),
  createRow(90, 40, { keyword: "محل عطور قريب مني", intent: "find" }),
];

test("the list names the stars by their numbers and says what their searchers do", () => {
  const html = renderToStaticMarkup(
    <SkyNames
      t={pick(toolMessages, "ar")}
      rows={rows}
      getNumber={(row) => rows.indexOf(row) + 1}
      active="عطور"
      chosen={null}
      onPoint={() => undefined}
    />,
  );
  const items = html.match(/<li.*?<\/li>/g)!.map((item) => item.replaceAll(/<[^>]*>/g, " "));
  expect(items.map((item) => item.replaceAll(/\s+/g, " ").trim())).toEqual([
    "1 عطور يريد الشراء",
    "2 محل عطور قريب مني يبحث عن مكان قريب",
  ]);
  expect(html).toContain('<li data-active="true">');
});

test("the words easy, medium and hard have a title that says what they measure", () => {
  const ofFile = rows.map((row): ShownRow => ({
    ...row,
    difficulty: { ...row.difficulty, source: "import" },
  }));
  for (const [locale, shown, title] of [
    ["ar", rows, "صعوبة المنافسة"],
    ["en", rows, "Keyword difficulty"],
    ["ar", ofFile, "منافسة المعلنين"],
    ["en", ofFile, "Competition among advertisers"],
  ] as const)
    expect(
      renderToStaticMarkup(
        <SkyAxis t={pick(toolMessages, locale)} common={findCommonFacts(shown)} />,
      ),
    ).toContain(title);
});
