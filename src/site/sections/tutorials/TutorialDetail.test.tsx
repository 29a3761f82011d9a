import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "#i18n/messages.ts";
import { TutorialDetail } from "./TutorialDetail.tsx";

const tutorial = {
  id: "seo-basics",
  title: "SEO",
  summary: "In short",
  date: "2026-09-28",
  reviewed: "2026-11-27",
  category: "seo",
  takeaways: ["One"],
} as const;
const author = { id: "nour", name: "Nour", role: "Founder", initial: "N", about: "Asks first." };
const page = {
  locale: "en",
  tutorial,
  author,
  authorSeed: 0,
  url: "https://ro2ya.example/en/tutorials/seo-basics",
  minutes: 3,
  parts: [],
  cover: undefined,
} as const;
const card = {
  id: "website-speed",
  title: "Speed",
  description: "Lighter",
  date: "2026-10-12",
  category: "performance",
} as const;

const renderDetail = (related: readonly (typeof card)[], locale: Locale = "en") =>
  renderToStaticMarkup(
    <TutorialDetail {...page} locale={locale} related={related}>
      body
    </TutorialDetail>,
  );

test("A-26 a tutorial without a related one shows no related section", () => {
  expect(renderDetail([])).not.toContain("data-related");
  expect(renderDetail([card])).toContain("data-related");
});

test("A-15 a tutorial without a cover shows no picture and no empty place for one", () => {
  expect(renderDetail([])).not.toContain("<img");
  expect(renderDetail([])).toContain('<time dateTime="2026-09-28">28 September 2026</time>');
});

test("A-28 a tutorial shows when it was last reviewed, beside its date", () => {
  expect(renderDetail([])).toContain(
    '<time dateTime="2026-11-27">Last reviewed 27 November 2026</time>',
  );
  expect(renderDetail([], "ar")).toMatch(
    /<time dateTime="2026-11-27">آخر مراجعة: 27 نوفمبر 2026<\/time>/,
  );
});

test("A-29 the author's name leads to the person on the page about the agency", () => {
  expect(renderDetail([])).toContain('<a href="/en/about#nour" class="link">Nour</a>');
  expect(renderDetail([], "ar")).toContain('<a href="/about#nour" class="link">Nour</a>');
});
