const tickMs = 250;

export interface PacedProgress {
  /** Takes a share that the work itself reports. */
  readonly report: (share: number) => void;
  readonly stop: () => void;
}

/**
 * Moves a progress bar while work says nothing: encoders report no progress within a picture. The
 * share is time / (time + expected time): half at the expected time, and always below 1, so that it
 * still moves where the work takes many times as long. What the work reports comes first.
 * @param onShare called with shares from 0 to 1 that only grow
 */
export function paceProgress(expectedMs: number, onShare: (share: number) => void): PacedProgress {
  const from = performance.now();
  let last = 0;
  const report = (share: number): void => {
    if (share <= last) return;
    last = share;
    onShare(share);
  };
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - from;
    report(elapsedMs / (elapsedMs + expectedMs));
  }, tickMs);
  return { report, stop: () => clearInterval(timer) };
}
