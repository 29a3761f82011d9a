import { describe, expect, test } from "vitest";
import type { PlannerFile } from "./planner-file.ts";
import { readCompetition, readCount, readMoney, readMonth, readPeriod } from "./planner-values.ts";
import { readPlannerFile } from "./read-planner-file.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, { hasMark = true, isBig = false } = {}): Uint8Array {
  const units = [...(hasMark ? "\uFEFF" : ""), ...text.split("")].map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

function read(bytes: Uint8Array): PlannerFile {
  const outcome = readPlannerFile(bytes, "Keyword Stats.csv");
  if (typeof outcome === "string") throw new Error(`refused: ${outcome}`);
  return outcome;
}

const english = [
  "Keyword",
  "Currency",
  "Segmentation",
  "Avg. monthly searches",
  "Three month change",
  "YoY change",
  "Competition",
  "Competition (indexed value)",
];
const bids = [
  "Top of page bid (low range)",
  "Top of page bid (high range)",
  "Ad impression share",
  "In Account",
  "Searches: Aug 2025",
  "Searches: Jul 2026",
];
const title = ["Keyword Stats 2026-09-08 at 16_21_37", "1 August 2025 - 31 July 2026"];

describe("a file of Keyword Planner", () => {
  test("a month counts once, and of more months than sixty the latest are read", () => {
    const months = Array.from({ length: 72 }, (_, i) => {
      const name = new Date(Date.UTC(2020, i, 1)).toLocaleString("en", { month: "short" });
      return `Searches: ${name} ${2020 + Math.floor(i / 12)}`;
    });
    const headings = ["Keyword", ...months, ...months];
    const counts = headings.slice(1).map((_, i) => String(i));
    const [row] = read(
      utf8([headings, ["oud", ...counts]].map((l) => l.join(",")).join("\n")),
    ).rows;
    expect(row!.monthly).toHaveLength(60);
    expect(row!.monthly[0]).toEqual({ month: "2021-01", count: 12 });
    expect(row!.monthly.at(-1)).toEqual({ month: "2025-12", count: 71 });
  });

  test("UTF-16 with tabs, two title lines, totals without a keyword, and amounts with a comma", () => {
    const rows = [
      [...english, ...bids],
      ["", "", "All", "1300.0"],
      [
        "kitchen design",
        "EGP",
        "",
        "1300.0",
        "-17%",
        "26%",
        "Medium",
        "62",
        '"5,16"',
        '"23,53"',
        "",
        "Y",
        "1000",
        "1,600",
      ],
      [
        "مطابخ",
        "EGP",
        "",
        "880.0",
        "0%",
        "0%",
        "High",
        "91",
        '"3,00"',
        '"12,40"',
        "",
        "",
        "720",
        "1000",
      ],
    ];
    const file = read(utf16([...title, ...rows.map((row) => row.join("\t"))].join("\n")));
    expect(file).toMatchObject({
      name: "Keyword Stats.csv",
      from: "2025-08",
      to: "2026-07",
      isRounded: false,
      isCut: false,
    });
    expect(file.rows).toEqual([
      {
        keyword: "kitchen design",
        volume: [1300, 1300],
        competition: [62, 62],
        bid: [5.16, 23.53],
        currency: "EGP",
        monthly: [
          { month: "2025-08", count: 1000 },
          { month: "2026-07", count: 1600 },
        ],
      },
      {
        keyword: "مطابخ",
        volume: [880, 880],
        competition: [91, 91],
        bid: [3, 12.4],
        currency: "EGP",
        monthly: [
          { month: "2025-08", count: 720 },
          { month: "2026-07", count: 1000 },
        ],
      },
    ]);
  });

  describe("cells of any length", () => {
    const size = 1_000_000;
    const line = (keyword: string, currency = "EGP"): string => `${keyword},${currency},1300,2.40`;
    const heading = "Keyword,Currency,Avg. monthly searches,Top of page bid (low range)";

    test("a phrase longer than a keyword can be is left out, and a file of such phrases is refused", () => {
      const long = line("ك".repeat(size));
      const rows = read(
        utf8([heading, long, line("k".repeat(81)), line("k".repeat(80))].join("\n")),
      );
      expect(rows.rows.map(({ keyword }) => keyword)).toEqual(["k".repeat(80)]);
      expect(readPlannerFile(utf8(`${heading}\n${long}`), "k.csv")).toBe("no-rows");
    });

    test("a price in a currency that is none is unknown, and not one in dollars", () => {
      const { rows } = read(utf8(`${heading}\n${line("kitchen", "E".repeat(size))}`));
      expect(rows).toMatchObject([{ keyword: "kitchen", currency: "", bid: null }]);
    });
  });

  test.each([
    ["UTF-8 with commas", utf8],
    ["UTF-8 with its mark", (text: string) => utf8(`\uFEFF${text}`)],
    ["UTF-8 with semicolons", (text: string) => utf8(text.replaceAll(",", ";"))],
    ["UTF-8 with tabs", (text: string) => utf8(text.replaceAll(",", "\t"))],
    ["UTF-16 without its mark", (text: string) => utf16(text, { hasMark: false })],
    ["UTF-16, the other byte first", (text: string) => utf16(text, { isBig: true })],
  ])("%s, ranges instead of numbers", (_, encode) => {
    const file = read(
      encode(
        "Keyword,Currency,Avg. monthly searches,Competition\r\nkitchen design,USD,1K – 10K,Low\r\ncheap kitchens,USD,10 - 100,High\r\n,USD,,\r\nbare,USD,--,\r\n",
      ),
    );
    expect(
      file.rows.map(({ keyword, volume, competition }) => [keyword, volume, competition]),
    ).toEqual([
      ["kitchen design", [1000, 10_000], [0, 33]],
      ["cheap kitchens", [10, 100], [67, 100]],
      ["bare", null, null],
    ]);
  });

  test("headings, months, ranges and bands in Arabic", () => {
    const headings =
      "الكلمة الرئيسية,العملة,متوسط عدد عمليات البحث الشهرية,المنافسة,المنافسة (القيمة المفهرسة),عرض سعر أعلى الصفحة (النطاق المنخفض),عرض سعر أعلى الصفحة (النطاق المرتفع),عمليات البحث: يناير 2026,عمليات البحث: فبراير 2026";
    const file = read(
      utf8(
        `إحصاءات الكلمات الرئيسية\n1 أغسطس 2025 – 31 يوليو 2026\n${headings}\nتصميم مطابخ,EGP,1 ألف – 10 آلاف,عالية,,٥٫١٦,23.5,١٢٠٠,"1,300"\nمطابخ خشب,EGP,١٠٠–١٠٠٠,متوسطة,,,,,\nمطبخ صغير,EGP,100 ألف – مليون,منخفضة,12,,,,\n`,
      ),
    );
    expect(file).toMatchObject({ from: "2025-08", to: "2026-07" });
    expect(file.rows).toMatchObject([
      {
        keyword: "تصميم مطابخ",
        volume: [1000, 10_000],
        competition: [67, 100],
        bid: [5.16, 23.5],
        monthly: [
          { month: "2026-01", count: 1200 },
          { month: "2026-02", count: 1300 },
        ],
      },
      { keyword: "مطابخ خشب", volume: [100, 1000], competition: [34, 66], bid: null },
      { keyword: "مطبخ صغير", volume: [100_000, 1_000_000], competition: [12, 12] },
    ]);
  });

  test("Arabic that Excel saved on an Arabic Windows (windows-1256)", () => {
    // The bytes of "مطابخ" and "كلمة رئيسية" in that code page.
    const [keyword, heading] = [
      [0xe3, 0xd8, 0xc7, 0xc8, 0xce],
      [0xdf, 0xe1, 0xe3, 0xc9, 0x20, 0xd1, 0xc6, 0xed, 0xd3, 0xed, 0xc9],
    ];
    const file = read(
      Uint8Array.from([...heading!, ...utf8(",Competition\n"), ...keyword!, ...utf8(",High\n")]),
    );
    expect(file.rows).toMatchObject([{ keyword: "مطابخ", competition: [67, 100] }]);
  });

  test("numbers are ranges where all are among those that the Planner writes for ranges", () => {
    const rows = [50, 500, 500, 5000, 0, 50, 50_000].map((volume, i) => `phrase ${i},${volume}`);
    const file = read(utf8(`Keyword,Avg. monthly searches\n${rows.join("\n")}`));
    expect(file.isRounded).toBe(true);
    expect(file.rows.map(({ volume }) => volume)).toEqual([
      [10, 100],
      [100, 1000],
      [100, 1000],
      [1000, 10_000],
      [0, 0],
      [10, 100],
      [10_000, 100_000],
    ]);
    expect(
      read(utf8(`Keyword,Avg. monthly searches\n${rows.join("\n")}\nexact,480`)),
    ).toMatchObject({ isRounded: false });
    expect(read(utf8(`Keyword,Avg. monthly searches\na,50\nb,500`))).toMatchObject({
      isRounded: false,
    });
  });

  test("minimum and maximum in columns of their own, headings of an older file, a phrase in two segments", () => {
    expect(
      read(utf8("Keyword,Min search volume,Max search volume\nkitchen,100,1000")).rows,
    ).toMatchObject([{ volume: [100, 1000] }]);
    expect(
      read(
        utf8(
          "Ad group,Keyword,Avg. Monthly Searches (exact match only),Suggested bid\nx,kitchen,90,1.20",
        ),
      ).rows,
    ).toMatchObject([{ volume: [90, 90], bid: [1.2, 1.2] }]);
    expect(
      read(
        utf8("Keyword,Segmentation,Avg. monthly searches\na,Mobile,70\na,All,90\na,Computers,20"),
      ).rows,
    ).toMatchObject([{ keyword: "a", volume: [90, 90] }]);
  });
});

