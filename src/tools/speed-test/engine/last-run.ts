import type { ToolTexts } from "#i18n/tool-texts.ts";
import { fill } from "#i18n/messages.ts";
import { formatMetric, formatSize } from "./amounts.ts";
import type { BrowserResult, MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

export interface Change {
  readonly figure: MetricId | "score" | "weight";
  readonly text: string;
  readonly tone: "better" | "worse" | "same";
}

/** Smaller changes may be chance: two runs of Lighthouse on one page differ by as much. */
const minChange = { ms: 50, cls: 0.005, bytes: 2_048 } as const;

/** Lists the change of each figure since the last test of the same site, in words. */
export function listChanges(
  t: ToolTexts<typeof messages>,
  last: BrowserResult,
  now: BrowserResult,
): readonly Change[] {
  const describeChange = (
    figure: Change["figure"],
    difference: number,
    minDifference: number,
    better: string,
    worse: string,
    formatAmount: (size: number) => string,
  ): Change => {
    if (Math.abs(difference) < minDifference) return { figure, text: t.compareSame, tone: "same" };
    return {
      figure,
      text: fill(difference < 0 ? better : worse, {
        n: formatAmount(Math.abs(difference)),
      } as never),
      tone: difference < 0 ? "better" : "worse",
    };
  };
  const metricChanges = now.metrics.flatMap(({ id, value }): readonly Change[] => {
    const before = last.metrics.find((metric) => metric.id === id);
    if (before === undefined) return [];
    const [better, worse] =
      id === "cls" ? [t.compareSteadier, t.compareShakier] : [t.compareFaster, t.compareSlower];
    return [
      describeChange(
        id,
        value - before.value,
        id === "cls" ? minChange.cls : minChange.ms,
        better,
        worse,
        (size) => formatMetric(t, id, size),
      ),
    ];
  });
  return [
    // A higher score is better.
    describeChange("score", last.score - now.score, 1, t.compareUp, t.compareDown, String),
    ...metricChanges,
    describeChange(
      "weight",
      now.totalBytes - last.totalBytes,
      minChange.bytes,
      t.compareLighter,
      t.compareHeavier,
      (size) => formatSize(t, size),
    ),
  ];
}
