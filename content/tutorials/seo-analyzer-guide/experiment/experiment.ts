import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { auditPage } from "../../../../src/tools/seo-analyzer/engine/audit.ts";
import { readPage } from "../../../../src/tools/seo-analyzer/engine/page/read-page.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { buildPage } from "../../seo-basics/experiment/build-page.ts";

const url = "https://omkarim.example/";

/** The page at which the article on SEO basics arrives: all of its seven points are done. */
const complete = buildPage({
  isOpen: true,
  hasTitleAndDescription: true,
  hasHeadingsAndText: true,
  hasNamedPicturesAndLinks: true,
});

const addToHead = (element: string) => (html: string) =>
  html.replace("</head>", () => `${element}</head>`);

/** Each fault is made alone, on the complete page. */
const faults: Readonly<Record<string, (html: string) => string>> = {
  icon: (html) => html.replace(/<link rel="icon"[^>]*>/, ""),
  noindex: addToHead('<meta name="robots" content="noindex">'),
  description: (html) => html.replace(/<meta name="description"[^>]*>/, ""),
};

/** What a link shows where it is shared. The rules on it are of low or medium importance. */
const addSharing = addToHead(
  [
    ["property", "og:title", "كعك وبسكويت بالسمن البلدي في طنطا"],
    ["property", "og:description", "نخبزه كل صباح في طنطا ونوصله إلى بابك في الغربية والقاهرة."],
    ["property", "og:image", `${url}share.jpg`],
    ["property", "og:url", url],
    ["property", "og:type", "website"],
    ["property", "og:locale", "ar_EG"],
    ["name", "twitter:card", "summary_large_image"],
  ]
    .map(([key, name, value]) => `<meta ${key}="${name}" content="${value}">`)
    .join(""),
);

interface Result {
  /** Between 0 and 100, before it is rounded for the report. */
  readonly exactScore: number;
  readonly checks: number;
}

/**
 * Audits a page with the engine of the SEO analyzer. The server sends no headers beyond the type,
 * and no link or picture is fetched: rules that need them do not apply.
 */
function audit(html: string): Result {
  const source = createSource({ url, html, encodedBytes: Buffer.byteLength(html) });
  const { passed, warnings, failed } = auditPage(readPage(html, url), source);
  const checks = passed + warnings + failed;
  return { exactScore: (100 * (passed + 0.5 * warnings)) / checks, checks };
}

const toTenths = (value: number): Figure => ({
  value: Math.round(value * 10) / 10,
  decimals: 1,
  spread: 0,
});

/** @throws Error when a change leaves the page as it was */
function auditChanged(name: string, change: (html: string) => string): Result {
  const html = change(complete);
  if (html === complete) throw new Error(`"${name}" changes nothing in the page`);
  return audit(html);
}

/** Arithmetic on the results of rules: a second run may not differ. */
export async function run(lab: Lab): Promise<Findings> {
  const open = audit(complete);
  lab.report(`open: ${open.exactScore.toFixed(2)} of ${open.checks} checks`);
  const figures: Record<string, Figure> = {
    open: toTenths(open.exactScore),
    checks: toWholeFigure(open.checks),
  };
  for (const [name, change] of Object.entries(faults)) {
    const { exactScore, checks } = auditChanged(name, change);
    lab.report(`${name}: ${exactScore.toFixed(2)} of ${checks} checks`);
    figures[`${name}-cost`] = toTenths(open.exactScore - exactScore);
    if (name === "description") figures["description-checks"] = toWholeFigure(checks);
  }
  const shared = auditChanged("sharing", addSharing);
  const blocked = auditChanged("blocked", (html) => addSharing(faults.noindex!(html)));
  lab.report(`with sharing tags: ${shared.exactScore.toFixed(2)} of ${shared.checks} checks`);
  figures["sharing-cost"] = toTenths(shared.exactScore - open.exactScore);
  figures["blocked-shared"] = toTenths(blocked.exactScore);
  return { figures, charts: { cost: chart } };
}

const chart: Chart = {
  title: { ar: "كم نقطة تأخذها كل مشكلة؟", en: "Points that each problem takes" },
  unit: { ar: "{n}", en: "{n}" },
  method: {
    ar: "محرك محلّل السيو، من 100 قبل التقريب، ولم تُفتح الروابط ولا الصور",
    en: "the engine of our SEO analyzer, out of 100 before rounding; links and pictures were not fetched",
  },
  bars: [
    { label: { ar: "الفهرسة ممنوعة", en: "Indexing blocked" }, figure: "noindex-cost" },
    { label: { ar: "لا وصف", en: "No description" }, figure: "description-cost" },
    { label: { ar: "لا أيقونة", en: "No icon" }, figure: "icon-cost" },
    { label: { ar: "لا وسوم مشاركة", en: "No sharing tags" }, figure: "sharing-cost" },
  ],
};
