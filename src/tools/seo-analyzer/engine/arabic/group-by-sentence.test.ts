import { expect, test } from "vitest";
import { ArabicReport } from "../../arabic-contract.ts";
import { ArabicAuditSchema } from "../../server/arabic-schema.ts";
import { toArabicReport } from "./arabic-report.ts";
import { auditArabic } from "./audit-arabic.ts";

const filler = { place: "item", text: Array.from({ length: 30 }, () => "كلمة").join(" ") } as const;

/** The sentences of a report: marked words in brackets, then the corrected sentence. */
function read(...texts: string[]) {
  const audit = auditArabic([...texts.map((text) => ({ place: "text", text }) as const), filler])!;
  ArabicAuditSchema.parse(audit);
  const { sentences } = ArabicReport.parse(toArabicReport(audit, "en"));
  return sentences!.map((sentence) => ({
    ...sentence,
    shown: sentence.parts.map(({ text, severity }) => (severity ? `[${text}]` : text)).join(""),
  }));
}

test("a sentence is listed once with all its slips, and once corrected", () => {
  const found = read("نوصل القهوه الى بيتك , و نرد خلال ساعه.");
  expect(found).toHaveLength(1);
  expect(found[0]!.shown).toBe("نوصل [القهوه] [الى] بيتك[ ,] [و نرد] خلال [ساعه].");
  expect(found[0]!.right).toBe("نوصل القهوة إلى بيتك، ونرد خلال ساعة.");
  expect(found[0]!.corrections.map(({ wrong, right }) => `${wrong} ${right}`)).toEqual([
    "القهوه القهوة",
    "الى إلى",
    " , …،",
    "و نرد ونرد",
    "ساعه ساعة",
  ]);
});

test("slips come before suggestions, in a sentence and in the list", () => {
  const found = read("يتم شحن الطلب اليوم.", "يتم شحن الطلب الى بيتك.");
  expect(found.map(({ shown }) => shown)).toEqual(["[يتم شحن] الطلب [الى] بيتك."]);
  expect(
    found[0]!.corrections.map(({ severity, wrong, times }) => [severity, wrong, times]),
  ).toEqual([
    ["error", "الى", 1],
    ["style", "يتم شحن", 2],
  ]);
  expect(found[0]!.right, "a suggestion is the writer's choice").toBe("يتم شحن الطلب إلى بيتك.");
  expect(read("يتم شحن الطلب اليوم.")[0]!.right).toBe("يُشحن الطلب اليوم.");
});

test("slips that overlap are one place, and brackets keep what is between them", () => {
  const [one, two] = read("نحب قهوتكم و إسم المتجر.", "المكتب ( الدور الثاني ) مفتوح الى الليل.");
  expect(one!.shown).toContain("[و إسم]");
  expect(one!.right).toBe("نحب قهوتكم واسم المتجر.");
  expect(two!.right).toBe("المكتب (الدور الثاني) مفتوح إلى الليل.");
});

test("a long sentence is shown in pieces around what is marked, and is said to be long once", () => {
  const rest = Array.from({ length: 200 }, () => "كلمة").join(" ");
  const found = read(`نصل الى بيتك ${rest} او القهوه ${rest}.`);
  expect(found.map(({ shown }) => shown.replace(/(?:كلمة ?)+/gu, "~"))).toEqual([
    "نصل [الى] بيتك ~…",
    expect.stringMatching(/^…~ ?\[او\] \[القهوه\] ~…$/),
  ]);
  expect(found.map(({ corrections }) => corrections.some(({ wrong }) => wrong === null))).toEqual([
    true,
    false,
  ]);
  expect(found.every(({ right }) => right!.length < 500)).toBe(true);
});

test("a page with thousands of slips keeps to the schema and lists each kind of slip", () => {
  const many = Array.from({ length: 3_000 }, (_, i) => `الى،القهوه ${i % 7 === 0 ? "." : ""}`).join(
    " ",
  );
  const found = read(many, "( ،,،".repeat(500));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(60);
});
