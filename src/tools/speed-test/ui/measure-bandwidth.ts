import type { Locale } from "#i18n/messages.ts";
import { BandwidthState, bandwidthPaths } from "../bandwidth-contract.ts";
import {
  computeProgress,
  computeSpeed,
  type BandwidthFigures,
  type Point,
} from "../engine/bandwidth-figures.ts";
import { BandwidthError } from "../engine/bandwidth-error.ts";
import { maxRoundMs, choosePlan, type BandwidthPlan } from "../engine/bandwidth-plan.ts";

/** What is known while the measurement runs. */
export interface BandwidthProgress {
  readonly phase: "latency" | "download" | "upload";
  /** Progress, from 0 to 1. */
  readonly share: number;
  readonly figures: Partial<BandwidthFigures>;
}

/** The bandwidth of a connection. */
export interface BandwidthResult extends BandwidthFigures {
  readonly location: string;
  /**
   * The server may have been the bottleneck: others measured too, or the connection is about as
   * fast as the server's.
   */
  readonly isServerLimited: boolean;
}

interface MeasureOptions {
  readonly locale: Locale;
  readonly shouldSaveData: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BandwidthProgress) => void;
}

/**
 * Without a result for this long the connection is broken or the server refuses; the library
 * reports neither.
 */
const idleTimeoutMs = 15_000;
/**
 * From this share of the server's own bandwidth, the result may be the server's and not the
 * visitor's.
 */
const serverShare = 0.8;

/**
 * Measures the bandwidth between this device and our server.
 * @throws BandwidthError; the signal's reason where it was aborted
 */
export async function measureBandwidth({
  locale,
  shouldSaveData,
  signal,
  onProgress,
}: MeasureOptions): Promise<BandwidthResult> {
  const stateBefore = await fetchBandwidthState(locale, signal);
  const plan = choosePlan(shouldSaveData, stateBefore.budgetBytes);
  if (plan === null) throw new BandwidthError("too-many", stateBefore.retryAfterS);
  const figures = await run(plan, signal, onProgress).catch(async (error: unknown) => {
    // Another device behind the same IP address may have used up the hour's quota.
    const now =
      error instanceof BandwidthError
        ? await fetchBandwidthState(locale, signal).catch(() => undefined)
        : undefined;
    throw now !== undefined && choosePlan(true, now.budgetBytes) === null
      ? new BandwidthError("too-many", now.retryAfterS)
      : error;
  });
  const stateAfter = await fetchBandwidthState(locale, signal).catch(() => stateBefore);
  signal.throwIfAborted();
  const fastest = Math.max(figures.downloadMbps, figures.uploadMbps);
  return {
    ...figures,
    location: stateBefore.location,
    isServerLimited:
      stateBefore.isBusy || stateAfter.isBusy || fastest >= serverShare * stateBefore.serverMbps,
  };
}

async function fetchBandwidthState(locale: Locale, signal: AbortSignal): Promise<BandwidthState> {
  try {
    const response = await fetch(`${bandwidthPaths.state}?locale=${locale}`, {
      headers: { accept: "application/json" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(idleTimeoutMs)]),
    });
    return BandwidthState.parse(await response.json());
  } catch {
    signal.throwIfAborted();
    throw new BandwidthError("offline");
  }
}

type Engine = InstanceType<(typeof import("@cloudflare/speedtest"))["default"]>;
type Results = Engine["results"];

/**
 * Only our server takes part: no report goes to the library's authors and no TURN server is used.
 */
async function run(
  plan: BandwidthPlan,
  signal: AbortSignal,
  onProgress: MeasureOptions["onProgress"],
): Promise<BandwidthFigures> {
  const { default: SpeedTest } = await import("@cloudflare/speedtest").catch(() => {
    throw new BandwidthError("offline");
  });
  signal.throwIfAborted();
  const engine = new SpeedTest({
    autoStart: false,
    downloadApiUrl: bandwidthPaths.down,
    uploadApiUrl: bandwidthPaths.up,
    logAimApiUrl: null,
    logMeasurementApiUrl: null,
    bandwidthFinishRequestDuration: maxRoundMs,
    measurements: [
      { type: "latency", numPackets: plan.probes },
      ...plan.down.map((round) => ({ type: "download" as const, ...round })),
      ...plan.up.map((round) => ({ type: "upload" as const, ...round })),
    ],
  });
  return runEngine(engine, plan, signal, onProgress);
}

