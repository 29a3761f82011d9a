import { count, formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { countChecks } from "../engine/count-checks.ts";
import type { messages } from "../messages.ts";
import type { Report } from "./analysis-jobs.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: Report;
}

/** How many checks passed, warned and failed; a number is drawn above its label. */
export function CountList({ t, locale, report }: Props) {
  const { passed, warnings, failed } = countChecks(report);
  const counts = [
    { status: "passed", n: passed, label: t.passedCount },
    { status: "warning", n: warnings, label: t.warningCount },
    { status: "failed", n: failed, label: t.failedCount },
  ] as const;
  return (
    <ul className="seo-counts">
      {counts.map(
        ({ status, n, label }) =>
          n !== null && (
            <li key={status} data-status={status}>
              <span>{count(locale, label, n)}</span> <strong>{formatNumber(locale, n)}</strong>
            </li>
          ),
      )}
    </ul>
  );
}
