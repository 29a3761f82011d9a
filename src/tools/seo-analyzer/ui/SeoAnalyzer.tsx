import "./styles/form.css";
import "./styles/monitor.css";
import "./styles/score-window.css";
import "./styles/score.css";
import "./styles/verdict.css";
import "./styles/steps.css";
import "./styles/previews.css";
import "./styles/findings.css";
import "./styles/arabic.css";
import "./styles/tables.css";
import "./styles/ai.css";
import "./styles/site.css";
import "./styles/site-map.css";
import "./styles/pages-table.css";
import "./styles/print.css";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { HistoryList } from "#ui/job/HistoryList.tsx";
import type { offerMessages } from "#ui/offer-messages.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { Scope } from "./analysis-jobs.ts";
import { Failed } from "./Failed.tsx";
import { TargetField } from "./TargetField.tsx";
import { useResultsView, useSeoAnalysis } from "./use-seo-analysis.ts";
import { useMaxSitePages } from "./use-max-site-pages.ts";
import { maxKeywordChars, useTargetKeyword } from "./use-target-keyword.ts";
import { WorkingView } from "./WorkingView.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly offerTexts: Texts<typeof offerMessages>;
  readonly locale: Locale;
}

export const SeoAnalyzer = withErrorBoundary(Analyzer);

function Analyzer({ t, failures, extra, offerTexts, locale }: Props) {
  const [keyword, setKeyword] = useTargetKeyword();
  const seo = useSeoAnalysis(locale);
  const { analysis } = seo;
  const { Results, hasLoadFailed } = useResultsView(analysis.phase);

  return (
    <div className="tool-parts seo">
      <div className="seo-ask">
        <AddressForm
          t={t}
          label={t.urlLabel}
          button={seo.scope === "site" ? t.analyzeSite : t.analyze}
          outcome={seo.scope === "site" ? t.outcomeSite : t.outcomePage}
          initialUrl={seo.requestedUrl}
          restoredUrl={seo.restoredUrl}
          onType={seo.setTypedUrl}
          isWorking={analysis.phase === "working"}
          onAddress={seo.analyze}
          progress={
            analysis.phase === "working" && (
              <WorkingView t={t} locale={locale} working={analysis} onCancel={seo.cancel} />
            )
          }
          failure={
            analysis.phase === "failed" && (
              <Failed t={failures} code={analysis.code} address={seo.typedUrl} onTry={seo.tryUrl} />
            )
          }
          options={<ScopeChoice t={t} locale={locale} scope={seo.scope} onScope={seo.setScope} />}
        >
          {/* A keyword is looked for on one page. */}
          {seo.scope === "page" && (
            <TargetField
              t={extra}
              keyword={keyword}
              maxChars={maxKeywordChars}
              onKeyword={setKeyword}
            />
          )}
        </AddressForm>
        {analysis.phase === "idle" && (
          <HistoryList
            title={extra.historyTitle}
            clearLabel={extra.historyClear}
            locale={locale}
            entries={seo.checked}
            blockedLabel={extra.criticalFault}
            onOpen={seo.reopen}
            onClear={seo.clearHistory}
          />
        )}
      </div>
      {analysis.phase === "done" && (
        <div
          ref={seo.results}
          tabIndex={-1}
          className="tool-results seo-results"
          role="group"
          aria-label={t.resultsTitle}
        >
          {Results !== null && (
            <Results
              key={analysis.id}
              t={t}
              failures={failures}
              extra={extra}
              offerTexts={offerTexts}
              locale={locale}
              id={analysis.id}
              report={analysis.value.report}
              previous={seo.previous}
              isCached={analysis.isCached}
              keyword={keyword.trim()}
              onCheck={seo.checkPage}
            />
          )}
          {hasLoadFailed && <Failed t={failures} code="offline" />}
        </div>
      )}
    </div>
  );
}

interface ScopeChoiceProps {
  readonly t: Props["t"];
  readonly locale: Locale;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

function ScopeChoice({ t, locale, scope, onScope }: ScopeChoiceProps) {
  const maxPages = useMaxSitePages(scope === "site");
  const siteHint = maxPages === null ? t.scopeSiteHint : count(locale, t.scopeSitePages, maxPages);
  return (
    <Choice
      legend={t.scopeLegend}
      options={[
        { value: "page", label: t.scopePage, hint: t.scopePageHint },
        { value: "site", label: t.scopeSite, hint: siteHint },
      ]}
      value={scope}
      onChange={onScope}
    />
  );
}
