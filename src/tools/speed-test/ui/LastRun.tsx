import { useEffect, useState } from "react";
import { formatDate } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import type { BrowserResult } from "../contract.ts";
import { listChanges } from "../engine/last-run.ts";
import { getMetricNames } from "../engine/metric-names.ts";
import type { messages } from "../messages.ts";
import { speedJobs } from "./speed-jobs.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly id: string;
  readonly result: BrowserResult;
  readonly history: readonly HistoryEntry[];
}

/** The changes since this device last tested the site, while the server still has that result. */
export function LastRun({ t, locale, id, result, history }: Props) {
  const [last, setLast] = useState<BrowserResult | null>(null);
  const previousEntry = history.find(
    (entry) =>
      entry.id !== id &&
      entry.url === result.url &&
      entry.kind === result.device &&
      entry.score !== null &&
      entry.at < result.testedAt,
  );

  useEffect(() => {
    if (previousEntry === undefined) return;
    const leaving = new AbortController();
    speedJobs.read(previousEntry.id, locale, leaving.signal).then(
      (state) => {
        if (state.state === "done" && state.result.kind === "browser") setLast(state.result);
      },
      () => undefined, // deleted or not reachable: the result is shown without a comparison
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [previousEntry?.id]);

  if (last === null) return null;
  const names = { ...getMetricNames(t), score: t.performanceScore, weight: t.pageWeight };
  return (
    <section className="speed-last" aria-labelledby="speed-last-title">
      <h3 id="speed-last-title" className="type-head">
        {t.compareTitle}
      </h3>
      <p className="kit-soft">
        {fill(t.compareSince, { day: formatDate(locale, last.testedAt.slice(0, 10)) })}
      </p>
      <dl className="speed-rows">
        {listChanges(t, last, result).map(({ figure, text, tone }) => (
          <div key={figure} data-tone={tone}>
            <dt>{names[figure]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
