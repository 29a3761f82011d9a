import { readdirSync, readFileSync } from "node:fs";

export interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/**
 * All processes that a process has started, and those that they have started; without what has
 * ended and is only not buried.
 */
export function listDescendants(root: number): readonly RunningProcess[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const [state, parent] = parseFields(readProc(pid, "stat"));
        return parent === undefined || state === "Z"
          ? []
          : [[Number(pid), Number(parent)] as const];
      }),
  );
  const found = new Set<number>();
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const [pid, parent] of parents) {
      if (found.has(pid) || (parent !== root && !found.has(parent))) continue;
      found.add(pid);
      isGrowing = true;
    }
  }
  return [...found].map((pid) => ({
    pid,
    command: readProc(String(pid), "cmdline").replaceAll("\0", " ").trim(),
  }));
}

/** Resident memory of a process in MB; 0 where it has ended. */
export function readRssMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProc(String(pid), "status"))?.[1] ?? 0) / 1024;
}

/** What is after the name, which may hold anything: state, parent, … */
function parseFields(stat: string): readonly string[] {
  return stat === "" ? [] : stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return ""; // it has ended meanwhile
  }
}
