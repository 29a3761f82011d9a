import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toBrowserAudit, NoScoreError } from "./browser-audit.ts";
import type { LighthouseReport } from "./lighthouse-report.ts";
import { SpeedAuditSchema } from "./speed-audit-schema.ts";
import { toResult } from "./speed-audit.ts";

// The result of Lighthouse 13.5 for a small page with two large files, reduced to the parts that
// are used here.
const sample = JSON.parse(
  readFileSync(join(import.meta.dirname, "sample-report.json"), "utf8"),
) as LighthouseReport;
const request = {
  url: "http://shop.example/start",
  device: "mobile",
  at: new Date("2026-11-21T12:00:00Z"),
} as const;
const createAudit = (report: LighthouseReport) => toBrowserAudit(report, report, request);

/** The sample with one audit changed. */
function withAudit(id: string, changed: object): LighthouseReport {
  return { ...sample, audits: { ...sample.audits, [id]: { ...sample.audits[id]!, ...changed } } };
}

test("V-16 the score is Lighthouse's own, in whole points", () => {
  expect(createAudit(sample)).toMatchObject({
    kind: "browser",
    score: 98,
    url: "http://shop.example/",
    askedUrl: request.url,
    device: "mobile",
    testedAt: "2026-11-21T12:00:00.000Z",
  });
});

test("V-16 a page without a score by Lighthouse has no score here", () => {
  const unscored = {
    ...sample,
    categories: { performance: { ...sample.categories.performance!, score: null } },
  };
  expect(() => createAudit(unscored)).toThrow(NoScoreError);
  expect(() =>
    createAudit(withAudit("largest-contentful-paint", { score: null, scoreDisplayMode: "error" })),
  ).toThrow(NoScoreError);
});

test("V-17 the reasons are the five metrics with value, band and weight", () => {
  expect(createAudit(sample).metrics).toEqual([
    { id: "fcp", value: 1595, band: "good", weight: 10 },
    { id: "lcp", value: 1595, band: "good", weight: 25 },
    { id: "tbt", value: 133, band: "good", weight: 30 },
    { id: "cls", value: 0, band: "good", weight: 25 },
    { id: "speed-index", value: 1595, band: "good", weight: 10 },
  ]);
  const getBandAt = (score: number) =>
    createAudit(withAudit("total-blocking-time", { score })).metrics[2]!.band;
  expect([0.9, 0.89, 0.5, 0.49, 0].map(getBandAt)).toEqual([
    "good",
    "average",
    "average",
    "poor",
    "poor",
  ]);
  expect(
    createAudit(withAudit("cumulative-layout-shift", { numericValue: 0.12345 })).metrics[3]!.value,
  ).toBe(0.123);
});

test("V-17 the weight is grouped by type and by host, with the rest of many hosts together", () => {
  const { byType, byOrigin, totalBytes, requests } = createAudit(sample);
  expect(byType).toEqual([
    { name: "script", bytes: 75_202, requests: 1 },
    { name: "stylesheet", bytes: 70_191, requests: 1 },
    { name: "document", bytes: 7_667, requests: 1 },
    { name: "other", bytes: 143, requests: 1 },
  ]);
  expect(byOrigin).toEqual([{ name: "shop.example", bytes: 153_203, requests: 4 }]);
  expect([totalBytes, requests]).toEqual([153_203, 4]);

  const items = [
    ...Array.from({ length: 10 }, (_, i) => ({
      url: `https://cdn${i}.example/a.png`,
      transferSize: 1_000 - i,
      resourceType: "Image",
    })),
    { url: "data:image/png;base64,AAAA", transferSize: 9_999, resourceType: "Image" },
    { url: "https://cdn0.example/x", resourceType: "Fetch" },
  ];
  const many = createAudit(withAudit("network-requests", { details: { items } }));
  expect(many.byOrigin.length).toBe(9);
  expect(many.byOrigin[0]).toEqual({ name: "cdn0.example", bytes: 1_000, requests: 2 });
  expect(many.byOrigin.at(-1)).toEqual({ name: "", bytes: 992 + 991, requests: 2 });
  expect(many.requests).toBe(11);
});

test("V-17 the film strip is in the order of time, and pictures alone", () => {
  const { filmStrip } = createAudit(sample);
  expect(filmStrip.length).toBe(8);
  expect(filmStrip.map(({ atMs }) => atMs)).toEqual(
    filmStrip.map(({ atMs }) => atMs).sort((a, b) => a - b),
  );
  const odd = withAudit("screenshot-thumbnails", {
    details: { items: [{ timing: 1, data: "javascript:alert(1)" }] },
  });
  expect(createAudit(odd).filmStrip).toEqual([]);
});

test("V-22 what the page should fix is listed with its files, the largest saving first", () => {
  expect(createAudit(sample).findings).toEqual([
    {
      id: "render-blocking-insight",
      savedMs: 750,
      savedBytes: 0,
      items: ["http://shop.example/s.css", "http://shop.example/big.js"],
    },
    {
      id: "cache-insight",
      savedMs: 600,
      savedBytes: 145_393,
      items: ["http://shop.example/big.js", "http://shop.example/s.css"],
    },
    {
      id: "unused-javascript",
      savedMs: 360,
      savedBytes: 75_019,
      items: ["http://shop.example/big.js"],
    },
    {
      id: "unused-css-rules",
      savedMs: 150,
      savedBytes: 70_000,
      items: ["http://shop.example/s.css"],
    },
    // The server answered soon and without a redirect: only the compression is missing.
    { id: "http-compression", savedMs: 0, savedBytes: 5_014, items: [] },
    {
      id: "network-dependency-tree-insight",
      savedMs: 0,
      savedBytes: 0,
      items: ["http://shop.example/", "http://shop.example/big.js", "http://shop.example/s.css"],
    },
  ]);
});

