import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { findCommonFacts } from "../engine/common-facts.ts";
import { createEstimate, createRow } from "../engine/keyword-rows.fixture.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { suggestPhrase } from "../engine/suggest-phrase.ts";
import { toolMessages } from "../tool-messages.ts";
import { TableNotes } from "./CommonNotes.tsx";
import { Suggestion } from "./Suggestion.tsx";

/** The words of the advice, without what only screen readers hear. */
function show(rows: readonly ShownRow[], locale: Locale = "en"): string {
  const html = renderToStaticMarkup(
    <Suggestion
      t={pick(toolMessages, locale)}
      {...{ rows, locale }}
      marks={new Map()}
      common={findCommonFacts(rows)}
      suggestion={suggestPhrase(rows)!}
    />,
  );
  return toWords(html);
}
const toWords = (html: string): string =>
  html
    .replaceAll(/<span class="kit-hidden">.*?<\/span>/g, "")
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<\/(?:h3|p|dt|div|bdi)>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/ +/g, " ")
    .trim();
const createOwn = (difficulty: number, more: Partial<ShownRow> = {}): ShownRow =>
  createRow(1000, difficulty, {
    group: "keyword",
    keyword: "perfume",
    volume: createEstimate(1000, [1000, 10_000]),
    ...more,
  });

test("the advice has the figures of the table, beside those of the searched phrase", () => {
  const oud = createRow(0, 38, { keyword: "oud", volume: createEstimate(900, [100, 1000]) });
  const rows = [createOwn(49), oud];
  expect(show(rows)).toBe(
    "Start with a page for oud Keyword difficulty 38 MediumYours: 49 " +
      "Monthly search volume 100–1K Yours: 1K–10K",
  );
  expect(show(rows, "ar")).toBe(
    "ابدأ بصفحة عن oud صعوبة المنافسة 38 متوسطةعبارتك: 49 " +
      "البحث شهريًا 100–1,000 عبارتك: 1,000–10,000",
  );
});

test("an own phrase says by its figure why it stays", () => {
  expect(show([createOwn(21)])).toContain("your own phrase perfume Keyword difficulty 21 Easy");
  expect(show([createOwn(21)])).toContain("Its difficulty is under 30: you need no other phrase.");
  expect(show([createOwn(44), createRow(900, 50)])).toContain("No phrase here is easier.");
  expect(show([createOwn(44), createRow(900, 42), createRow(50, 20)])).toContain(
    "The easier phrases here are less than 5 points lower or have far fewer searches.",
  );
  expect(show([createOwn(44), createRow(900, 42), createRow(50, 20)], "ar")).toContain(
    "العبارات الأسهل هنا تقل عنها بأقل من 5 نقاط أو البحث عنها قليل جدًا بجانب عبارتك.",
  );
});

test("an easy phrase that hardly anyone types is not called enough", () => {
  const rare = createOwn(19, { volume: createEstimate(8, [0, 10]) });
  expect(show([rare])).toContain("It is easy, but few people search for it.");
  expect(show([rare], "ar")).toContain("سهلة، لكن قليلون يبحثون بها. أضف إليها");
  const oud = createRow(0, 25, { keyword: "oud", volume: createEstimate(40, [10, 100]) });
  const words = show([rare, oud], "ar");
  expect(words).toMatch(/^ابدأ بصفحة عن oud /);
  expect(words).toContain("عبارتك سهلة، لكن قليلون يبحثون بها. أضف إليها هذه");
  expect(words).not.toContain("فلا تحتاج");
});

test("where everything is hard no phrase is named, and the way to an easier one is", () => {
  const words = show([createOwn(90), createRow(900, 80)]);
  expect(words).toMatch(/^We found no phrase to start with Keyword difficulty 90 Hard/);
  expect(words).toContain("Every phrase here is hard. Add your city or district");
});

test("competition of the visitor's own file is called what the file calls it", () => {
  const ofFile = (row: ShownRow): ShownRow => ({
    ...row,
    difficulty: { ...row.difficulty, source: "import" },
  });
  const words = show([ofFile(createOwn(44)), ofFile(createRow(900, 20))]);
  expect(words).toContain("Competition among advertisers 20 Easy");
  expect(words).not.toContain("Keyword difficulty");
});

const note = (rows: readonly ShownRow[], isLocal = false): string =>
  toWords(
    renderToStaticMarkup(
      <TableNotes
        t={pick(toolMessages, "en")}
        locale="en"
        rows={rows}
        common={findCommonFacts(rows)}
        isLocal={isLocal}
      />,
    ),
  );

test("for a phrase that a map answers, a place on the map is advised and no page", () => {
  const near = createRow(900, 5, { keyword: "sweets shop near me", intent: "find" });
  expect(note([createOwn(44), near])).toContain(
    "People who type “sweets shop near me” see Google Maps first",
  );
  expect(show([createOwn(44), near])).not.toContain("near me");
  expect(note([createOwn(44), createRow(900, 20)])).not.toContain("Google Maps");
});

test("below the table it is said once which figures are missing, why, and how to have them", () => {
  expect(note([createOwn(44)])).toContain("CPC is not shown: our estimates");
  const counted = createOwn(44);
  expect(note([{ ...counted, volume: { ...counted.volume, certainty: "counted" } }])).toContain(
    "no figures for the cost of one visit from an advert (CPC), so they are not shown.",
  );
  expect(note([{ ...counted, cpc: createEstimate(2) }])).toBe("");
});
