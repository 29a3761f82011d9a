import type { Socket } from "node:net";

/** How long a body may make no progress, and how long it may take altogether. */
export interface TransferTimeouts {
  readonly stallTimeoutMs: number;
  readonly totalTimeoutMs: number;
}

/**
 * The test requests a larger body only where the one before took less than a second or two, so a
 * body takes seconds on any connection. A mobile network that is interrupted for a moment is back
 * within five.
 */
export const defaultTransferTimeouts: TransferTimeouts = {
  stallTimeoutMs: 5_000,
  totalTimeoutMs: 60_000,
};

/** How often progress is checked within `stallTimeoutMs`. */
const checksPerStall = 5;

/**
 * Destroys a connection that makes no progress or takes too long, because each one holds one of few
 * streams.
 * @param getMovedBytes how many bytes have moved so far, in the direction that is measured
 * @returns stops watching, for when the body has moved
 */
export function cutWhenStalled(
  socket: Socket,
  getMovedBytes: () => number,
  { stallTimeoutMs, totalTimeoutMs }: TransferTimeouts,
): () => void {
  const startedAt = performance.now();
  let moved = getMovedBytes();
  let movedAt = startedAt;
  const timer = setInterval(() => {
    const now = performance.now();
    const current = getMovedBytes();
    if (current > moved) [moved, movedAt] = [current, now];
    if (now - movedAt < stallTimeoutMs && now - startedAt < totalTimeoutMs) return;
    clearInterval(timer);
    socket.destroy();
  }, stallTimeoutMs / checksPerStall).unref();
  return () => clearInterval(timer);
}