/** Runs the engine until it finishes, fails, is silent for `idleTimeoutMs`, or is aborted. */
function runEngine(
  engine: Engine,
  plan: BandwidthPlan,
  signal: AbortSignal,
  onProgress: MeasureOptions["onProgress"],
): Promise<BandwidthFigures> {
  return new Promise<BandwidthFigures>((resolve, reject) => {
    const releaseTimings = keepTimings();
    let watchdog = setTimeout(fail, idleTimeoutMs);
    let isSettled = false;
    let share = 0;
    const settle = (complete: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(watchdog);
      signal.removeEventListener("abort", onAbort);
      engine.pause();
      releaseTimings();
      complete();
    };
    function onAbort(): void {
      settle(() => reject(signal.reason));
    }
    function fail(): void {
      settle(() => reject(new BandwidthError(navigator.onLine ? "broken" : "offline")));
    }
    signal.addEventListener("abort", onAbort);
    engine.onResultsChange = ({ type }) => {
      if (isSettled) return; // requests that were under way still report their results
      clearTimeout(watchdog);
      watchdog = setTimeout(fail, idleTimeoutMs);
      const phase = type === "download" || type === "upload" ? type : "latency";
      share = Math.max(share, computeShare(plan, engine.results, phase));
      onProgress({ phase, share, figures: readFigures(engine.results) });
    };
    engine.onError = () => fail();
    engine.onFinish = () => {
      const figures = toCompleteFigures(readFigures(engine.results));
      if (figures === undefined) fail();
      else settle(() => resolve(figures));
    };
    engine.play();
  });
}

function computeShare(
  plan: BandwidthPlan,
  results: Results,
  phase: BandwidthProgress["phase"],
): number {
  return computeProgress(plan, {
    probes: results.getUnloadedLatencyPoints().length,
    down: toPoints(results.getDownloadBandwidthPoints()),
    up: toPoints(results.getUploadBandwidthPoints()),
    isUploading: phase === "upload",
  });
}

function readFigures(results: Results): Partial<BandwidthFigures> {
  // Without a probe the library returns 0, which a near server can have too.
  const latencyMs =
    results.getUnloadedLatencyPoints().length > 0 ? results.getUnloadedLatency() : undefined;
  const jitterMs = results.getUnloadedJitter();
  const loaded = [results.getDownLoadedLatency(), results.getUpLoadedLatency()].filter(
    (ms): ms is number => typeof ms === "number" && ms > 0,
  );
  const downloadMbps = computeSpeed(
    toPoints(results.getDownloadBandwidthPoints()),
    ({ ping }) => ping,
  );
  // The response to an upload arrives one latency after its last byte was sent.
  const uploadMbps = computeSpeed(
    toPoints(results.getUploadBandwidthPoints()),
    () => latencyMs ?? 0,
  );
  return {
    ...(typeof latencyMs === "number" ? { latencyMs } : {}),
    ...(typeof jitterMs === "number" ? { jitterMs } : {}),
    ...(downloadMbps === undefined ? {} : { downloadMbps }),
    ...(uploadMbps === undefined ? {} : { uploadMbps }),
    loadedLatencyMs: loaded.length > 0 ? Math.max(...loaded) : null,
  };
}

/** Undefined where a figure that every result needs was not measured. */
function toCompleteFigures({
  latencyMs,
  jitterMs = 0,
  loadedLatencyMs = null,
  downloadMbps,
  uploadMbps,
}: Partial<BandwidthFigures>): BandwidthFigures | undefined {
  return latencyMs === undefined || downloadMbps === undefined || uploadMbps === undefined
    ? undefined
    : { latencyMs, jitterMs, loadedLatencyMs, downloadMbps, uploadMbps };
}

/**
 * Prevents the library from clearing the browser's resource timings. It does so whenever it starts
 * with another size, and fails where a response arrived at that moment whose timing it had not
 * read.
 * @returns a function that restores the browser's own method and clears the timings
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

function toPoints(
  points: readonly { bytes: number; duration: number; ping: number }[],
): readonly Point[] {
  return points.map(({ bytes, duration, ping }) => ({ bytes, duration, ping }));
}
