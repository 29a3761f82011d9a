import { useState, type ReactNode } from "react";
import { localePath } from "#i18n/locale.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import type { PageReport } from "../contract.ts";
import { isUnaudited } from "../engine/is-unaudited.ts";
import { wordPageVerdict } from "../engine/verdict.ts";
import type { extraMessages } from "../extra-messages.ts";
import { AiReading } from "./AiReading.tsx";
import { ArabicPanel } from "./ArabicPanel.tsx";
import { ChangesSince, SinceLine, useChanges } from "./ChangesSince.tsx";
import { EnglishPanel } from "./EnglishPanel.tsx";
import { Findings, type FindingTarget } from "./Findings.tsx";
import type { messages } from "../messages.ts";
import { Previews } from "./Previews.tsx";
import { ReadAs } from "./ReadAs.tsx";
import { ScoreHead } from "./ScoreHead.tsx";
import { Screenshots } from "./Screenshots.tsx";
import { SentAndRendered } from "./SentAndRendered.tsx";
import { useScoreWindow } from "./ScoreWindow.tsx";
import { listPageSteps, Steps } from "./Steps.tsx";
import { TargetKeyword } from "./TargetKeyword.tsx";
import type { CheckOptions } from "./use-seo-analysis.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  /** The id of the analysis. */
  readonly id: string;
  readonly report: PageReport;
  readonly isCached: boolean;
  /** The keyword that the page should be found by; "" without one. */
  readonly keyword: string;
  /** The last analysis of the same page on this device. */
  readonly previous: HistoryEntry | undefined;
  readonly onCheck: (url: string, options: CheckOptions) => void;
  /** The choice of what the page is made with. */
  readonly platformChoice: ReactNode;
  /** What follows the steps. */
  readonly children: ReactNode;
}

/** The report of one page, from the score and what to do first down to every rule. */
export function PageReportView({ children, ...props }: Props) {
  const { t, extra, locale, id, report, previous, isCached, keyword, onCheck } = props;
  const { platformChoice } = props;
  const { url, askedUrl: requestedUrl } = report;
  const headline = wordPageVerdict(extra, locale, report);
  const changes = useChanges(previous, report, locale);
  const isAudited = !isUnaudited(report);
  const [target, setTarget] = useState<FindingTarget | null>(null);
  const { window: picture, legend } = useScoreWindow(report.findings, t, extra, locale);
  return (
    <>
      <ScoreHead
        t={t}
        extra={extra}
        locale={locale}
        report={report}
        label={t.scoreLabel}
        restLabel={extra.restScore}
        picture={picture}
        headline={headline}
        platformChoice={isAudited && report.steps.length > 0 && platformChoice}
        onCheckAgain={() =>
          onCheck(requestedUrl, { isRendered: report.judged === "rendered", isFresh: true })
        }
        since={
          isAudited && previous !== undefined ? (
            <SinceLine t={extra} locale={locale} previous={previous} changes={changes} />
          ) : (
            isCached && <p className="type-small kit-soft seo-since-line">{t.fromCache}</p>
          )
        }
        steps={
          <Steps
            {...{ t, extra, locale, url }}
            steps={listPageSteps(report)}
            headline={headline}
            gain={
              isAudited && report.reachableScore > report.score
                ? fill(t.reachableScore, { score: report.reachableScore })
                : null
            }
            onShow={(rule) => setTarget({ rule })}
          />
        }
      >
        {/* One notice at a time: the report of a first visit may be some minutes old. */}
        {isAudited && (previous !== undefined || !isCached) && (
          <ChangesSince t={extra} {...{ locale, report, previous, changes }} />
        )}
      </ScoreHead>
      <ReadAs
        t={extra}
        report={report}
        onRendered={() => onCheck(requestedUrl, { isRendered: true })}
      />
      {children}
      <section className="seo-summary">
        {url !== requestedUrl && <p className="type-small kit-soft">{t.ledTo}</p>}
        {isAudited && legend}
      </section>
      {isAudited && keyword !== "" && <TargetKeyword t={extra} keyword={keyword} report={report} />}
      {isAudited && <Previews t={t} extra={extra} report={report} />}
      <Screenshots t={extra} id={id} report={report} />
      <SentAndRendered t={extra} report={report} />
      {report.ai !== undefined && <AiReading {...{ t, extra, locale }} report={report.ai} />}
      <ArabicPanel t={t} locale={locale} arabic={report.arabic} />
      <EnglishPanel locale={locale} english={report.english} />
      <Findings
        {...{ t, extra, locale, target }}
        findings={report.findings}
        notes={report.notes ?? []}
      />
      <p className="seo-guide">
        <a
          className="button button-quiet"
          href={localePath(locale, "/tutorials/seo-analyzer-guide")}
        >
          {t.readGuide}
        </a>
      </p>
    </>
  );
}
