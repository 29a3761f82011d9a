import { useMemo } from "react";
import { comma, count, formatDate, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import { revealElement } from "#ui/use-reveal.ts";
import type { PageReport } from "../contract.ts";
import { isUnaudited } from "../engine/is-unaudited.ts";
import { listChanges, type Change, type Changes } from "../engine/list-changes.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Prose } from "./Prose.tsx";
import { usePreviousReport } from "./use-previous-report.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: PageReport;
  /** The last analysis of the same page on this device. */
  readonly previous: HistoryEntry | undefined;
  /** Null where the two reports cannot be compared. */
  readonly changes: Changes | null;
}

const groups = {
  worse: ["sinceWorse", "failed"],
  appeared: ["sinceAppeared", "failed"],
  better: ["sinceBetter", "warning"],
  fixed: ["sinceFixed", "passed"],
} as const satisfies Record<keyof Changes, readonly [keyof typeof extraMessages, string]>;

/**
 * What has changed on a page since it was last analysed on this device.
 * @returns null while the earlier report is read, and where it cannot be compared
 */
export function useChanges(
  previous: HistoryEntry | undefined,
  report: PageReport,
  locale: Locale,
): Changes | null {
  const previousReport = usePreviousReport(previous, locale);
  return useMemo(() => {
    if (previousReport?.judged !== report.judged) return null;
    // An error page has no checks: that they no longer apply is no improvement.
    return isUnaudited(previousReport) || isUnaudited(report)
      ? null
      : listChanges(previousReport, report);
  }, [previousReport, report]);
}

const sectionId = "seo-since";

interface SinceLineProps extends Omit<Props, "previous" | "report"> {
  readonly previous: HistoryEntry;
}

/** The changes in one line beside the score, which leads to what has changed. */
export function SinceLine({ t, locale, previous, changes }: SinceLineProps) {
  const words = {
    fixed: t.lineFixed,
    better: t.lineBetter,
    appeared: t.lineAppeared,
    worse: t.lineWorse,
  } as const;
  const parts = (Object.keys(words) as (keyof Changes)[]).flatMap((group) => {
    const n = changes?.[group].length ?? 0;
    return n === 0 ? [] : [fill(words[group], { n: formatNumber(locale, n) })];
  });
  const before = previous.score === null ? "—" : formatNumber(locale, previous.score);
  const nothing = changes === null ? fill(t.lineScore, { before }) : t.lineSame;
  return (
    <button
      type="button"
      className="link type-small seo-since-line"
      onClick={() => {
        const section = document.getElementById(sectionId);
        if (section !== null) revealElement(section, { place: "top" });
      }}
    >
      {t.sinceTitle}: {parts.join(comma[locale]) || nothing}
    </button>
  );
}

/** What has changed on this page since it was last analysed on this device. */
export function ChangesSince({ t, locale, report, previous, changes }: Props) {
  if (previous === undefined) return <p className="seo-since kit-soft">{t.sinceNever}</p>;
  return (
    <section id={sectionId} tabIndex={-1} className="seo-since" aria-labelledby="seo-since-title">
      <h3 id="seo-since-title">{t.sinceTitle}</h3>
      <p>
        {fill(t.sinceScore, {
          day: formatDate(locale, previous.at.slice(0, 10)),
          before: previous.score === null ? "—" : formatNumber(locale, previous.score),
          after: formatNumber(locale, report.score),
        })}
      </p>
      {changes !== null && <ChangeGroups t={t} locale={locale} changes={changes} />}
    </section>
  );
}

interface ChangeGroupsProps extends Pick<Props, "t" | "locale"> {
  readonly changes: Changes;
}

function ChangeGroups({ t, locale, changes }: ChangeGroupsProps) {
  const shown = (Object.keys(groups) as (keyof Changes)[]).filter(
    (group) => changes[group].length > 0,
  );
  if (shown.length === 0) return <p className="kit-soft">{t.sinceSame}</p>;
  const renderGroup = (group: keyof Changes) => {
    const [text, status] = groups[group];
    return (
      <details key={group} className="seo-unfold" data-status={status} data-group={group}>
        <summary className="seo-status">{count(locale, t[text], changes[group].length)}</summary>
        <ChangeList changes={changes[group]} />
      </details>
    );
  };
  return <div className="seo-since-groups">{shown.map(renderGroup)}</div>;
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <ul>
      {changes.map(({ rule, title, found }) => (
        <li key={rule}>
          <strong>{title}</strong>
          {found !== null && (
            <span className="kit-soft">
              {" "}
              <Prose text={found} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
