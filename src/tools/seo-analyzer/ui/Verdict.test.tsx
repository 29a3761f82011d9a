import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { auditPage } from "../engine/audit.ts";
import { readPage } from "../engine/page/read-page.ts";
import { toReport } from "../engine/report.ts";
import { createSource, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { ScoreHead } from "./ScoreHead.tsx";

function renderHead(made: Made, locale: "ar" | "en"): string {
  const source = createSource(made);
  const report = toReport(auditPage(readPage(source.html, source.url), source), locale);
  const t = pickToolTexts(messages, locale);
  const extra = pick(extraMessages, locale);
  return renderToStaticMarkup(
    <ScoreHead
      {...{ t, extra, locale, report }}
      label={t.scoreLabel}
      restLabel={extra.restScore}
      headline="The sentence"
      onCheckAgain={() => undefined}
    />,
  );
}

test("a page that is kept out of search has that as its head, and its score is of the rest", () => {
  const hidden = { head: '<meta name="robots" content="noindex">' };
  for (const locale of ["ar", "en"] as const) {
    const head = renderHead(hidden, locale);
    const title = { ar: "لن تظهر هذه الصفحة في جوجل", en: "This page will not appear in Google" };
    expect(head).toContain(`<strong>${title[locale]}</strong>`);
    expect(head).toContain(extraMessages.restScore[locale]);
    expect(head).not.toContain("kit-score-band");
    expect(head).not.toContain("The sentence");
    expect(head).not.toContain(messages.bandPoor[locale]);
  }
});

test("where nothing keeps a page out, one sentence is its head and the band names the score", () => {
  const head = renderHead({ body: `<p>${"word ".repeat(20)}</p>` }, "en");
  expect(head).toContain('<p class="seo-verdict">The sentence</p>');
  expect(head).toContain("kit-score-band");
  expect(head).not.toContain(extraMessages.restScore.en);
});

test("an error page has neither a score nor counts, which would be those of the error message", () => {
  for (const status of [500, 404]) {
    const head = renderHead({ status }, "en");
    expect(head).toContain("This page will not appear in Google");
    expect(head).not.toContain("kit-score-ring");
    expect(head).not.toContain("seo-counts");
  }
  expect(renderHead({}, "en")).toContain("seo-counts");
});