describe("another file", () => {
  test.each([
    ["nothing", new Uint8Array(), "no-keywords"],
    ["a letter", utf8("Dear Sir,\nthe keyword is here."), "no-keywords"],
    ["a list that has only a column of keywords", utf8("Keyword,Note\nkitchen,x"), "no-keywords"],
    ["headings alone", utf8("Keyword,Avg. monthly searches\n"), "no-rows"],
    ["a spreadsheet by its content", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), "spreadsheet"],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), "no-keywords"],
  ])("%s is refused", (_, bytes, problem) => {
    expect(readPlannerFile(bytes, "x.csv")).toBe(problem);
  });

  test("of more than fifty thousand phrases the first are read", () => {
    const file = read(
      utf8(
        `Keyword,Competition\n${Array.from({ length: 50_003 }, (_, i) => `phrase ${i},Low`).join("\n")}`,
      ),
    );
    expect(file.rows.length).toBe(50_000);
    expect(file.isCut).toBe(true);
  });
});

test.each([
  ["1,300", [1300, 1300]],
  ["1.300", [1300, 1300]],
  ["1 300", [1300, 1300]],
  ["١٬٣٠٠", [1300, 1300]],
  ["220.0", [220, 220]],
  ["1,300,000", [1_300_000, 1_300_000]],
  ["1K – 10K", [1000, 10_000]],
  ["10 - 100", [10, 100]],
  ["100K — 1M", [100_000, 1_000_000]],
  ["1.5K – 2.5K", [1500, 2500]],
  ["1 to 10", [1, 10]],
  ["١٠٠–١٠٠٠", [100, 1000]],
  ["1 ألف – 10 آلاف", [1000, 10_000]],
  ["10 آلاف – 100 ألف", [10_000, 100_000]],
  ["مليون – 10 ملايين", [1_000_000, 10_000_000]],
  ["من 5", null],
  ["<10", [0, 10]],
  ["0", [0, 0]],
  ["--", null],
  ["", null],
  ["many", null],
  ["9".repeat(400), null],
  [`${"9".repeat(300)} b`, null],
  ["2,000 b", null],
])("a count of «%s»", (cell, span) => {
  expect(readCount(cell)).toEqual(span);
});

