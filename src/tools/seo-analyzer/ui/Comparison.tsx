import { useRef } from "react";
import { shortenUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { useHttpRetry } from "#ui/job/use-http-retry.ts";
import { useJob } from "#ui/job/use-job.ts";
import { useReveal } from "#ui/use-reveal.ts";
import { AddressForm } from "./AddressForm.tsx";
import { loadAnalysisJobs } from "./use-seo-analysis.ts";
import { listDifferences } from "../engine/differences.ts";
import type { PageReport, Status } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Address } from "#ui/Address.tsx";
import { Failed } from "./Failed.tsx";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { getStatusNames } from "../engine/names.ts";
import { WorkingView } from "./WorkingView.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly locale: Locale;
  readonly report: PageReport;
}

const ignoreJobAddress = (): void => undefined;

/** A comparison with a second page: both scores, and the rules whose results differ. */
export function Comparison({ t, extra, failures, locale, report }: Props) {
  const { job: analysis, start, cancel } = useJob(loadAnalysisJobs, locale, ignoreJobAddress);
  const typed = useRef("");
  const compare = (url: string) => void start({ url, scope: "page", locale });
  const { allow, isRetrying } = useHttpRetry(
    analysis.phase === "failed" && analysis.code === "refused",
    compare,
  );
  const other =
    analysis.phase === "done" && analysis.value.report.kind === "page"
      ? analysis.value.report
      : null;
  return (
    <details className="seo-compare seo-unfold">
      <summary>
        <h2 className="type-head">{extra.compareTitle}</h2>
      </summary>
      <p className="kit-soft">{extra.compareHint}</p>
      <AddressForm
        t={t}
        label={extra.compareLabel}
        button={extra.compareButton}
        isWorking={analysis.phase === "working"}
        onType={(text) => (typed.current = text)}
        onAddress={(url) => {
          allow(typed.current);
          compare(url);
        }}
        progress={
          analysis.phase === "working" && (
            <WorkingView t={t} locale={locale} working={analysis} onCancel={cancel} />
          )
        }
        failure={
          analysis.phase === "failed" && !isRetrying && <Failed t={failures} code={analysis.code} />
        }
      />
      {other !== null && (
        <SideBySide t={t} extra={extra} locale={locale} report={report} other={other} />
      )}
    </details>
  );
}

interface SideBySideProps extends Omit<Props, "failures"> {
  readonly other: PageReport;
}

function SideBySide({ t, extra, locale, report, other }: SideBySideProps) {
  const summary = useReveal<HTMLParagraphElement>({ place: "start", isPatient: true });
  const differences = listDifferences(report, other);
  const names = [extra.yours, extra.other];
  const renderStatus = (status: Status, i: 0 | 1) => (
    <td data-status={status} data-name={names[i]}>
      <span className="seo-status">{getStatusNames(t)[status]}</span>
    </td>
  );
  return (
    <>
      <p ref={summary} tabIndex={-1} className="kit-state seo-nothing">
        {differences.length === 0
          ? report.score === other.score
            ? extra.noDifference
            : extra.otherChecks
          : count(locale, extra.differences, differences.length)}
      </p>
      <div
        className="seo-table seo-compared"
        tabIndex={0}
        role="region"
        aria-label={extra.compareCaption}
      >
        <table>
          <caption className="kit-hidden">{extra.compareCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{extra.rule}</th>
              {[report, other].map(({ url }, i) => (
                <th key={i} scope="col">
                  {names[i]} <Address text={shortenUrl(url)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="seo-table-score">
              <th scope="row">{t.scoreLabel}</th>
              <td data-name={extra.yours}>{report.score}</td>
              <td data-name={extra.other}>{other.score}</td>
            </tr>
            {differences.map(({ rule, title, here, there }) => (
              <tr key={rule}>
                <th scope="row">{title}</th>
                {renderStatus(here, 0)}
                {renderStatus(there, 1)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
