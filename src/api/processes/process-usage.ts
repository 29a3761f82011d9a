import { readFile } from "node:fs/promises";

/** What a process has used so far. */
export interface ProcessUsage {
  /** Of all its threads, in user and kernel mode. */
  readonly cpuMs: number;
  /** Resident memory. */
  readonly memoryBytes: number;
}

/** Linux counts processor time in hundredths of a second (USER_HZ) on every architecture that Node runs on. */
const msPerTick = 10;

/**
 * Reads what the kernel tells of a process.
 * @returns undefined where the process has ended, and on systems without /proc
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
export async function readProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, status] = await Promise.all([readFile(`/proc/${pid}/stat`, "latin1"), readFile(`/proc/${pid}/status`, "latin1")]);
    // The second field is the program's name in parentheses, which may hold blanks: utime and stime are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const residentKb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return { cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick, memoryBytes: Number(residentKb ?? 0) * 1024 };
  } catch {
    return undefined;
  }
}
