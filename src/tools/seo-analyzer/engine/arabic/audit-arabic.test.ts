import { expect, test } from "vitest";
import { createSource } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { PageReport } from "../../contract.ts";
import { SeoAuditSchema } from "../../server/seo-audit.ts";
import { auditPage } from "../audit.ts";
import { formatReportCsv } from "../export-report.ts";
import { readPage } from "../page/read-page.ts";
import { toReport } from "../report.ts";
import { auditArabic } from "./audit-arabic.ts";
import { formatCorrections } from "./format-corrections.ts";

const words = (count: number): string => Array.from({ length: count }, () => "كلمة").join(" ");
const audit = (body: string, head = "") => {
  const source = createSource({ head, body, tag: 'lang="ar" dir="rtl"' });
  return auditPage(readPage(source.html, source.url), source);
};

/** A page with one slip, one suggestion and thirty words. */
const shop = `<p>نصل الى بيتك.</p><p>يتم شحن الطلب خلال يومين.</p><p>${words(22)}</p>`;

test("a page with fewer than thirty Arabic words says nothing of its Arabic", () => {
  expect(audit(`<p>الى ${words(28)}</p>`).arabic).toBeUndefined();
  expect(audit(`<p>الى ${words(29)}</p>`).arabic?.wordCount).toBe(30);
  expect(audit(`<p>${"word ".repeat(100)}</p>`).arabic).toBeUndefined();
});

test("the score of a page is the same with and without slips", () => {
  const [clean, wrong] = ["إلى", "الى"].map((word) => audit(`<p>${word} ${words(40)}</p>`));
  expect(wrong!.arabic?.counts).toEqual({ hamza: 1, long: 1 });
  expect(clean!.arabic?.counts).toEqual({ long: 1 });
  expect(wrong!.score).toBe(clean!.score);
});

test("visible texts are read; navigation, code, what is hidden and Persian are not", () => {
  const read = audit(
    `<nav><a href="/">الى البيت</a></nav><h1>الى المتجر</h1><p>الى <code>الى</code> الباب</p>
     <ul><li>الى اليمين</ul><p hidden>الى هنا</p><p lang="fa">الى آنجا</p>
     <pre>الى</pre><button>الى</button><p>${words(30)}</p>`,
    '<title>الى العنوان</title><meta name="description" content="الى الوصف">',
  );
  expect(read.arabic?.findings).toEqual([
    expect.objectContaining({ place: "title", wrong: "الى", right: "إلى", times: 5 }),
  ]);
});

test("words around what is left out are no neighbours", () => {
  expect(audit(`<p>وصل من <code>x</code> من مصر ${words(30)}</p>`).arabic?.counts).toEqual({});
});

test("a finding has four whole words on each side", () => {
  const [finding] = auditArabic([
    { place: "text", text: `${words(38)} أول ثان ثالث رابع الى خامس سادس سابع ثامن ${words(40)}` },
  ])!.findings;
  expect(finding).toEqual({
    reason: "hamza",
    place: "text",
    before: "…أول ثان ثالث رابع ",
    wrong: "الى",
    after: " خامس سادس سابع ثامن…",
    right: "إلى",
    times: 1,
  });
});

test("a short sentence is whole, and a word longer than the context is cut", () => {
  const read = (text: string) =>
    auditArabic([
      { place: "text", text },
      { place: "item", text: words(40) },
    ])!.findings[0];
  expect(read("نصل الى بيتك.")).toMatchObject({ before: "نصل ", after: " بيتك." });
  const long = "x".repeat(500);
  expect(read(`${long} الى ${long}`)).toMatchObject({
    before: `…${"x".repeat(119)} `,
    after: ` ${"x".repeat(119)}…`,
  });
});

test("a final yaa without dots is a suggestion, and no slip", () => {
  const report = toReport(audit(`<p>فى المتجر الذى نحبه ${words(30)}.</p>`), "ar").arabic!;
  expect([report.errorCount, report.styleCount]).toEqual([0, 2]);
  expect(report.groups[0]!.findings[0]!.reason).toBe(
    "نقّط الياء الأخيرة: تُكتب في مصر كثيرًا بلا نقط، وخارجها تُقرأ ألفًا مقصورة.",
  );
});

