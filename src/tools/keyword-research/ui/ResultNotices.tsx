import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { SearchResponse } from "../contract.ts";
import { joinList } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface SourceNoticeProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly failed: SearchResponse["failed"];
}

/**
 * Names the sources that failed; those whose figures are shown instead are in the source list. A
 * source without data is no failure. Wikipedia, which counts views and no searches, is named in the
 * list alone: no figure of the table is another without it.
 */
export function SourceNotice({ t, locale, failed }: SourceNoticeProps) {
  const failures = failed.filter(
    ({ source, reason }) => reason !== "empty" && source !== "wikimedia",
  );
  if (failures.length === 0) return null;
  return (
    <Callout tone="warn" title={failures.length === 1 ? t.noAnswer : t.gaveWayTitle}>
      <p>
        {joinList(
          failures.map(({ source, reason }) => `${t[source]}: ${t[reason]}`),
          locale,
        )}
      </p>
    </Callout>
  );
}

interface ImportNoticeProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
}

/** How many rows have figures from the visitor's file. */
export function ImportNotice({ t, locale, rows }: ImportNoticeProps) {
  const imported = rows.filter(
    ({ volume, difficulty, cpc, bid }) =>
      bid !== null || [volume, difficulty, cpc].some(({ source }) => source === "import"),
  );
  return <Callout tone="info">{count(locale, t.importMatches, imported.length)}</Callout>;
}
