import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Progress } from "#ui/feedback/Progress.tsx";
import type { Job } from "#ui/job/use-job.ts";
import { useReveal } from "#ui/use-reveal.ts";
import type { Stage, TestEvent, TestState } from "../contract.ts";
import { BandwidthGauge } from "./BandwidthGauge.tsx";
import type { failureMessages } from "../failure-messages.ts";
import { formatMbps } from "../engine/amounts.ts";
import type { messages } from "../messages.ts";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly locale: Locale;
  readonly bandwidth: BandwidthTest;
  readonly site: Job<TestState, TestEvent>;
  readonly onCancel: () => void;
}

/**
 * Both measurements while they run: the step of each, the progress of both, and the figures so far.
 */
export function Testing({ t, failures, locale, bandwidth, site, onCancel }: Props) {
  // The button that had the focus is gone, so this section takes it.
  const section = useReveal<HTMLElement>({ place: "top" });
  const [bandwidthWords, siteWords] = [
    describeBandwidth(t, bandwidth),
    describeSite({ t, failures, locale }, site),
  ];
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="speed-testing"
      aria-labelledby="speed-testing-title"
      aria-busy="true"
    >
      <h2 id="speed-testing-title" className="type-section">
        {bandwidth.phase === "waiting" ? t.checkingTitle : t.testingTitle}
      </h2>
      <div className="speed-parts" role="status">
        {site.phase !== "idle" && <p data-phase={site.phase}>{siteWords}</p>}
        <p data-phase={bandwidth.phase}>{bandwidthWords}</p>
      </div>
      <Progress
        label={t.progressLabel}
        value={getShare(bandwidth, site)}
        cancelLabel={t.cancel}
        onCancel={onCancel}
      />
      {bandwidth.phase !== "waiting" && <LiveFigures {...{ t, locale, bandwidth }} />}
    </section>
  );
}

/** The figures that are known so far, as a gauge and as a list. */
function LiveFigures({ t, locale, bandwidth }: Pick<Props, "t" | "locale" | "bandwidth">) {
  const figures =
    bandwidth.phase === "done"
      ? bandwidth.result
      : bandwidth.phase === "working"
        ? (bandwidth.progress?.figures ?? {})
        : {};
  const toWhole = (ms: number): string => ms.toFixed(0);
  const toMbps = (mbps: number): string => formatMbps(locale, mbps);
  const phase = bandwidth.phase === "working" ? bandwidth.progress?.phase : undefined;
  const known: readonly (readonly [
    label: string,
    value: number | null | undefined,
    unit: string,
    toText: (figure: number) => string,
  ])[] = [
    [t.latency, figures.latencyMs, t.unitMs, toWhole],
    [t.jitter, figures.jitterMs, t.unitMs, toWhole],
    [t.download, figures.downloadMbps, t.unitMbps, toMbps],
    [t.upload, figures.uploadMbps, t.unitMbps, toMbps],
    [t.loadedLatency, figures.loadedLatencyMs, t.unitMs, toWhole],
  ];
  const [label, value, unit, toText] =
    known[phase === "upload" ? 3 : phase === "download" ? 2 : bandwidth.phase === "done" ? 2 : 0]!;
  return (
    <div className="speed-live">
      <div className="speed-moon">
        <BandwidthGauge
          downloadMbps={figures.downloadMbps ?? 0}
          uploadMbps={figures.uploadMbps ?? 0}
        />
        {/* Hidden, because the list beside it has every figure and this one repeats the current
            one. */}
        <p className="speed-now" aria-hidden="true">
          <span>{label}</span>
          <strong>{value === null || value === undefined ? "…" : toText(value)}</strong>
          <small>{unit}</small>
        </p>
      </div>
      <dl className="speed-known">
        {known.map(([name, figure, unitText, toFigureText]) => (
          <div key={name} data-known={typeof figure === "number"}>
            <dt>{name}</dt>
            <dd>{typeof figure === "number" ? `${toFigureText(figure)} ${unitText}` : "…"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * The progress of both measurements together, from 0 to 1. One that is over, in any way, counts as
 * complete; one that is left out does not count.
 */
export function getShare(bandwidth: BandwidthTest, site: Job<TestState, TestEvent>): number {
  const siteShare = site.phase === "working" ? (site.total > 0 ? site.done / site.total : 0) : 1;
  if (bandwidth.phase === "left-out" || bandwidth.phase === "idle") return siteShare;
  const bandwidthShare =
    bandwidth.phase === "waiting"
      ? 0
      : bandwidth.phase === "working"
        ? (bandwidth.progress?.share ?? 0)
        : 1;
  return site.phase === "idle" ? bandwidthShare : (bandwidthShare + siteShare) / 2;
}

function describeBandwidth(t: ToolTexts<typeof messages>, bandwidth: BandwidthTest): string {
  if (bandwidth.phase === "done") return t.bandwidthDone;
  if (bandwidth.phase === "waiting") return t.bandwidthWaiting;
  if (bandwidth.phase !== "working") return t.bandwidthNotMeasured;
  const words = {
    latency: t.measuringLatency,
    download: t.measuringDownload,
    upload: t.measuringUpload,
  } as const;
  return bandwidth.progress === null ? t.bandwidthStarting : words[bandwidth.progress.phase];
}

/** The step of the site. A failure is said with its reason, also while the connection goes on. */
function describeSite(
  { t, failures, locale }: Pick<Props, "t" | "failures" | "locale">,
  site: Job<TestState, TestEvent>,
): string {
  if (site.phase === "done") return t.siteDone;
  if (site.phase === "failed") return `${t.siteNotMeasured}: ${failures[site.code]}`;
  if (site.phase !== "working") return t.siteNotMeasured;
  if (site.position !== null) return count(locale, t.queueAhead, Math.max(0, site.position - 1));
  const words: Readonly<Record<Stage, string>> = {
    reaching: t.stageReaching,
    opening: t.openingSite,
    loading: t.stageLoading,
    gathering: t.stageGathering,
    scoring: t.scoringSite,
  };
  return words[site.stage ?? "reaching"];
}
