import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

export function getMetricNames(t: ToolTexts<typeof messages>): Readonly<Record<MetricId, string>> {
  return {
    fcp: t.fcpTitle,
    lcp: t.lcpTitle,
    tbt: t.tbtTitle,
    cls: t.clsTitle,
    "speed-index": t.speedIndexTitle,
  };
}
