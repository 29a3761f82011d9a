import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";

/** A file that carries out tasks in a process of its own; it calls `serveTasks`. */
export interface ProcessDefinition {
  readonly file: string;
  /** All that the process gets as its environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly maxHeapMb: number;
}

/** Loading a process's modules takes longer than most tasks: one that has ended its task waits for the next. */
const idleTtlMs = 60_000;
/** Of all definitions together. */
const maxIdle = 4;

/** Of V8's young generation. With its own choice of 16 MB an analysis takes 20 MB more and no less time. */
const maxSemiSpaceMb = 2;

interface Idle {
  readonly key: string;
  readonly child: ChildProcess;
  readonly take: () => void;
  readonly end: () => void;
}

const idle: Idle[] = [];

/**
 * `setpriv` (util-linux) has the kernel kill a process as soon as its parent has ended, even one that is busy and hears
 * nothing. Where it is missing, the process watches its parent itself (watch-parent.ts).
 * @see https://man7.org/linux/man-pages/man2/PR_SET_PDEATHSIG.2const.html
 */
const setpriv =
  process.platform === "linux"
    ? ["/usr/bin/setpriv", "/bin/setpriv"].find((place) => existsSync(place))
    : undefined;

/** A process that waits for a task: one that is kept warm, or a new one. */
export function takeProcess(definition: ProcessDefinition): ChildProcess {
  const key = keyOf(definition);
  const kept = idle.findLast((one) => one.key === key);
  kept?.take();
  return kept?.child ?? startProcess(definition);
}

/** Starts a process for a task that will come in a moment, unless one waits already. */
export function warmUp(definition: ProcessDefinition): void {
  if (!idle.some(({ key }) => key === keyOf(definition)))
    keepProcess(definition, startProcess(definition));
}

/** Keeps a process for the next task of its kind; where too many wait, the one that has waited longest ends. */
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
  const kept: Idle = { key: keyOf(definition), child, take, end };
  const expiry = setTimeout(end, idleTtlMs).unref();
  child.once("exit", take).unref();
  child.channel?.unref();
  idle.push(kept);
  if (idle.length > maxIdle) idle[0]!.end();
}

/** Environment and limits are a part of what a process is. */
function keyOf(definition: ProcessDefinition): string {
  return JSON.stringify(definition);
}

/** It gets nothing of ours: no settings, no files that are open, no terminal. */
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
  child.on("error", () => child.kill("SIGKILL")); // whoever waits hears of its end
  return child;
}
