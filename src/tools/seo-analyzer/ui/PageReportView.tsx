import type { ReactNode } from "react";
import { count } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { PageReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Findings } from "./Findings.tsx";
import type { messages } from "../messages.ts";
import { Previews } from "./Previews.tsx";
import { ReadAs } from "./ReadAs.tsx";
import { ScoreHead } from "./ScoreHead.tsx";
import { SentAndRendered } from "./SentAndRendered.tsx";
import { useScoreWindow } from "./ScoreWindow.tsx";
import { FirstStep, Steps } from "./Steps.tsx";
import { TargetKeyword } from "./TargetKeyword.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: PageReport;
  readonly isCached: boolean;
  /** The keyword that the page should be found by; "" without one. */
  readonly keyword: string;
  readonly onCheck: (url: string, rendered: boolean) => void;
  /** What follows the steps. */
  readonly children: ReactNode;
}

/** The report of one page, from the score down to every rule. */
export function PageReportView({ children, ...props }: Props) {
  const { t, extra, locale, report, isCached, keyword, onCheck } = props;
  const { passed, warnings, failed, url, askedUrl: requestedUrl } = report;
  const counts = [
    { status: "passed", n: passed, label: t.passedCount },
    { status: "warning", n: warnings, label: t.warningCount },
    { status: "failed", n: failed, label: t.failedCount },
  ] as const;
  const { window: picture, legend } = useScoreWindow(report, t, extra, locale);
  return (
    <>
      <ScoreHead
        t={t}
        locale={locale}
        report={report}
        label={t.scoreLabel}
        picture={picture}
        firstStep={<FirstStep t={extra} report={report} />}
        after={
          <>
            {report.isRendered && ` · ${extra.openedOnPhone}`}
            {url !== requestedUrl && ` · ${t.ledTo}`}
          </>
        }
      >
        <ul className="seo-counts">
          {counts.map(({ status, n, label }) => (
            <li key={status} data-status={status}>
              <strong>{n}</strong> <span>{count(locale, label, n)}</span>
            </li>
          ))}
        </ul>
        {legend}
      </ScoreHead>
      {isCached && <Callout tone="info">{t.fromCache}</Callout>}
      <ReadAs t={extra} report={report} onRendered={() => onCheck(requestedUrl, true)} />
      {keyword !== "" && <TargetKeyword t={extra} keyword={keyword} report={report} />}
      <Steps t={t} locale={locale} report={report} />
      <p className="seo-guide">
        <a
          className="button button-quiet"
          href={localePath(locale, "/tutorials/seo-analyzer-guide")}
        >
          {t.readGuide}
        </a>
      </p>
      {children}
      <Previews t={t} report={report} />
      <SentAndRendered t={extra} report={report} />
      <Findings t={t} locale={locale} findings={report.findings} />
    </>
  );
}
