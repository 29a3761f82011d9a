import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { createEstimate, createMark, createRow } from "../engine/keyword-rows.fixture.ts";
import type { StarMark } from "../engine/star-marks.ts";
import { toolMessages } from "../tool-messages.ts";
import { SkyChoice } from "./SkyChoice.tsx";

const render = (locale: Locale, mark?: StarMark): string =>
  renderToStaticMarkup(
    <SkyChoice t={pick(toolMessages, locale)} locale={locale} mark={mark} isChosen={false} />,
  ).replaceAll(/<(?!\/?(li|button))[^>]*>/g, "");

const row = createRow(5, 22, {
  keyword: "رقم محل عطور",
  intent: "find",
  volume: createEstimate(5, [0, 100]),
});

test("until a star is chosen, a touch screen says to press one and a pointer to point at one", () => {
  const html = renderToStaticMarkup(
    <SkyChoice t={pick(toolMessages, "ar")} locale="ar" mark={undefined} isChosen={false} />,
  );
  expect(html).toContain('<span class="kr-sky-touch">اضغط نجمة');
  expect(html).toMatch(/<span class="kr-sky-pointer">أشر إلى نجمة[^<]*بأسهم/);
});

test("a phrase is named with its figures, in the words of the table, and what its searchers want", () => {
  expect(render("ar", createMark([row]))).toBe(
    "رقم محل عطور أقل من 100 بحث شهريًا، المنافسة عليها سهلة (22 من 100)، ومن يكتبها يريد غالبًا الوصول إلى مكان",
  );
  expect(render("en", createMark([row]))).toBe(
    "رقم محل عطور Under 100 searches a month, difficulty 22 of 100 (easy), usually typed to find a place",
  );
});

test("a star of several phrases opens: the range of their figures, six of them, and the others", () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({
    ...row,
    keyword: `phrase ${i}`,
    volume: createEstimate(20, [10, i === 0 ? 1000 : 100]),
    difficulty: createEstimate(14 + i),
  }));
  const html = render("ar", createMark(rows));
  expect(html).toMatch(
    /^9 عبارات متقاربة\. بين 10 و1,000 بحث شهريًا، المنافسة عليها سهلة \(بين 14 و22 من 100\)<li>/,
  );
  expect(html.match(/<li>/g)).toHaveLength(6);
  expect(html).toContain("أظهر 3 عبارات أخرى</button>");
  expect(html).toContain("phrase 1 الوصول إلى مكانالصعوبة 15 (سهلة)</li>");
});
