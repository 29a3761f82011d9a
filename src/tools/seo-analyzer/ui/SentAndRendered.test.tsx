import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import {
  afterScripts,
  createContext,
  type Made,
} from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../engine/audit.ts";
import { toReport } from "../engine/report.ts";
import { extraMessages } from "../extra-messages.ts";
import { SentAndRendered } from "./SentAndRendered.tsx";

function render(made: Made, locale: Locale): string {
  const { page, source } = createContext(made);
  return renderToStaticMarkup(
    <SentAndRendered
      t={pick(extraMessages, locale)}
      report={toReport(auditPage(page, source), locale)}
    />,
  );
}

const title = { head: "<title>Shop</title>" };

test.each(locales)("each change is listed with both values, in %s", (locale) => {
  const t = pick(extraMessages, locale);
  const html = render(
    afterScripts(title, { head: "<title>حقائب</title>", body: "<h1>Bags</h1>" }),
    locale,
  );
  expect(html.match(/<dt>.*?<\/dd>/g)).toEqual([
    `<dt>${t.asSent}</dt><dd><bdi>Shop</bdi></dd>`,
    `<dt>${t.asRendered}</dt><dd><bdi>حقائب</bdi></dd>`,
    `<dt>${t.asSent}</dt><dd>${t.nothingThere}</dd>`,
    `<dt>${t.asRendered}</dt><dd><bdi>Bags</bdi></dd>`,
  ]);
});

test("a page that scripts do not change, or that was not rendered, has no list", () => {
  expect([render(afterScripts(title, title), "ar"), render(title, "ar")]).toEqual(["", ""]);
});
