import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { findCommonFacts } from "../engine/common-facts.ts";
import { createMark, createRow } from "../engine/keyword-rows.fixture.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { StarMark } from "../engine/star-marks.ts";
import { toolMessages } from "../tool-messages.ts";
import { Legend, SkyAxis } from "./KeywordSky.tsx";

const t = pick(toolMessages, "en");
const rows = [createRow(100, 20, { keyword: "perfume" }), createRow(90, 40, { keyword: "oud" })];
const render = (suggested: string | null, ...marks: readonly StarMark[]): string =>
  renderToStaticMarkup(<Legend {...{ t, suggested, rows, marks }} locale="en" />);

test("the legend's words for the intents end the sentence that it begins", () => {
  expect(render(null, createMark(rows)).replaceAll(/<[^>]*>/g, "")).toMatch(
    /^People who type it want:to buyA star with a number/,
  );
});

test("the ring is explained where the picture draws one, and a number where a star has one", () => {
  const apart = rows.map((row) => createMark([row]));
  expect(render("oud", ...apart)).toContain(t.skyRing);
  expect(render("oud", ...apart)).not.toContain(t.skyCounts);
  expect(render(null, ...apart)).not.toContain(t.skyRing);
  expect(render("attar", ...apart)).not.toContain(t.skyRing);
});

test("the line behind a star is explained where a figure is a range", () => {
  const counted = createRow(90, 40);
  const certain = { ...counted, volume: { ...counted.volume, certainty: "counted" as const } };
  expect(render(null, ...rows.map((row) => createMark([row])))).toContain(t.skyRange);
  expect(render(null, createMark([certain]))).not.toContain(t.skyRange);
  expect(render(null, createMark(rows))).not.toContain(t.skyRange);
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
