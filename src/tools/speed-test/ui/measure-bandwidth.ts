import type { Locale } from "#i18n/messages.ts";
import { LineState, linePaths } from "../bandwidth-contract.ts";
import { progressOf, speedOf, type LineFigures, type Point } from "../engine/bandwidth-figures.ts";
import { LineFailure } from "../engine/bandwidth-error.ts";
import { enoughMs, planFor, type LinePlan } from "../engine/bandwidth-plan.ts";

/** What is known while it runs. */
export interface LineProgress {
  readonly phase: "latency" | "download" | "upload";
  /** From 0 to 1. */
  readonly share: number;
  readonly figures: Partial<LineFigures>;
}

/** A measured line. */
export interface MeasuredLine extends LineFigures {
  readonly location: string;
  /** What was measured may be the server: others measured too, or the line is as fast as the server's own. */
  readonly isServerLimited: boolean;
}

interface Options {
  readonly locale: Locale;
  readonly savesData: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: LineProgress) => void;
}

/** Nothing heard for so long is a line that broke, or a server that asks to wait: the library tells of neither. */
const patienceMs = 15_000;
/** From this share of the server's own line on, the two cannot be told apart. */
const serverShare = 0.8;

/** Measures the line between this device and our server. @throws LineFailure; the signal's reason where it was aborted */
export async function measureLine({
  locale,
  savesData,
  signal,
  onProgress,
}: Options): Promise<MeasuredLine> {
  const before = await readLineState(locale, signal);
  const plan = planFor(savesData, before.budgetBytes);
  if (plan === null) throw new LineFailure("too-many", before.retryAfterS);
  const figures = await run(plan, signal, onProgress).catch(async (error: unknown) => {
    // Within its hour somebody else behind the same address may have used it up.
    const now =
      error instanceof LineFailure
        ? await readLineState(locale, signal).catch(() => undefined)
        : undefined;
    throw now !== undefined && planFor(true, now.budgetBytes) === null
      ? new LineFailure("too-many", now.retryAfterS)
      : error;
  });
  const after = await readLineState(locale, signal).catch(() => before);
  signal.throwIfAborted();
  const fastest = Math.max(figures.downloadMbps, figures.uploadMbps);
  return {
    ...figures,
    location: before.location,
    isServerLimited: before.isBusy || after.isBusy || fastest >= serverShare * before.serverMbps,
  };
}

async function readLineState(locale: Locale, signal: AbortSignal): Promise<LineState> {
  try {
    const response = await fetch(`${linePaths.state}?locale=${locale}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    return LineState.parse(await response.json());
  } catch {
    signal.throwIfAborted();
    throw new LineFailure("offline");
  }
}

/** Nobody but our server is asked: no report to the library's authors, no TURN server. */
async function run(
  plan: LinePlan,
  signal: AbortSignal,
  onProgress: Options["onProgress"],
): Promise<LineFigures> {
  const { default: SpeedTest } = await import("@cloudflare/speedtest").catch(() => {
    throw new LineFailure("offline");
  });
  signal.throwIfAborted();
  const engine = new SpeedTest({
    autoStart: false,
    downloadApiUrl: linePaths.down,
    uploadApiUrl: linePaths.up,
    logAimApiUrl: null,
    logMeasurementApiUrl: null,
    bandwidthFinishRequestDuration: enoughMs,
    measurements: [
      { type: "latency", numPackets: plan.probes },
      ...plan.down.map((round) => ({ type: "download" as const, ...round })),
      ...plan.up.map((round) => ({ type: "upload" as const, ...round })),
    ],
  });
  const { results } = engine;
  let phase: LineProgress["phase"] = "latency";
  let share = 0;

  function figuresNow(): Partial<LineFigures> {
    // Without a probe the library says 0; a near server answers in as much.
    const latencyMs =
      results.getUnloadedLatencyPoints().length > 0 ? results.getUnloadedLatency() : undefined;
    const jitterMs = results.getUnloadedJitter();
    const loaded = [results.getDownLoadedLatency(), results.getUpLoadedLatency()].filter(
      (ms): ms is number => typeof ms === "number" && ms > 0,
    );
    const downloadMbps = speedOf(
      pointsOf(results.getDownloadBandwidthPoints()),
      ({ ping }) => ping,
    );
    // An upload's answer comes one latency after its last byte has left.
    const uploadMbps = speedOf(pointsOf(results.getUploadBandwidthPoints()), () => latencyMs ?? 0);
    return {
      ...(typeof latencyMs === "number" ? { latencyMs } : {}),
      ...(typeof jitterMs === "number" ? { jitterMs } : {}),
      ...(downloadMbps === undefined ? {} : { downloadMbps }),
      ...(uploadMbps === undefined ? {} : { uploadMbps }),
      loadedLatencyMs: loaded.length > 0 ? Math.max(...loaded) : null,
    };
  }

  return new Promise<LineFigures>((resolve, reject) => {
    const letTimingsGo = keepTimings();
    let watchdog = setTimeout(giveUp, patienceMs);
    let isSettled = false;
    const settle = (act: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(watchdog);
      signal.removeEventListener("abort", onAbort);
      engine.pause();
      letTimingsGo();
      act();
    };
    function onAbort(): void {
      settle(() => reject(signal.reason));
    }
    function giveUp(): void {
      settle(() => reject(new LineFailure(navigator.onLine ? "broken" : "offline")));
    }
    signal.addEventListener("abort", onAbort);
    engine.onResultsChange = ({ type }) => {
      if (isSettled) return; // what was under way still tells of its end
      clearTimeout(watchdog);
      watchdog = setTimeout(giveUp, patienceMs);
      phase = type === "download" || type === "upload" ? type : "latency";
      const counts = {
        probes: results.getUnloadedLatencyPoints().length,
        down: pointsOf(results.getDownloadBandwidthPoints()),
        up: pointsOf(results.getUploadBandwidthPoints()),
        isUploading: phase === "upload",
      };
      share = Math.max(share, progressOf(plan, counts));
      onProgress({ phase, share, figures: figuresNow() });
    };
    engine.onError = () => giveUp();
    engine.onFinish = () => {
      const {
        latencyMs,
        jitterMs = 0,
        loadedLatencyMs = null,
        downloadMbps,
        uploadMbps,
      } = figuresNow();
      if (latencyMs === undefined || downloadMbps === undefined || uploadMbps === undefined)
        return giveUp();
      settle(() => resolve({ latencyMs, jitterMs, loadedLatencyMs, downloadMbps, uploadMbps }));
    };
    engine.play();
  });
}

/**
 * The library clears the browser's timings whenever it turns to another size, and breaks where an answer arrived just
 * then whose timing it had not read. Nothing is cleared until it is over.
 * @returns ends it
 */
function keepTimings(): () => void {
  Object.defineProperty(performance, "clearResourceTimings", {
    value: () => undefined,
    configurable: true,
  });
  return () => {
    Reflect.deleteProperty(performance, "clearResourceTimings");
    performance.clearResourceTimings();
  };
}

function pointsOf(
  points: readonly { bytes: number; duration: number; ping: number }[],
): readonly Point[] {
  return points.map(({ bytes, duration, ping }) => ({ bytes, duration, ping }));
}
