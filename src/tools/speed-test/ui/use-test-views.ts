import { useEffect, useState } from "react";
import type { Results as ResultsView } from "./Results.tsx";
import type { Testing as TestingView } from "./Testing.tsx";
import type { SpeedTestStage } from "./use-speed-test.ts";

/**
 * Loads the views before they are needed: that of the running test while the form is filled, that
 * of the results while the test runs. `isLost`: one of them could not be loaded.
 */
export function useTestViews(stage: SpeedTestStage) {
  const [Testing, setTesting] = useState<typeof TestingView | null>(null);
  const [Results, setResults] = useState<typeof ResultsView | null>(null);
  const [hasLoadFailed, setHasLoadFailed] = useState(false);

  useEffect(() => {
    if (stage === "welcome") return;
    import("./Testing.tsx").then(
      (loaded) => setTesting(() => loaded.Testing),
      () => setHasLoadFailed(true),
    );
    if (stage !== "test") return;
    import("./Results.tsx").then(
      (loaded) => setResults(() => loaded.Results),
      () => setHasLoadFailed(true),
    );
  }, [stage]);

  return { Testing, Results, hasLoadFailed };
}
