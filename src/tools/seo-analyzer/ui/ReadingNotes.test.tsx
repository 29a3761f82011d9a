import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { extraMessages } from "../extra-messages.ts";
import { ReadingNotes } from "./ReadingNotes.tsx";

const whole = { isCut: false, links: [], unread: [], brokenLinks: [] };
const reading = { maxPages: 500, stop: null, linkCount: 0, unreadCount: 0, brokenCount: 0 };

const render = (report: Parameters<typeof ReadingNotes>[0]["report"], locale: "ar" | "en" = "en") =>
  renderToStaticMarkup(
    <ReadingNotes extra={pick(extraMessages, locale)} locale={locale} report={report} />,
  ).replace(/<[^>]*>/g, " ");

test("a report of a whole site has no notes, of this version and of earlier ones", () => {
  expect(render(whole)).toBe("");
  expect(render({ ...whole, reading })).toBe("");
});

test("O-80 the note about further pages has the figure that the report was made with", () => {
  expect(render({ ...whole, isCut: true, reading })).toContain("reads up to 500.");
  expect(render({ ...whole, isCut: true, reading }, "ar")).toContain("نقرأ 500 صفحة على الأكثر");
  // Reports of earlier versions, of which 50 pages were read
  expect(render({ ...whole, isCut: true })).toContain("reads up to 50.");
});

test.each([
  ["time", "time ran out"],
  ["refused", "asked us to stop"],
] as const)("O-82 a crawl that ended by %s is called partial", (stop, reason) => {
  const unread = [{ url: "https://a.test/late", isOrphan: false }];
  const text = render({
    ...whole,
    unread,
    isCut: true,
    reading: { ...reading, stop, unreadCount: 1 },
  });
  expect(text).toContain("listed at the end of the report");
  expect(text).toContain("This report is partial");
  expect(text).toContain(reason);
  expect(text).not.toContain("reads up to");
});

test("O-81 each list that was cut is named, with how much there is", () => {
  const gone = {
    url: "https://a.test/gone",
    reason: "status",
    status: 404,
    sitemap: null,
  } as const;
  const text = render({
    isCut: false,
    links: [[0, 1]],
    unread: [],
    brokenLinks: [{ ...gone, from: Array.from({ length: 50 }, (_, i) => i) }],
    reading: { ...reading, linkCount: 21_962, brokenCount: 300 },
  });
  expect(text).toContain("the report has 1 of 21,962");
  expect(text).toContain("Broken links: 1 of 300");
  expect(text).toContain("not all of them");
  expect(text).not.toContain("Pages not read");
});
