import { expect, test } from "vitest";
import type { Cell } from "../../contract.ts";
import { createRow } from "../keyword-rows.fixture.ts";
import { groupForms, toFormKey } from "./form-groups.ts";

const row = (keyword: string, volume: number | null = 50) => createRow(volume, 20, { keyword });
const group = (...rows: ReturnType<typeof row>[]) =>
  groupForms(rows).map(({ forms, reason }) => [forms.map(({ keyword }) => keyword), reason]);

test.each([
  ["أحذية رجالي", "احذيه رجالي"],
  ["مستشفى", "مستشفي"],
  ["محل عطور", "محل العطور"],
  ["عربية مستعملة", "سيارة مستعملة"],
  ["إزاي أختار موبايل", "كيف أختار هاتف"],
  ["من أين أشتري عطور", "اشتري عطور منين"],
  ["محل عطور في القاهرة", "القاهرة محل عطور"],
  ["فين ألاقي أوض نوم", "أين أجد غرف نوم"],
])("%s and %s are forms of one phrase", (a, b) => {
  expect(toFormKey(a)).toBe(toFormKey(b));
});

test.each([
  ["محل عطور", "محلات عطور"],
  ["عيادة أسنان", "دكتور أسنان"],
  ["سيارة مستعملة", "سيارة جديدة"],
])("%s and %s are two phrases", (a, b) => {
  expect(toFormKey(a)).not.toBe(toFormKey(b));
});

test("the form that is searched for most is the one for the title", () => {
  expect(group(row("سيارة مستعملة", 50), row("عربية مستعملة", 500), row("شقق للبيع"))).toEqual([
    [["عربية مستعملة", "سيارة مستعملة"], "searches"],
    [["شقق للبيع"], null],
  ]);
});

test("volumes that the page shows as one band do not decide", () => {
  expect(group(row("عربية مستعملة", 90), row("سيارة مستعملة", 20))).toEqual([
    [["سيارة مستعملة", "عربية مستعملة"], "standard"],
  ]);
  const count = (value: number): Cell => ({
    value,
    range: null,
    source: "dataforseo",
    certainty: "counted",
    asOf: null,
  });
  const counted = [
    { ...row("سيارة مستعملة"), volume: count(20) },
    { ...row("عربية مستعملة"), volume: count(21) },
  ];
  expect(group(...counted)).toEqual([[["عربية مستعملة", "سيارة مستعملة"], "searches"]]);
});

test("of equal spellings the careful one is chosen, and none where all are careful", () => {
  expect(group(row("احذيه"), row("احذية"), row("أحذية"))).toEqual([
    [["أحذية", "احذية", "احذيه"], "spelling"],
  ]);
  expect(group(row("مستشفي"), row("مستشفى"))[0]).toEqual([["مستشفى", "مستشفي"], "spelling"]);
  expect(group(row("محامى"), row("محامي"))[0]).toEqual([["محامي", "محامى"], "spelling"]);
  expect(group(row("محل عطور"), row("محل العطور"))[0]![1]).toBe("equal");
});

test("a form without a figure is after those with one", () => {
  expect(group(row("أحذية", null), row("احذيه", 20))[0]).toEqual([["احذيه", "أحذية"], "searches"]);
});