test.each([
  ["5,16", 5.16],
  ["5.16", 5.16],
  ["1,234.56", 1234.56],
  ["1.234,56", 1234.56],
  ["1,234", 1234],
  ["٥٫١٦", 5.16],
  ["$2.40", 2.4],
  ["0", 0],
  ["—", null],
  ["9".repeat(300), null],
])("an amount of «%s»", (cell, value) => {
  expect(readMoney(cell)).toBe(value);
});

test.each([
  ["Jan 2026", "2026-01"],
  ["Sept 2025", "2025-09"],
  ["يناير 2026", "2026-01"],
  ["أغسطس ٢٠٢٥", "2025-08"],
  ["تشرين الثاني 2025", "2025-11"],
  ["1 August 2025", "2025-08"],
  ["Aug 1, 2025", "2025-08"],
  ["2025-08-01", "2025-08"],
  ["soon 2026", null],
  ["January", null],
])("the month of «%s»", (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test("periods and bands", () => {
  expect(readPeriod("Aug 1, 2025 - Jul 31, 2026")).toEqual(["2025-08", "2026-07"]);
  expect(readPeriod("Keyword Stats 2026-09-08 at 16_21_37")).toBeNull();
  expect(["Low", "مرتفع", "عالٍ", "Unknown", "—"].map(readCompetition)).toEqual([
    [0, 33],
    [67, 100],
    [67, 100],
    null,
    null,
  ]);
});
