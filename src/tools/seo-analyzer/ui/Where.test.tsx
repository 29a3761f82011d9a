import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { createSource, meta } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../engine/audit.ts";
import { readPage } from "../engine/page/read-page.ts";
import { toReport } from "../engine/report.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { FindingCard } from "./FindingCard.tsx";
import { listPageSteps, Steps } from "./Steps.tsx";

const source = createSource({ head: meta("generator", "WordPress 6.8"), tag: "" });
const audit = auditPage(readPage(source.html, source.url), source);
const unknown = { ...audit, platform: undefined };

function renderCard(locale: Locale, rule: string, stored: typeof audit = audit): string {
  const finding = toReport(stored, locale).findings.find((one) => one.rule === rule)!;
  const t = pickToolTexts(messages, locale);
  return renderToStaticMarkup(
    <FindingCard {...{ t, locale, finding }} extra={pick(extraMessages, locale)} />,
  );
}

test("a finding says where on the platform, when that was looked up and at which source", () => {
  const markup = renderCard("en", "lang-present");
  expect(markup).toContain(
    "<strong>In WordPress:</strong> Pick the language of the site under “Settings → General → Site Language”.",
  );
  expect(markup).toContain("Looked up in November 2026 · ");
  expect(markup).toContain(
    'href="https://github.com/WordPress/wordpress-develop/blob/trunk/src/wp-admin/options-general.php"',
  );
  expect(markup).toContain('aria-label="github.com (Looked up in November 2026)"');
});

test("in Arabic the labels of the panel keep their direction", () => {
  const markup = renderCard("ar", "lang-present");
  expect(markup).toContain("<strong>في ووردبريس:</strong>");
  expect(markup).toContain('<bdi dir="ltr">Settings → General → Site Language</bdi>');
  expect(markup).toContain("راجعناه في نوفمبر 2026 · ");
  expect(markup).not.toContain("\u2066");
});

test("without a platform a finding has the general advice alone", () => {
  const markup = renderCard("en", "lang-present", unknown);
  expect(markup).not.toContain("seo-where");
  expect(markup).toContain("How to fix it");
});

test("a step says where, below how it is corrected", () => {
  const render = (stored: typeof audit) => {
    const report = toReport(stored, "en");
    return renderToStaticMarkup(
      <Steps
        t={pickToolTexts(messages, "en")}
        extra={pick(extraMessages, "en")}
        locale="en"
        url={report.url}
        steps={listPageSteps(report)}
        headline=""
        onShow={() => undefined}
      />,
    );
  };
  globalThis.location = { href: "https://ro2ya.example/" } as Location;
  expect(render(audit)).toContain('<p class="seo-where"><strong>In WordPress:</strong>');
  expect(render(audit).match(/Show where to fix it/g)).toHaveLength(1);
  expect(render(unknown)).not.toMatch(/seo-where|Show where to fix it/);
});
