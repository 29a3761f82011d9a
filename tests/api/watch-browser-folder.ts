import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder in which browsers of speed tests are started, so that they can be distinguished from all
 * others of this machine.
 */
export interface BrowserFolder {
  readonly path: string;
  /**
   * The processes that were started with a folder in it, each as "pid command": browsers, and what
   * drives them.
   */
  readonly processes: () => readonly string[];
  /** What the browsers left there. */
  readonly files: () => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
}

/**
 * Everything that a browser starts inherits the folder in its environment, whatever it calls
 * itself.
 */
export async function watchBrowserFolder(): Promise<BrowserFolder> {
  const path = await mkdtemp(join(tmpdir(), "ro2ya-test-"));
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return ""; // it has ended meanwhile
    }
  };
  return {
    path,
    processes() {
      const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
      const ours = pids.filter((pid) => read(pid, "environ").includes(`${path}/ro2ya-browser-`));
      return ours.map((pid) => `${pid} ${read(pid, "cmdline").replaceAll("\0", " ")}`);
    },
    files: () => readdir(path),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
