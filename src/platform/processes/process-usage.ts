import { readdir, readFile } from "node:fs/promises";

/** The resource usage of a process so far. */
export interface ProcessUsage {
  /** Of all its threads, in user and kernel mode. */
  readonly cpuMs: number;
  /** Resident memory. */
  readonly memoryBytes: number;
}

/**
 * Linux counts processor time in hundredths of a second (USER_HZ) on every architecture that Node
 * runs on.
 */
const msPerTick = 10;

/**
 * Reads the resource usage of a process from /proc.
 * @returns undefined where the process has ended, and on systems without /proc
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "latin1"),
      readFile(`/proc/${pid}/status`, "latin1"),
    ]);
    // The second field is the program's name in parentheses, which may contain spaces: utime and
    // stime are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const residentKb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick,
      memoryBytes: Number(residentKb ?? 0) * 1024,
    };
  } catch {
    return undefined;
  }
}

/**
 * The page size that `stat` counts in. On kernels with larger pages the sum is too small, never too
 * large.
 */
const pageBytes = 4_096;

/**
 * Adds up the resident memory of all processes of a group. Shared memory is counted for each of
 * them.
 * @returns 0 on systems without /proc
 */
export async function readGroupMemory(group: number): Promise<number> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, "latin1").catch(() => "")),
  );
  return stats.reduce((sum, stat) => {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // Fields 5 and 24: the process group, and resident pages.
    return Number(fields[2]) === group ? sum + Number(fields[21]) * pageBytes : sum;
  }, 0);
}
