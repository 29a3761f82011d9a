import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { auditPage, type PageAudit } from "../../../../src/tools/seo-analyzer/engine/audit.ts";
import { readPage } from "../../../../src/tools/seo-analyzer/engine/page/read-page.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { buildPage, type PageState } from "./build-page.ts";

const url = "https://omkarim.example/";

/** Each state does one thing more; the seven points of the article in four steps. */
const before: PageState = {
  isOpen: false,
  hasTitleAndDescription: false,
  hasHeadingsAndText: false,
  hasNamedPicturesAndLinks: false,
};
const open: PageState = { ...before, isOpen: true };
const titled: PageState = { ...open, hasTitleAndDescription: true };
const written: PageState = { ...titled, hasHeadingsAndText: true };
const states = {
  before,
  open,
  titled,
  written,
  named: { ...written, hasNamedPicturesAndLinks: true },
} as const satisfies Record<string, PageState>;

type StateName = keyof typeof states;

/**
 * Audits a state with the engine of the SEO analyzer. The server answers as it should, and no link
 * or picture is fetched: rules that need them do not apply.
 */
function audit(state: PageState): PageAudit & { readonly words: number } {
  const html = buildPage(state);
  const source = createSource({ url, html, encodedBytes: Buffer.byteLength(html) });
  const page = readPage(html, url);
  return { ...auditPage(page, source), words: page.wordCount };
}

export async function run(lab: Lab): Promise<Findings> {
  const audits = Object.fromEntries(
    Object.entries(states).map(([name, state]) => [name, audit(state)]),
  ) as Record<StateName, ReturnType<typeof audit>>;
  for (const [name, { score, words, outcomes }] of Object.entries(audits)) {
    const findings = outcomes.filter(({ status }) => status !== "passed").map(({ rule }) => rule);
    lab.report(`${name}: ${score}, ${words} words, ${findings.join(" ")}`);
  }
  const countFindings = ({ warnings, failed }: PageAudit): Figure =>
    toWholeFigure(warnings + failed);
  return {
    figures: {
      ...Object.fromEntries(
        Object.entries(audits).map(([name, { score }]) => [name, toWholeFigure(score)]),
      ),
      "before-findings": countFindings(audits.before),
      "named-findings": countFindings(audits.named),
      "before-words": toWholeFigure(audits.before.words),
      "named-words": toWholeFigure(audits.named.words),
    },
    charts: { score: chart },
  };
}

const labels: Readonly<Record<StateName, Chart["title"]>> = {
  before: { ar: "قبل أي تغيير", en: "As it was" },
  open: { ar: "النقطة 1: الباب", en: "Point 1: the door" },
  titled: { ar: "2 و3: العنوان والوصف", en: "2 and 3: title, description" },
  written: { ar: "4 و5: العناوين والنص", en: "4 and 5: headings, text" },
  named: { ar: "6 و7: الصور والروابط", en: "6 and 7: pictures, links" },
};

const chart: Chart = {
  title: { ar: "درجة الصفحة بعد كل خطوة", en: "Score of the page after each step" },
  unit: { ar: "{n}", en: "{n}" },
  method: {
    ar: "محرك محلّل السيو على صفحة المثال، من 100، ولم تُفتح روابطها ولا صورها",
    en: "the engine of our SEO analyzer on the example page, out of 100; its links and pictures were not fetched",
  },
  bars: Object.entries(labels).map(([name, label]) => ({ label, figure: name })),
};
