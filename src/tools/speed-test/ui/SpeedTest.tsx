import "./styles/welcome.css";
import "./styles/form.css";
import "./styles/testing.css";
import "./styles/bandwidth.css";
import "./styles/site.css";
import "./styles/weight.css";
import "./styles/requests.css";
import "./styles/advice.css";
import "./styles/print.css";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { HistoryList } from "#ui/job/HistoryList.tsx";
import type { offerMessages } from "#ui/offer-messages.ts";
import { revealElement } from "#ui/use-reveal.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { TestForm } from "./TestForm.tsx";
import { useSpeedHistory } from "./use-speed-history.ts";
import { useSpeedTest } from "./use-speed-test.ts";
import { useTestViews } from "./use-test-views.ts";
import { Welcome } from "./Welcome.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly offerTexts: Texts<typeof offerMessages>;
  readonly locale: Locale;
  /** The picture beside the welcome text. */
  readonly children: ReactNode;
}

export const SpeedTest = withErrorBoundary(Test);

function Test({ t, failures, offerTexts, locale, children }: Props) {
  const { stage, form, site, bandwidth, edit, begin, measureAlone, reopen, openForm, leave } =
    useSpeedTest(locale);
  const { history, clearHistory, storeResult, restoreBandwidth, ...connections } =
    useSpeedHistory();
  const { Testing, Results, hasLoadFailed } = useTestViews(stage);
  const finished = site.phase === "working" ? null : site;
  const isFinished =
    stage === "test" &&
    finished !== null &&
    bandwidth.phase !== "idle" &&
    bandwidth.phase !== "working" &&
    bandwidth.phase !== "waiting" &&
    (Results !== null || hasLoadFailed);
  const { isShown, results } = useResults(isFinished, () => {
    if (finished !== null) storeResult(finished, bandwidth);
  });

  return (
    <div className="tool-parts speed">
      {stage === "welcome" && (
        <Welcome t={t} picture={children} onTry={() => openForm()} onMeasureAlone={measureAlone} />
      )}
      {stage === "form" && (
        <TestForm
          t={t}
          initialUrl={form.url}
          initialDevice={form.device}
          shouldTakeFocus={form.shouldTakeFocus}
          onEdit={edit}
          onStart={begin}
          onMeasureAlone={measureAlone}
        />
      )}
      {stage !== "test" && (
        <HistoryList
          title={t.historyTitle}
          clearLabel={t.historyClear}
          locale={locale}
          entries={history}
          onOpen={reopen}
          onClear={clearHistory}
        />
      )}
      {stage === "test" && !isShown && Testing !== null && (
        <Testing
          t={t}
          failures={failures}
          locale={locale}
          bandwidth={bandwidth}
          site={site}
          onCancel={() => leave()}
        />
      )}
      {stage === "test" && isShown && finished !== null && (
        <div ref={results} tabIndex={-1} className="tool-results speed-results">
          {Results !== null && (
            <Results
              t={t}
              failures={failures}
              offerTexts={offerTexts}
              locale={locale}
              site={finished}
              bandwidth={restoreBandwidth(finished, bandwidth)}
              history={history}
              {...connections}
              url={form.url}
              onMeasureAlone={measureAlone}
              onBack={() => leave()}
              onNew={() => leave("")}
            />
          )}
          {hasLoadFailed && <ViewLoadError failures={failures} />}
        </div>
      )}
    </div>
  );
}

/**
 * Whether the results are shown. They replace the progress one frame after everything is over, so
 * that it is seen to reach 100; then they take the focus.
 * @param onShown runs once for each result that is shown
 */
function useResults(
  isFinished: boolean,
  onShown: () => void,
): { readonly isShown: boolean; readonly results: RefObject<HTMLDivElement | null> } {
  const [isShown, setIsShown] = useState(false);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isFinished) return setIsShown(false);
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, [isFinished]);

  useEffect(() => {
    if (!isShown) return;
    onShown();
    if (results.current !== null) revealElement(results.current, { place: "top" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);

  return { isShown, results };
}

function ViewLoadError({ failures }: Pick<Props, "failures">) {
  return (
    <div role="alert">
      <Callout tone="bad" title={failures.title}>
        <p>{failures.offline}</p>
      </Callout>
    </div>
  );
}
