/**
 * Runs every check of the project and prints how many tests passed. A check that is not a test
 * suite counts as one test. `npm test -- --only lint,unit` runs some of them.
 */
import { parseArgs } from "node:util";
import { interruptSteps, runAsProgram, runSteps, type Outcome } from "./checks/run-steps.ts";
import { steps, type Step } from "./checks/steps.ts";
import { installChromiumIfMissing } from "./chromium.ts";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const names = values.only?.split(",") ?? steps.map(({ name }) => name);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. The steps are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    interruptSteps();
    process.exitCode = 1;
  });
}

const chosen = steps.filter(({ name }) => names.includes(name));
const noBrowser = chosen.some(isInBrowser) ? installChromiumIfMissing() : undefined;
const outcomes = await runSteps(
  chosen,
  async (step) =>
    isInBrowser(step) && noBrowser !== undefined
      ? { passed: 0, failed: 1, output: `${noBrowser}\n` }
      : runAsProgram(step),
  show,
);
const sumCounts = (count: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
const [passed, failed] = [
  sumCounts((outcome) => outcome.passed),
  sumCounts((outcome) => outcome.failed),
];
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);

function isInBrowser({ report }: Step): boolean {
  return report === "playwright";
}

function show({ step, passed, failed, seconds, output }: Outcome): void {
  const counts = step.report === undefined ? "" : `  ${passed} passed, ${failed} failed`;
  console.log(
    `${failed > 0 ? "✗" : "✓"} ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${counts}`,
  );
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}
