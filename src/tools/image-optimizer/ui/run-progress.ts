/**
 * The progress of a run of pictures, each weighed by its pixels. It never runs back, though
 * pictures may be added meanwhile.
 */
export function createRunProgress(): {
  /** Takes a picture's share, from 0 to 1. @param waitingPixels of those that wait */
  readonly update: (id: number, pixels: number, share: number, waitingPixels: number) => number;
} {
  const shares = new Map<number, { readonly pixels: number; readonly share: number }>();
  let last = 0;
  return {
    update(id, pixels, share, waitingPixels) {
      shares.set(id, { pixels, share });
      let [done, total] = [0, waitingPixels];
      for (const each of shares.values()) {
        done += each.pixels * each.share;
        total += each.pixels;
      }
      return (last = Math.max(last, total === 0 ? 0 : done / total));
    },
  };
}