test("a sign is listed once for each word before it, with how often it is there", () => {
  const text = `قهوة , شاي , قهوة , ${words(30)}`;
  expect(
    auditArabic([{ place: "text", text }])!.findings.map(({ wrong, right, times }) => [
      wrong,
      right,
      times,
    ]),
  ).toEqual([
    [" ,", "…،", 2],
    [" ,", "…،", 1],
  ]);
});

test("a hundred different findings are kept, the slips first, and all are counted", () => {
  const letters = [..."بتثجحخدذرزسشصضطظعغفقكلمنهي"];
  const made = letters.flatMap((a) => letters.slice(0, 6).map((b) => `ال${a}${b}ليله`));
  const read = auditArabic([{ place: "text", text: `يتم شحن الطلب. ${made.join(". ")}` }])!;
  expect(read.findings).toHaveLength(100);
  expect(read.counts).toEqual({ taa: 156, passive: 1 });
  expect(read.findings.every(({ reason }) => reason === "taa")).toBe(true);
});

test("the stored part keeps to its schema, and the worded part to the contract", () => {
  const stored = audit(shop);
  expect(SeoAuditSchema.parse(JSON.parse(JSON.stringify(stored))).kind).toBe("page");
  for (const locale of ["ar", "en"] as const) PageReport.parse(toReport(stored, locale));
  const { arabic: _, ...older } = stored;
  expect(toReport(older, "en").arabic).toBeUndefined();
});

test("the report is in the language of its reader", () => {
  const stored = audit(shop);
  const { sentences: _, ...worded } = toReport(stored, "en").arabic!;
  expect(worded).toEqual({
    wordCount: 30,
    errorCount: 1,
    styleCount: 1,
    summary: [
      "We read 30 Arabic words, with the title and description, without menus and buttons.",
      "A sentence has 10 words on average, the longest 22.",
    ],
    groups: [
      {
        kind: "hamza",
        severity: "error",
        title: "Hamza",
        count: 1,
        findings: [
          {
            place: "text",
            before: "نصل ",
            wrong: "الى",
            after: " بيتك.",
            right: "إلى",
            reason: "Written with a hamza.",
            times: 1,
          },
        ],
      },
      {
        kind: "passive",
        severity: "style",
        title: "“تم” with a verbal noun",
        count: 1,
        findings: [
          {
            place: "text",
            before: "",
            wrong: "يتم شحن",
            after: " الطلب خلال يومين.",
            right: "يُشحن",
            reason:
              "The verb itself is shorter than “تم” and a noun; naming who does it is clearer still.",
            times: 1,
          },
        ],
      },
    ],
  });
  expect(toReport(stored, "ar").arabic?.summary).toEqual([
    "قرأنا 30 كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
    "متوسط الجملة 10 كلمات، وأطول جملة 22 كلمة.",
  ]);
  expect(toReport(audit(`<p>${words(30)}.</p>`), "en").arabic?.summary[0]).toBe(
    "No slips found in 30 Arabic words, with the title and description, without menus and buttons.",
  );
});

test("a reason that many findings share is copied once", () => {
  const long = `${words(45)}. ${words(44)} أخرى.`;
  const text = formatCorrections(
    toReport(audit(`<p>الى او انا ${words(9)}.</p><p>${long}</p>`), "en").arabic!,
  );
  expect(text.match(/Written with a hamza/g)).toHaveLength(1);
  expect(text.match(/more than 40 words/g)).toHaveLength(1);
});

test("the place of a picture within a sentence is a space", () => {
  const [finding] = auditArabic([
    { place: "text", text: `نصل\ufffc الى\ufffcبيتك ${words(30)}` },
  ])!.findings;
  expect(`${finding!.before}${finding!.wrong}${finding!.after}`).toMatch(/^نصل {2}الى بيتك /);
});

test("the findings are in the CSV, and as a text to copy", () => {
  const report = toReport(audit(shop), "en");
  expect(formatReportCsv(report)).toContain(
    "arabic-hamza,arabic,error,,Hamza,الى: Written with a hamza.,إلى,,نصل الى بيتك.,",
  );
  expect(formatCorrections(report.arabic!)).toBe(
    "Hamza\nWritten with a hamza.\n- «الى» ← «إلى»: نصل الى بيتك.\n\n“تم” with a verbal noun\nThe verb itself is shorter than “تم” and a noun; naming who does it is clearer still.\n- «يتم شحن» ← «يُشحن»: يتم شحن الطلب خلال يومين.",
  );
});
