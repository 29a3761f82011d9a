import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { deleteFoldersOfProcess } from "#platform/egress/browser/delete-orphan-folders.ts";

/** A process that runs tasks: its entry file calls `serveTasks`. */
export interface ProcessDefinition {
  readonly file: string;
  /** The whole environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly maxHeapMb: number;
}

/**
 * Loading the modules takes longer than most tasks, so an idle process waits this long for the next
 * task.
 */
const idleTtlMs = 60_000;
/** The maximum number of idle processes of all definitions together. */
const maxIdle = 4;

/**
 * The semi-space of V8's young generation. With V8's default of 16 MB, an analysis takes 20 MB more
 * and no less time.
 */
const maxSemiSpaceMb = 2;

interface Idle {
  readonly key: string;
  readonly child: ChildProcess;
  readonly take: () => void;
  readonly end: () => void;
}

const idle: Idle[] = [];

/**
 * With `setpriv` (util-linux), the kernel kills a process as soon as its parent has ended, even
 * while its event loop is blocked. Where it is missing, the process watches its parent itself
 * (watch-parent.ts).
 * @see https://man7.org/linux/man-pages/man2/PR_SET_PDEATHSIG.2const.html
 */
const setpriv =
  process.platform === "linux"
    ? ["/usr/bin/setpriv", "/bin/setpriv"].find((place) => existsSync(place))
    : undefined;

/** Takes an idle process of this definition, or starts one. */
export function takeProcess(definition: ProcessDefinition): ChildProcess {
  const key = getKey(definition);
  const kept = idle.findLast((one) => one.key === key);
  kept?.take();
  return kept?.child ?? startProcess(definition);
}

/** Starts a process for a task that is expected soon, unless one is idle already. */
export function warmUp(definition: ProcessDefinition): void {
  if (!idle.some(({ key }) => key === getKey(definition)))
    keepProcess(definition, startProcess(definition));
}

/**
 * Keeps a process for the next task of its definition; above `maxIdle`, the one that has been idle
 * longest is killed.
 */
export function keepProcess(definition: ProcessDefinition, child: ChildProcess): void {
  const take = () => {
    clearTimeout(expiry);
    idle.splice(idle.indexOf(kept), 1);
    child.off("exit", take).ref();
    child.channel?.ref();
  };
  const end = () => {
    take();
    child.unref();
    child.kill("SIGKILL");
  };
  const kept: Idle = { key: getKey(definition), child, take, end };
  const expiry = setTimeout(end, idleTtlMs).unref();
  child.once("exit", take).unref();
  child.channel?.unref();
  idle.push(kept);
  if (idle.length > maxIdle) idle[0]!.end();
}

/** The identity of a definition, with its environment and limits. */
function getKey(definition: ProcessDefinition): string {
  return JSON.stringify(definition);
}

/** Starts a process that inherits nothing: no settings, no open files, no terminal. */
function startProcess({ file, env, maxHeapMb }: ProcessDefinition): ChildProcess {
  const nodeOptions = [
    `--max-old-space-size=${maxHeapMb}`,
    `--max-semi-space-size=${maxSemiSpaceMb}`,
    "--disable-warning=ExperimentalWarning",
  ];
  const child = fork(
    file,
    [String(process.pid), setpriv === undefined ? "watch-parent" : "ends-with-parent"],
    {
      env,
      ...(setpriv === undefined
        ? { execArgv: nodeOptions }
        : {
            execPath: setpriv,
            execArgv: ["--pdeathsig", "KILL", process.execPath, ...nodeOptions],
          }),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  child.on("error", () => child.kill("SIGKILL")); // the task's session listens for the exit
  const { pid } = child;
  if (pid !== undefined)
    child.once("exit", () => void deleteFoldersOfProcess(pid).catch(() => undefined));
  return child;
}
