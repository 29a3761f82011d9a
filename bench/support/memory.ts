import { readdirSync, readFileSync } from "node:fs";

/** The most memory that a set of processes held together, in MB. */
export interface PeakMemory {
  /** As each process sees it: what they share counts for each. */
  readonly rssMb: number;
  /** What they share is counted once. */
  readonly pssMb: number;
}

const sampleEveryMs = 200;

/** Watches all processes whose environment holds a text, which their children inherit. @returns the way to stop and to read */
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
        // It ended between two looks.
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
