import type { ReactNode } from "react";
import { comma, count, formatDate, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import { LineList } from "#ui/LineList.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { SiteReport } from "../contract.ts";
import { isUnaudited } from "../engine/is-unaudited.ts";
import { wordSiteVerdict } from "../engine/verdict.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { Address } from "#ui/Address.tsx";
import { Failed } from "./Failed.tsx";
import { getPath } from "./get-path.ts";
import { ReadingNotes } from "./ReadingNotes.tsx";
import { ScoreHead } from "./ScoreHead.tsx";
import { useScoreWindow } from "./ScoreWindow.tsx";
import { listSiteSteps, ProblemList, showProblem } from "./SiteProblems.tsx";
import { Steps } from "./Steps.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  readonly onCheck: (url: string) => void;
  readonly onCheckAgain: () => void;
  /** The last analysis of the same site on this device. */
  readonly previous: HistoryEntry | undefined;
  /** The choice of what the site is made with. */
  readonly platformChoice: ReactNode;
  /** What follows the steps. */
  readonly children: ReactNode;
}

const loadSitePages = async () => (await import("./site-pages/SitePages.tsx")).SitePages;

/** The report of a whole site: its problems, a map of its links, and every page. */
export function SiteReportView(props: Props) {
  const { t, failures, extra, locale, report, previous } = props;
  const { onCheck, onCheckAgain, platformChoice, children } = props;
  const { pages, problems } = report;
  const { View: SitePages, hasLoadFailed } = useLazyView(true, loadSitePages);
  const headline = wordSiteVerdict(extra, locale, report);
  const { window: picture, legend } = useScoreWindow(report.checks ?? noChecks, t, extra, locale);
  return (
    <>
      <ScoreHead
        t={t}
        extra={extra}
        locale={locale}
        report={report}
        label={extra.siteScore}
        restLabel={extra.siteScore}
        picture={report.checks && picture}
        headline={headline}
        steps={
          problems.length > 0 && (
            <Steps
              {...{ t, extra, locale }}
              url={report.url}
              steps={listSiteSteps(locale, extra, report)}
              headline={headline}
              onShow={showProblem}
            />
          )
        }
        platformChoice={!isUnaudited(report) && problems.length > 0 && platformChoice}
        onCheckAgain={onCheckAgain}
        about={`${extra.siteScore}${comma[locale]}${count(locale, extra.pagesRead, pages.length)}`}
        since={
          previous !== undefined && (
            <p className="type-small kit-soft seo-since-line">
              {wordSiteSince(extra, locale, previous, report)}
            </p>
          )
        }
      />
      {children}
      {/* A site whose only page answers with an error has no check that counts. */}
      {(report.checks ?? noChecks).length > 0 && (
        <section className="seo-summary">{legend}</section>
      )}
      <ReadingNotes {...{ extra, locale, report }} />
      <section className="seo-findings" aria-labelledby="seo-problems-title">
        <h2 id="seo-problems-title" className="type-head">
          {extra.problemsTitle}
        </h2>
        {problems.length === 0 && <p>{extra.noProblems}</p>}
        <ProblemList t={t} extra={extra} locale={locale} report={report} />
        <p className="kit-soft">{extra.pageOnly}</p>
        <button type="button" className="link" onClick={() => onCheck(report.url)}>
          {extra.pageOnlyCheck}
        </button>
      </section>
      <div className="seo-folds">
        {SitePages !== null && <SitePages tool={t} {...{ locale, report, onCheck }} />}
        {hasLoadFailed && <Failed t={failures} code="offline" />}
        <UnreadPages extra={extra} locale={locale} report={report} />
      </div>
    </>
  );
}

/** A stored report of an older version has a ring instead of the window. */
const noChecks: NonNullable<SiteReport["checks"]> = [];

/** The site's score then and now. Two reports of a site are compared by nothing else. */
const wordSiteSince = (
  t: Props["extra"],
  locale: Locale,
  { at, score }: HistoryEntry,
  report: SiteReport,
): string =>
  fill(t.sinceSiteScore, {
    day: formatDate(locale, at.slice(0, 10)),
    before: score === null ? "—" : formatNumber(locale, score),
    after: formatNumber(locale, report.score),
  });

/** What was found and not read or not asked for, so that a report does not look complete. */
function UnreadPages({ extra, locale, report }: Pick<Props, "extra" | "locale" | "report">) {
  const { unread, uncheckedCount, reading } = report;
  return (
    <>
      {unread.length > 0 && (
        <details className="seo-unread seo-unfold">
          <summary>
            <h2 className="type-head">
              {extra.unreadTitle} ({formatNumber(locale, reading?.unreadCount ?? unread.length)})
            </h2>
          </summary>
          <LineList
            lines={unread.map(({ url }) => (
              <Address key={url} text={getPath(url)} />
            ))}
          />
        </details>
      )}
      {uncheckedCount > 0 && (
        <p className="kit-soft">{count(locale, extra.uncheckedLinks, uncheckedCount)}</p>
      )}
    </>
  );
}
