import type { Texts } from "#i18n/messages.ts";
import type { MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

export function getMetricNames(t: Texts<typeof messages>): Readonly<Record<MetricId, string>> {
  return {
    fcp: t.fcpTitle,
    lcp: t.lcpTitle,
    tbt: t.tbtTitle,
    cls: t.clsTitle,
    "speed-index": t.speedIndexTitle,
  };
}
