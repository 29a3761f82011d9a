/** The bounds of a band of searches a month: from the first, below the second. */
export type VolumeBand = readonly [from: number, to: number];

/** Below this number all volumes are one band. */
const firstBound = 10;

/**
 * The band that a volume is in: the powers of ten as Keyword Planner gives them, below 10 as one.
 * Estimates have the band as their range and the picture has its lanes from it, so that no two
 * ranges of a page overlap.
 */
export function getVolumeBand(volume: number): VolumeBand {
  if (volume < firstBound) return [0, firstBound];
  const from = 10 ** Math.floor(Math.log10(volume));
  return [from, from * 10];
}

/** All bands from that of the smallest to that of the largest volume, the smallest first. */
export function listVolumeBands(volumes: readonly number[]): readonly VolumeBand[] {
  if (volumes.length === 0) return [];
  const bands = [getVolumeBand(Math.min(...volumes))];
  const [, end] = getVolumeBand(Math.max(...volumes));
  while (bands.at(-1)![1] < end) bands.push(getVolumeBand(bands.at(-1)![1]));
  return bands;
}

/** The steps of the bar beside a volume: one for each band, and the last for all above 100,000. */
export const volumeLevels = 6;

/** The step of a volume, from 1, below 10 searches a month, to `volumeLevels`. */
export function getVolumeLevel(volume: number): number {
  const [, to] = getVolumeBand(volume);
  return Math.min(volumeLevels, Math.round(Math.log10(to)));
}
