import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import type { Cell } from "../contract.ts";
import { createRow } from "../engine/keyword-rows.fixture.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { suggestPhrase } from "../engine/suggest-phrase.ts";
import { toolMessages } from "../tool-messages.ts";
import { Suggestion } from "./Suggestion.tsx";

const t = pick(toolMessages, "en");
const render = (hasVariants: boolean, rows: readonly ShownRow[]): string =>
  renderToStaticMarkup(
    <Suggestion {...{ t, rows, hasVariants }} locale="en" suggestion={suggestPhrase(rows)!} />,
  );
const show = (...rows: readonly ShownRow[]): string => render(false, rows);
const createOwn = (difficulty: number, more: Partial<ShownRow> = {}): ShownRow =>
  createRow(1000, difficulty, { group: "keyword", ...more });
const count = (value: number): Cell => ({
  value,
  range: null,
  source: "dataforseo",
  certainty: "counted",
  asOf: null,
});

test("an easy phrase of one's own needs no easier one, and a harder one says that none was found", () => {
  expect(show(createOwn(21))).toContain("easy (21 of 100). You need no easier one.");
  const medium = show(createOwn(44), createRow(900, 40));
  expect(medium).toContain("medium (44 of 100). No phrase in an easier band");
  expect(medium).not.toContain("ou need no easier one");
});

test("only counted searches are compared without calling it an estimate", () => {
  expect(show(createOwn(44), createRow(400, 20))).toContain("We estimate fewer searches for it");
  expect(show(createOwn(44), createRow(2000, 20))).toContain("We estimate more searches for it");
  expect(show(createOwn(44), createRow(1000, 20))).toContain(
    "We estimate its searches in the same",
  );
  const own = createOwn(44, { volume: count(1000) });
  expect(show(own, createRow(0, 20, { volume: count(400) }))).toContain("It is searched for less");
  expect(show(own, createRow(0, 20, { volume: count(2000) }))).toContain("It is searched for more");
  expect(show(own, createRow(0, 20, { volume: count(1000) }))).toContain(
    "It is searched for about as often",
  );
});

test("what the searchers want is said as a likelihood", () => {
  expect(show(createOwn(44), createRow(400, 20, { intent: "find" }))).toContain(
    "and people who type it usually want to find a place.",
  );
});

test("the button for every variant is named only while it is there", () => {
  const rows = [createOwn(90), createRow(900, 80)];
  expect(render(false, rows)).toContain("Press “Show every variant”");
  expect(render(true, rows)).toContain(
    "Add your city or district, or what exactly you sell, and search",
  );
});

test("three phrases are named in one sentence, and the reasons are those of the first", () => {
  const rows = [
    createOwn(44, { keyword: "perfume" }),
    createRow(900, 20, { keyword: "oud" }),
    createRow(800, 22, { keyword: "musk" }),
    createRow(700, 24, { keyword: "attar" }),
  ];
  expect(show(...rows)).toContain(
    "Start with three pages, one for each phrase: “oud”, “musk” and “attar”<",
  );
  expect(show(...rows)).toContain("Why the first? Difficulty: easy (20 of 100)");
  const arabic = renderToStaticMarkup(
    <Suggestion
      {...{ rows }}
      t={pick(toolMessages, "ar")}
      locale="ar"
      suggestion={suggestPhrase(rows)!}
      hasVariants
    />,
  );
  expect(arabic).toContain("ابدأ بثلاث صفحات، واحدة لكل عبارة: «oud» و«musk» و«attar»<");
  expect(show(createOwn(90), createRow(900, 20, { keyword: "oud" }))).toMatch(/: “oud” and /);
  expect(show(createOwn(21))).toContain("Start with a page for your own phrase");
});

test("competition of the visitor's own file is called what the file calls it", () => {
  const ofFile = (row: ShownRow): ShownRow => ({
    ...row,
    difficulty: { ...row.difficulty, source: "import" },
  });
  const harder = show(ofFile(createOwn(44)), ofFile(createRow(900, 20)));
  expect(harder).toContain("Competition among advertisers: easy (20 of 100); your phrase: medium");
  expect(show(ofFile(createOwn(21)))).toContain("Competition among advertisers: easy (21 of 100)");
  expect(show(ofFile(createOwn(44)))).toContain("Competition among advertisers: medium (44");
  expect(harder).not.toContain("Difficulty");
});

test("for a phrase that a map answers, a place on the map is advised and no page", () => {
  const near = createRow(900, 5, { keyword: "sweets shop near me", intent: "find" });
  const html = show(createOwn(44, { keyword: "sweets" }), near);
  expect(html).toContain("Whoever types “sweets shop near me” sees Google Maps first");
  expect(html).not.toContain("Start with a page for “sweets shop near me”");
  expect(show(createOwn(44), createRow(900, 20))).not.toContain("Google Maps");
});
