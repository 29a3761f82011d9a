import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { renderFailures, type RenderFailure } from "../contract.ts";
import { auditPage } from "../engine/audit.ts";
import { readPage } from "../engine/page/read-page.ts";
import { toReport } from "../engine/report.ts";
import { extraMessages } from "../extra-messages.ts";
import { ReadAs } from "./ReadAs.tsx";

function render(locale: "ar" | "en", renderFailure?: RenderFailure): string {
  const source = createSource({ renderFailure });
  const stored = JSON.parse(JSON.stringify(auditPage(readPage(source.html, source.url), source)));
  return renderToStaticMarkup(
    <ReadAs
      t={pick(extraMessages, locale)}
      report={toReport(stored, locale)}
      onRendered={() => undefined}
    />,
  );
}

test("a report of a page that no browser could open says so, and why, in both languages", () => {
  for (const locale of ["ar", "en"] as const) {
    const texts = renderFailures.map((failure) => render(locale, failure));
    expect(new Set(texts).size).toBe(renderFailures.length);
    for (const text of texts) expect(text).toContain(extraMessages.notRenderedTitle[locale]);
  }
  expect(render("en", "too-slow")).toContain(extraMessages.renderTooSlow.en);
});

test("a report without a reason says nothing of it", () => {
  expect(render("en")).toBe("");
});
