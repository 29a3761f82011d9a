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

/** What is known while it runs. */
export interface BandwidthProgress {
  readonly phase: "latency" | "download" | "upload";
  /** From 0 to 1. */
  readonly share: number;
  readonly figures: Partial<BandwidthFigures>;
}

/** A measured line. */
export interface BandwidthResult extends BandwidthFigures {
  readonly location: string;
  /** What was measured may be the server: others measured too, or the line is as fast as the server's own. */
  readonly isServerLimited: boolean;
}

interface MeasureOptions {
  readonly locale: Locale;
  readonly savesData: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BandwidthProgress) => void;
}

/** Nothing heard for so long is a line that broke, or a server that asks to wait: the library tells of neither. */
const idleTimeoutMs = 15_000;
/** From this share of the server's own line on, the two cannot be told apart. */
const serverShare = 0.8;

/** Measures the line between this device and our server. @throws LineFailure; the signal's reason where it was aborted */
export async function measureBandwidth({
  locale,
  savesData,
  signal,
  onProgress,
}: MeasureOptions): Promise<BandwidthResult> {
  const stateBefore = await fetchBandwidthState(locale, signal);
  const plan = choosePlan(savesData, stateBefore.budgetBytes);
  if (plan === null) throw new BandwidthError("too-many", stateBefore.retryAfterS);
  const figures = await run(plan, signal, onProgress).catch(async (error: unknown) => {
    // Within its hour somebody else behind the same address may have used it up.
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

/** Nobody but our server is asked: no report to the library's authors, no TURN server. */
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
  const { results } = engine;
  let phase: BandwidthProgress["phase"] = "latency";
  let share = 0;

  function readFigures(): Partial<BandwidthFigures> {
    // Without a probe the library says 0; a near server answers in as much.
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
    // An upload's answer comes one latency after its last byte has left.
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

  return new Promise<BandwidthFigures>((resolve, reject) => {
    const releaseTimings = keepTimings();
    let watchdog = setTimeout(fail, idleTimeoutMs);
    let isSettled = false;
    const settle = (act: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(watchdog);
      signal.removeEventListener("abort", onAbort);
      engine.pause();
      releaseTimings();
      act();
    };
    function onAbort(): void {
      settle(() => reject(signal.reason));
    }
    function fail(): void {
      settle(() => reject(new BandwidthError(navigator.onLine ? "broken" : "offline")));
    }
    signal.addEventListener("abort", onAbort);
    engine.onResultsChange = ({ type }) => {
      if (isSettled) return; // what was under way still tells of its end
      clearTimeout(watchdog);
      watchdog = setTimeout(fail, idleTimeoutMs);
      phase = type === "download" || type === "upload" ? type : "latency";
      const counts = {
        probes: results.getUnloadedLatencyPoints().length,
        down: toPoints(results.getDownloadBandwidthPoints()),
        up: toPoints(results.getUploadBandwidthPoints()),
        isUploading: phase === "upload",
      };
      share = Math.max(share, computeProgress(plan, counts));
      onProgress({ phase, share, figures: readFigures() });
    };
    engine.onError = () => fail();
    engine.onFinish = () => {
      const {
        latencyMs,
        jitterMs = 0,
        loadedLatencyMs = null,
        downloadMbps,
        uploadMbps,
      } = readFigures();
      if (latencyMs === undefined || downloadMbps === undefined || uploadMbps === undefined)
        return fail();
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

function toPoints(
  points: readonly { bytes: number; duration: number; ping: number }[],
): readonly Point[] {
  return points.map(({ bytes, duration, ping }) => ({ bytes, duration, ping }));
}
