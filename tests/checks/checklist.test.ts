import { expect, test } from "vitest";
import { evaluateChecklist } from "../../scripts/checks/evaluate-checklist.ts";
import { readTestTitles } from "../../scripts/checks/test-titles.ts";

test.each([
  [`test("R-01 home is there", () => {});`, ["R-01 home is there"]],
  [`it('R-01 home is there', () => {});`, ["R-01 home is there"]],
  [`test.each([["a"], ["b"]])("R-01 R-02 %s is there", (a) => {});`, ["R-01 R-02 %s is there"]],
  [
    `test.each([["R-01", "a"], ["R-02", "b"]])("%s: %s is there", (a) => {});`,
    ["%s: %s is there R-01 R-02"],
  ],
  [`const rows = [["R-01"]]; test.for(rows)("%s is there", (a) => {});`, ["%s is there R-01"]],
  [`test.each(["R-01"])("the same every time", (a) => {});`, ["the same every time"]],
  [
    "for (const l of all) test(`R-01 in ${l} home is there`, () => {});",
    ["R-01 in … home is there"],
  ],
  [
    'for (const l of all) test(`${l === "ar" ? "R-01" : "R-33"} home`, () => {});',
    ["… home R-01 R-33"],
  ],
  [
    'for (const l of all) { const ids = l === "ar" ? "R-01" : "R-33"; test(`${ids} home`, () => {}); }',
    ["… home R-01 R-33"],
  ],
  [`describe("L-20 the cursor", () => { test("waits", () => {}); });`, ["L-20 the cursor waits"]],
  [`test.describe("L-20", () => { test("waits", async ({ page }) => {}); });`, ["L-20 waits"]],
  [`test.skip("R-01 home is there", () => {});`, []],
  [`describe.skip("R-01", () => { test("home", () => {}); });`, []],
  [`test.beforeEach("R-01", () => {}); test.step("R-02", () => {}); latest("R-03", () => {});`, []],
  [`// test("R-01 home is there", () => {});\nconst a = 'test("R-02")';`, []],
])("the titles of %s", (code, titles) => {
  expect(readTestTitles("a.test.ts", code)).toEqual(titles);
});

const checklist = `# Checklist\n\nWords about R-99.\n\n## R Routes\n- R-01 \`/\` shows Home\n- R-02 \`/services\` shows the services list\n\n## V Speed test\n- V-01 at first there is a card\n`;
const evaluate = (titles: readonly string[], later: Readonly<Record<string, string>> = {}) =>
  evaluateChecklist({ checklist, later, closed: new Set(["R"]), titles: { "a.test.ts": titles } });

test("a promise is shown with the tests that name it", () => {
  const { areas, problems } = evaluate(["R-01 R-02 each page is there", "R-01 home has words"]);
  expect(areas).toEqual([
    {
      letter: "R",
      name: "Routes",
      isClosed: true,
      promises: [
        {
          id: "R-01",
          text: "`/` shows Home",
          later: undefined,
          tests: ["a.test.ts: R-01 R-02 each page is there", "a.test.ts: R-01 home has words"],
        },
        {
          id: "R-02",
          text: "`/services` shows the services list",
          later: undefined,
          tests: ["a.test.ts: R-01 R-02 each page is there"],
        },
      ],
    },
    {
      letter: "V",
      name: "Speed test",
      isClosed: false,
      promises: [{ id: "V-01", text: "at first there is a card", later: undefined, tests: [] }],
    },
  ]);
  expect(problems).toEqual([]);
});

test("a promise of a closed area without a test is a problem, one of an open area is none", () => {
  expect(evaluate(["R-01 home is there"]).problems).toEqual([
    "R-02 has no test: `/services` shows the services list",
  ]);
});

test("a promise with a reason to wait is no problem until it has a test", () => {
  expect(evaluate(["R-01 home is there"], { "R-02": "services open next" }).problems).toEqual([]);
  expect(evaluate(["R-01 R-02 both are there"], { "R-02": "services open next" }).problems).toEqual(
    ["R-02 has a test and needs no reason to wait any more"],
  );
});

test("an id that the checklist does not have is a problem, in a title and among those that wait", () => {
  expect(evaluate(["R-01 R-02 R-03 all are there"], { "R-04": "it waits" }).problems).toEqual([
    "R-04 waits for a test and is not on the checklist",
    "R-03 is not on the checklist: a.test.ts: R-01 R-02 R-03 all are there",
  ]);
});

test("what only looks like an id is none", () => {
  expect(evaluate(["R-01 R-02 both in UTF-16 and ISO-8859"]).problems).toEqual([]);
});

test.each([
  "R-01…R-02 both",
  "R-01-R-02 both",
  "R-01 to R-02 both",
  "R-01–02 both",
  "R-01 R-02 and R-01..R-02",
])("a range is a problem: %s", (title) => {
  expect(evaluate([title, "R-01 R-02 both"]).problems).toEqual([
    `a title names each id by itself: a.test.ts: ${title}`,
  ]);
});

test("a closed area that the checklist does not have is a problem", () => {
  expect(
    evaluateChecklist({ checklist, later: {}, closed: new Set(["Y"]), titles: {} }).problems,
  ).toEqual(["Y is closed and no area of the checklist"]);
});