test("V-22 a page is called late only where more than its compression, server or redirects failed", () => {
  const listIds = (noRedirects: boolean, serverResponseIsFast: boolean, usesCompression: boolean) =>
    createAudit(
      withAudit("document-latency-insight", {
        details: {
          items: {
            noRedirects: { value: noRedirects },
            serverResponseIsFast: { value: serverResponseIsFast },
            usesCompression: { value: usesCompression },
          },
        },
      }),
    ).findings.map(({ id }) => id);
  expect(listIds(true, false, true)).toContain("http-slow-answer");
  expect(listIds(false, true, true)).toContain("http-redirects");
  expect(listIds(true, true, false)).toContain("http-compression");
  expect(listIds(true, false, false)).toContain("document-latency-insight");
});

test("V-22 audits that passed, do not apply or only inform are not recommended", () => {
  const listIds = (report: LighthouseReport) => createAudit(report).findings.map(({ id }) => id);
  expect(listIds(withAudit("unused-javascript", { score: 0.9 }))).not.toContain(
    "unused-javascript",
  );
  expect(
    listIds(withAudit("unused-javascript", { score: null, scoreDisplayMode: "notApplicable" })),
  ).not.toContain("unused-javascript");
  expect(
    listIds(withAudit("unused-javascript", { score: 0, scoreDisplayMode: "informative" })),
  ).not.toContain("unused-javascript");
});

test("V-22 every recommendation has texts in the reader's language: ours, or Lighthouse's without Markdown", () => {
  const refs = sample.categories.performance!.auditRefs;
  const unknown = {
    title: "A `new` audit",
    description: "Read [how to fix it](https://example.com/x).",
    score: 0,
    scoreDisplayMode: "binary",
  };
  const report = {
    ...sample,
    audits: { ...sample.audits, "new-insight": unknown },
    categories: {
      performance: {
        ...sample.categories.performance!,
        auditRefs: [...refs, { id: "new-insight", weight: 0, group: "insights" }],
      },
    },
  };
  const arabic = {
    ...report,
    audits: {
      ...report.audits,
      "new-insight": {
        ...unknown,
        title: "فحص `جديد`",
        description: "اقرأ [كيف تصلحه](https://example.com/x).",
      },
    },
  };
  const audit = toBrowserAudit(report, arabic, request);
  expect(toResult(audit, "ar").recommendations.at(-1)).toMatchObject({
    id: "new-insight",
    title: "فحص جديد",
    text: "اقرأ كيف تصلحه.",
  });
  expect(toResult(audit, "en").recommendations.at(-1)).toMatchObject({
    id: "new-insight",
    title: "A new audit",
    text: "Read how to fix it.",
  });
  expect(toResult(audit, "ar").recommendations[0]!.title).toBe("ملفات تؤخّر ظهور الصفحة");
  expect(toResult(audit, "en").recommendations[0]!.title).toBe("Files that delay the page");
});

test("long texts of a page are cut, and pictures are limited in number and size", () => {
  const long = `http://shop.example/${"x".repeat(1_000_000)}`;
  const picture = (chars: number) => ({
    timing: 1,
    data: `data:image/jpeg;base64,${"/".repeat(chars)}`,
  });
  const hostile = {
    ...withAudit("screenshot-thumbnails", {
      details: {
        items: [...Array.from({ length: 30 }, () => picture(10_000)), picture(5_000_000)],
      },
    }),
    finalDisplayedUrl: long,
  };
  const longTexts = {
    title: "x".repeat(1e6),
    description: "y".repeat(1e6),
    score: 0,
    scoreDisplayMode: "numeric",
    metricSavings: { LCP: 1 },
    details: { items: [{ url: long }] },
  };
  const audits = Object.fromEntries(
    sample.categories
      .performance!.auditRefs.filter(({ group }) => group === "insights" || group === "diagnostics")
      .map(({ id }) => [id, longTexts]),
  );
  const audit = createAudit({ ...hostile, audits: { ...hostile.audits, ...audits } });
  expect(audit.filmStrip.length).toBe(10);
  const photographs = withAudit("screenshot-thumbnails", {
    details: { items: Array.from({ length: 8 }, () => picture(120_000)) },
  });
  expect(createAudit(photographs).filmStrip.length).toBe(6);
  const text = withAudit("screenshot-thumbnails", {
    details: { items: Array.from({ length: 8 }, () => picture(80_000)) },
  });
  expect(createAudit(text).filmStrip.length).toBe(8);
  expect(audit.url.length).toBe(2_048);
  expect(SpeedAuditSchema.safeParse(audit).error).toBeUndefined();
  expect(JSON.stringify(audit).length).toBeLessThan(1_000_000);
  expect(SpeedAuditSchema.safeParse({ ...audit, url: long }).success).toBe(false);
  expect(
    SpeedAuditSchema.safeParse({
      ...audit,
      filmStrip: [{ atMs: 1, picture: picture(5_000_000).data }],
    }).success,
  ).toBe(false);
  expect(SpeedAuditSchema.safeParse({ ...audit, more: 1 }).success).toBe(false);
  expect(SpeedAuditSchema.safeParse(createAudit(sample)).error).toBeUndefined();
});
