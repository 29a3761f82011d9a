import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { formatFindings } from "./format-findings.ts";
import { offerMessages } from "./offer-messages.ts";

const reportUrl = "https://ro2ya.example/en/tools/seo-analyzer?id=1";

test("a request holds the findings and the link to the report", () => {
  const text = formatFindings("en", pick(offerMessages, "en"), {
    intro: "Please fix this:",
    findings: ["Meta description: description is\nmissing.", "HTTPS"],
    reportUrl,
  });
  expect(text).toBe(
    `Please fix this:\n- Meta description: description is missing.\n- HTTPS\n\nThe full report: ${reportUrl}`,
  );
});

test("a request names six findings, each within 120 characters, and counts the others", () => {
  const findings = Array.from({ length: 9 }, (_, i) => `${i}`.repeat(300));
  const lines = formatFindings("ar", pick(offerMessages, "ar"), {
    intro: "",
    findings,
    reportUrl,
  }).split("\n");
  expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(6);
  expect(lines[1]).toBe(`- ${"0".repeat(119)}…`);
  expect(lines[7]).toBe("و3 أمور أخرى في التقرير");
});

test("an address in an Arabic request is set apart", () => {
  const text = formatFindings("ar", pick(offerMessages, "ar"), {
    intro: "راجعوا http://cafe.example/",
    findings: ["بلا تشفير: http://cafe.example/"],
    reportUrl,
  });
  expect(text.match(/\u2066[^\u2069]+\u2069/g)).toEqual([
    "\u2066http://cafe.example/\u2069",
    "\u2066http://cafe.example/\u2069",
    `\u2066${reportUrl}\u2069`,
  ]);
});
