import { addHistoryEntry, emptyHistory, parseHistory } from "#ui/job/job-history.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import {
  addBandwidthResult,
  bandwidthHistoryKey,
  emptyBandwidthHistory,
  parseBandwidthHistory,
} from "./bandwidth-history.ts";
import {
  addConnectionPoint,
  connectionHistoryKey,
  emptyConnectionHistory,
  parseConnectionHistory,
} from "../engine/connection-history.ts";
import type { FinishedSite } from "./Results.tsx";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

const historyKey = "ro2ya:speed-history";

/** The tests of this device, and the bandwidth that was measured with each of them. */
export function useSpeedHistory() {
  const [history, setHistory] = useLocalStorage(historyKey, emptyHistory, parseHistory);
  const [bandwidthHistory, setBandwidthHistory] = useLocalStorage(
    bandwidthHistoryKey,
    emptyBandwidthHistory,
    parseBandwidthHistory,
  );

  const [connectionHistory, setConnectionHistory] = useLocalStorage(
    connectionHistoryKey,
    emptyConnectionHistory,
    parseConnectionHistory,
  );

  function storeResult(site: FinishedSite, bandwidth: BandwidthTest): void {
    if (bandwidth.phase === "done")
      setConnectionHistory(addConnectionPoint(connectionHistory, bandwidth.result, new Date()));
    if (site.phase !== "done") return;
    const { result } = site.value;
    const { url, device, testedAt } = result;
    const score = result.kind === "browser" ? result.score : null;
    setHistory(addHistoryEntry(history, { id: site.id, url, kind: device, score, at: testedAt }));
    if (bandwidth.phase === "done")
      setBandwidthHistory(addBandwidthResult(bandwidthHistory, site.id, bandwidth.result));
  }

  /**
   * The stored bandwidth of a reopened result; the server keeps only what was measured of the site.
   */
  function restoreBandwidth(site: FinishedSite, bandwidth: BandwidthTest): BandwidthTest {
    const stored = site.phase === "done" ? bandwidthHistory[site.id] : undefined;
    return bandwidth.phase === "left-out" && stored !== undefined
      ? { phase: "done", result: stored }
      : bandwidth;
  }

  return {
    history,
    clearHistory: () => setHistory(emptyHistory),
    connectionHistory,
    clearConnectionHistory: () => setConnectionHistory(emptyConnectionHistory),
    storeResult,
    restoreBandwidth,
  };
}
