import "./styles/welcome.css";
import "./styles/form.css";
import "./styles/testing.css";
import "./styles/bandwidth.css";
import "./styles/site.css";
import "./styles/weight.css";
import "./styles/advice.css";
import "./styles/print.css";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { HistoryList } from "#ui/HistoryList.tsx";
import { writeJobAddress, readJobAddress } from "#ui/job-address.ts";
import { emptyHistory, parseHistory, addHistoryEntry } from "#ui/job-history.ts";
import { Callout } from "#ui/Callout.tsx";
import { useJob } from "#ui/use-job.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import type { Device } from "../contract.ts";
import type { failureMessages } from "../failure-messages.ts";
import {
  bandwidthHistoryKey,
  emptyBandwidthHistory,
  parseBandwidthHistory,
  addBandwidthResult,
} from "./bandwidth-history.ts";
import type { messages } from "../messages.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { speedJobs } from "./speed-jobs.ts";
import { TestForm, type TestRequest } from "./TestForm.tsx";
import type { Testing as TestingView } from "./Testing.tsx";
import { useBandwidthTest, type BandwidthTest } from "./use-bandwidth-test.ts";
import { Welcome } from "./Welcome.tsx";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly locale: Locale;
  /** What stands beside the welcome. */
  readonly children: ReactNode;
}

const historyKey = "ro2ya:speed-history";

/** The tool, with words in its place where it breaks. */
export function SpeedTest(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Test {...props} />
    </ErrorBoundary>
  );
}

function Test({ t, failures, locale, children }: Props) {
  const [stage, setStage] = useState<"welcome" | "form" | "test">("welcome");
  const [typed, setTyped] = useState("");
  const [device, setDevice] = useState<Device>("mobile");
  const [isPressed, setIsPressed] = useState(false);
  const { job: site, start, cancel, open } = useJob(speedJobs, locale, writeJobAddress);
  const { bandwidth, measure, show } = useBandwidthTest(locale);
  const [history, setHistory] = useLocalStorage(historyKey, emptyHistory, parseHistory);
  const [bandwidthHistory, setBandwidthHistory] = useLocalStorage(
    bandwidthHistoryKey,
    emptyBandwidthHistory,
    parseBandwidthHistory,
  );
  const [Testing, setTesting] = useState<typeof TestingView | null>(null);
  const [Results, setResults] = useState<typeof ResultsView | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const isOver =
    stage === "test" &&
    (site.phase === "done" || site.phase === "failed") &&
    bandwidth.phase !== "working" &&
    (Results !== null || isLost);

  // A result that this device has measured itself still has its line.
  const storedBandwidth = site.phase === "done" ? bandwidthHistory[site.id] : undefined;
  const shownBandwidth: BandwidthTest =
    bandwidth.phase === "left-out" && storedBandwidth !== undefined
      ? { phase: "done", result: storedBandwidth }
      : bandwidth;

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const addressJob = readJobAddress();
    if (addressJob.id !== null) return reopen(addressJob.id);
    if (addressJob.typedUrl === "") return;
    // Measuring costs the visitor data, so a link fills the form and leaves the start to its reader.
    setTyped(addressJob.typedUrl);
    setStage("form");
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // What shows the measuring arrives while the form is filled, what shows a result while it is measured.
  useEffect(() => {
    if (stage === "welcome") return;
    import("./Testing.tsx").then(
      (loaded) => setTesting(() => loaded.Testing),
      () => setIsLost(true),
    );
    if (stage !== "test") return;
    import("./Results.tsx").then(
      (loaded) => setResults(() => loaded.Results),
      () => setIsLost(true),
    );
  }, [stage]);

  // A result that is still being worked at was not sent by somebody: the page was loaded anew while it ran.
  useEffect(() => {
    if (
      bandwidth.phase === "left-out" &&
      bandwidth.why === "shared" &&
      site.phase === "working" &&
      (site.position !== null || site.total > 0)
    )
      show({ phase: "left-out", why: "reloaded" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site]);

  // The progress is seen to reach 100 for one frame.
  useEffect(() => {
    if (!isOver) return setIsShown(false);
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, [isOver]);

  useEffect(() => {
    if (!isShown) return;
    if (site.phase === "done") {
      const { url, device: kind, testedAt } = site.value.result;
      const score = site.value.result.kind === "browser" ? site.value.result.score : null;
      setHistory(addHistoryEntry(history, { id: site.id, url, kind, score, at: testedAt }));
      if (bandwidth.phase === "done")
        setBandwidthHistory(addBandwidthResult(bandwidthHistory, site.id, bandwidth.result));
    }
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
    // Once for each result that arrives, whatever the lists held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);

  function begin({
    url,
    device: chosen,
    withBandwidth: shouldMeasureBandwidth,
    savesData,
  }: TestRequest): void {
    setTyped(url);
    setDevice(chosen);
    setStage("test");
    void start({ url, device: chosen, locale });
    if (shouldMeasureBandwidth) void measure(savesData);
    else show({ phase: "left-out", why: "skipped" });
  }

  function reopen(id: string): void {
    setIsShown(false);
    setStage("test");
    show({ phase: "left-out", why: "shared" });
    void open(id);
  }

  function toForm(url: string): void {
    cancel();
    show({ phase: "idle" });
    setTyped(url);
    setIsPressed(true);
    setStage("form");
  }

  return (
    <div className="speed">
      {stage === "welcome" && (
        <Welcome
          t={t}
          picture={children}
          onTry={() => {
            setIsPressed(true);
            setStage("form");
          }}
        />
      )}
      {stage === "form" && (
        <TestForm
          t={t}
          initialUrl={typed}
          initialDevice={device}
          takesFocus={isPressed}
          onStart={begin}
        />
      )}
      {stage !== "test" && (
        <HistoryList
          title={t.historyTitle}
          clearLabel={t.historyClear}
          locale={locale}
          entries={history}
          onOpen={reopen}
          onClear={() => setHistory(emptyHistory)}
        />
      )}
      {stage === "test" && !isShown && Testing !== null && (
        <Testing
          t={t}
          locale={locale}
          bandwidth={bandwidth}
          site={site}
          onCancel={() => toForm(typed)}
        />
      )}
      {stage === "test" && isShown && (site.phase === "done" || site.phase === "failed") && (
        <div ref={results} tabIndex={-1} className="speed-results">
          {Results !== null && (
            <Results
              t={t}
              failures={failures}
              locale={locale}
              site={site}
              bandwidth={shownBandwidth}
              history={history}
              onNew={() => toForm("")}
            />
          )}
          {isLost && (
            <div role="alert">
              <Callout tone="bad" title={failures.title}>
                <p>{failures.offline}</p>
              </Callout>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
