import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { createContext } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../engine/audit.ts";
import { toReport } from "../engine/report.ts";
import type { Finding } from "../contract.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { Findings } from "./Findings.tsx";

function render(findings: readonly Finding[], locale: Locale): string {
  return renderToStaticMarkup(
    <Findings
      t={pick(messages, locale)}
      extra={pick(extraMessages, locale)}
      {...{ locale, findings }}
      notes={[]}
      target={null}
    />,
  );
}

const { page, source } = createContext({ body: "<p>Tea</p>" });
const [made] = toReport(auditPage(page, source), "en").findings;
const finding = (
  rule: string,
  by: Finding["effort"]["by"],
  changed: Partial<Finding> = {},
): Finding => ({
  ...made!,
  rule,
  title: rule,
  status: "warning",
  importance: "medium",
  effort: { by, time: null },
  ...changed,
});

const nested = "for whoever runs your site";

test("O-104 warnings that an owner corrects come before those of a developer or the host, which are folded", () => {
  const html = render(
    [finding("charset", "developer"), finding("alt", "owner"), finding("headers", "host")],
    "en",
  );
  expect(html).toContain("3 warnings");
  expect(html).toContain(`2 warnings ${nested}`);
  const [before, after] = html.split(nested);
  expect(before).toContain("finding-alt");
  expect(before).not.toMatch(/finding-(?:charset|headers)/);
  expect(after).toMatch(/finding-charset[^]*finding-headers/);
  expect(html).toMatch(
    /<details class="seo-fold-list[^"]*" data-status="warning"><summary>[^]*2 warnings/,
  );
  expect(render([finding("charset", "host"), finding("alt", "owner")], "ar")).toContain(
    "تحذير واحد لمن يدير موقعك",
  );
});

test("errors, and warnings that count most, are never among them", () => {
  const html = render(
    [
      finding("https", "host", { status: "failed", importance: "high" }),
      finding("status", "developer", { importance: "high" }),
      finding("charset", "developer", { status: "failed", importance: "low" }),
      finding("headers", "host"),
    ],
    "en",
  );
  const [before] = html.split(nested);
  for (const rule of ["https", "status", "charset"]) expect(before).toContain(`finding-${rule}`);
  expect(html).toContain(`1 warning ${nested}`);
});

test("where all warnings are technical they are not folded twice", () => {
  const html = render([finding("charset", "developer"), finding("headers", "host")], "en");
  expect(html).toContain("2 warnings");
  expect(html).not.toContain(nested);
});
