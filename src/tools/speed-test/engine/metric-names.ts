import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

/** What Lighthouse and the search engines call the metrics, in every language. */
export const metricAbbreviations: Readonly<Record<MetricId, string>> = {
  fcp: "FCP",
  lcp: "LCP",
  tbt: "TBT",
  cls: "CLS",
  "speed-index": "SI",
};

/** The metrics by what a visitor sees of them. */
export function getMetricNames(t: ToolTexts<typeof messages>): Readonly<Record<MetricId, string>> {
  return {
    fcp: t.fcpTitle,
    lcp: t.lcpTitle,
    tbt: t.tbtTitle,
    cls: t.clsTitle,
    "speed-index": t.speedIndexTitle,
  };
}
