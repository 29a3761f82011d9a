import type { Socket } from "node:net";

/** How long a body may stand still, and how long it may take in all. */
export interface LineTimeouts {
  readonly stallTimeoutMs: number;
  readonly totalTimeoutMs: number;
}

/**
 * The measurement asks for a larger body only where the one before took less than a second or two, so that an honest
 * body ends in seconds on any line; a radio that loses its network for a moment is back within five.
 */
export const usualLineTimeouts: LineTimeouts = { stallTimeoutMs: 5_000, totalTimeoutMs: 60_000 };

/** How often the movement is looked at, as a part of the time that it may stand still. */
const looksPerStall = 5;

/**
 * Destroys a connection over which nothing moves, or which takes too long: while it is open it holds one of few places.
 * @param movedBytes how much has moved by now, in the direction that is measured
 * @returns what to call when the body has moved
 */
export function cutWhenStalled(
  socket: Socket,
  movedBytes: () => number,
  { stallTimeoutMs, totalTimeoutMs }: LineTimeouts,
): () => void {
  const beganAt = performance.now();
  let moved = movedBytes();
  let movedAt = beganAt;
  const timer = setInterval(() => {
    const now = performance.now();
    const current = movedBytes();
    if (current > moved) [moved, movedAt] = [current, now];
    if (now - movedAt < stallTimeoutMs && now - beganAt < totalTimeoutMs) return;
    clearInterval(timer);
    socket.destroy();
  }, stallTimeoutMs / looksPerStall).unref();
  return () => clearInterval(timer);
}
