import { useLazyView } from "#ui/use-lazy-view.ts";
import type { SpeedTestStage } from "./use-speed-test.ts";

const loadTesting = async () => (await import("./Testing.tsx")).Testing;
const loadResults = async () => (await import("./Results.tsx")).Results;

/**
 * Loads the views before they are needed: that of the running test while the form is filled, that
 * of the results while the test runs.
 * @returns the views; `hasLoadFailed` when one of them could not be fetched
 */
export function useTestViews(stage: SpeedTestStage) {
  const testing = useLazyView(stage !== "welcome", loadTesting);
  const results = useLazyView(stage === "test", loadResults);
  return {
    Testing: testing.View,
    Results: results.View,
    hasLoadFailed: testing.hasLoadFailed || results.hasLoadFailed,
  };
}
