import { readdirSync, readFileSync } from "node:fs";

/** The peak memory of a set of processes together, in MB. */
export interface PeakMemory {
  /** The sum of resident memory: shared memory counts for each process. */
  readonly rssMb: number;
  /** The sum of proportional memory: shared memory counts once. */
  readonly pssMb: number;
}

const sampleEveryMs = 200;

/**
 * Watches all processes whose environment contains a text, which child processes inherit.
 * @returns a function that stops watching and returns the peak
 */
export function watchMemory(text: string): () => PeakMemory {
  let [rssMb, pssMb] = [0, 0];
  const sample = () => {
    let [rss, pss] = [0, 0];
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(text)) continue;
        const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
        rss += readKilobytes(rollup, "Rss");
        pss += readKilobytes(rollup, "Pss");
      } catch {
        // The process has ended meanwhile.
      }
    }
    [rssMb, pssMb] = [Math.max(rssMb, rss / 1024), Math.max(pssMb, pss / 1024)];
  };
  const timer = setInterval(sample, sampleEveryMs);
  return () => {
    clearInterval(timer);
    return { rssMb: Math.round(rssMb), pssMb: Math.round(pssMb) };
  };
}

function readKilobytes(rollup: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(rollup)?.[1] ?? 0);
}
