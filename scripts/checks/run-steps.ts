import { spawn, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { countPlaywright, countVitest, applyExitCode, type Counts } from "./count-tests.ts";
import { getReportFile, type Step } from "./steps.ts";

export interface Outcome extends Counts {
  readonly step: Step;
  /** The output of the step. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs one step and counts what passed. */
export type RunStep = (step: Step) => Promise<Omit<Outcome, "step" | "seconds">>;

const cores = 2;

/**
 * Runs the steps in parallel on two cores, each as early as its order and its dependencies allow. A
 * step whose required steps have failed does not run and counts as one failure.
 * @param report is called with each outcome as soon as the step has ended
 */
export async function runSteps(
  steps: readonly Step[],
  run: RunStep,
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const outcomes: Outcome[] = [];
  const isFinished = (name: string): boolean =>
    !steps.some((step) => step.name === name) || outcomes.some(({ step }) => step.name === name);
  const hasFailed = (name: string): boolean =>
    outcomes.some(({ step, failed }) => step.name === name && failed > 0);

  const start = async (step: Step): Promise<void> => {
    const startedMs = performance.now();
    const missing = step.requires?.filter(hasFailed) ?? [];
    const result =
      missing.length > 0
        ? { passed: 0, failed: 1, output: `It needs what failed: ${missing.join(", ")}.\n` }
        : await run(step);
    const outcome = { step, ...result, seconds: (performance.now() - startedMs) / 1000 };
    outcomes.push(outcome);
    report(outcome);
  };

  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((taken, step) => taken + step.cores, 0);
    const next = waiting.find(
      (step) =>
        step.cores <= free && [...(step.after ?? []), ...(step.requires ?? [])].every(isFinished),
    );
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        start(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
    }
  }
  return outcomes;
}

const children = new Set<ChildProcess>();

/** Ends the running steps, as Ctrl-C would. */
export function interruptSteps(): void {
  for (const child of children) child.kill("SIGINT");
}

/** Runs a step as a child process. */
export const runAsProgram: RunStep = async (step) => {
  await rm(getReportFile(step), { force: true });
  const { output, exitCode } = await collect(step.command);
  if (step.report === undefined)
    return { output, ...(exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
  const report: unknown = JSON.parse(
    await readFile(getReportFile(step), "utf8").catch(() => "null"),
  );
  if (report === null) return { output: `${output}\nIt wrote no report.\n`, passed: 0, failed: 1 };
  const counts =
    step.report === "vitest"
      ? countVitest(report as Parameters<typeof countVitest>[0])
      : countPlaywright(report as Parameters<typeof countPlaywright>[0]);
  return { output, ...applyExitCode(counts, exitCode) };
};

function collect(
  command: readonly string[],
): Promise<{ readonly output: string; readonly exitCode: number | null }> {
  // Settings of the shell must not reach the product under test. The output is printed later,
  // without colours.
  const {
    FORCE_COLOR: _colour,
    SITE_URL: _site,
    DATABASE_URL: _database,
    DATA_DIR: _data,
    ...env
  } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...command], {
    env: { ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      children.delete(child);
      resolve({ output, exitCode });
    });
  });
}
