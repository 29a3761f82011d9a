import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createVitest } from "vitest/node";
import { countPlaywright, countVitest, applyExitCode } from "../../scripts/checks/count-tests.ts";
import { runSteps, type Outcome } from "../../scripts/checks/run-steps.ts";
import { steps, type Step } from "../../scripts/checks/steps.ts";

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test("tests that failed, were skipped or are still to be written count as failed", () => {
  expect(
    countVitest({
      testResults: [
        file("passed", "passed", "passed"),
        file("failed", "passed", "failed", "skipped", "pending", "todo"),
      ],
    }),
  ).toEqual({ passed: 3, failed: 4 });
});

test("a file that broke before its first test counts as one failure", () => {
  expect(countVitest({ testResults: [file("failed"), file("passed", "passed")] })).toEqual({
    passed: 1,
    failed: 1,
  });
});

test("a browser test that was skipped or passed at a second try counts as failed", () => {
  expect(countPlaywright({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
    passed: 9,
    failed: 6,
  });
});

test("a program that ends badly has failed though its report names no failure", () => {
  expect(applyExitCode({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(applyExitCode({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 });
  expect(applyExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(applyExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});

/** Runs steps that take a tick each, and notes which ran beside which. */
async function runFake(all: readonly Step[], failing: readonly string[] = []) {
  const running = new Set<string>();
  const beside: string[] = [];
  const reported: Outcome[] = [];
  const outcomes = await runSteps(
    all,
    async ({ name }) => {
      running.add(name);
      beside.push([...running].join("+"));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(name);
      return failing.includes(name)
        ? { passed: 0, failed: 1, output: "no" }
        : { passed: 1, failed: 0, output: "yes" };
    },
    (outcome) => reported.push(outcome),
  );
  expect(reported).toEqual(outcomes);
  return {
    beside,
    results: Object.fromEntries(
      outcomes.map(({ step, passed, failed }) => [step.name, [passed, failed]]),
    ),
    outputs: outcomes.map(({ output }) => output),
  };
}
const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: [],
  cores: 1,
  ...rest,
});

test("two steps run at a time, and one that takes both cores runs alone", async () => {
  const { beside } = await runFake([step("a"), step("b"), step("alone", { cores: 2 })]);
  expect(beside).toEqual(["a", "a+b", "alone"]);
});

test("a failing step stops no other", async () => {
  const { results } = await runFake([step("a"), step("b"), step("c", { after: ["a"] })], ["a"]);
  expect(results).toEqual({ a: [0, 1], b: [1, 0], c: [1, 0] });
});

test("what needs a failed step is not run, and fails", async () => {
  const { results, beside, outputs } = await runFake(
    [step("build"), step("built", { requires: ["build"] })],
    ["build"],
  );
  expect(results).toEqual({ build: [0, 1], built: [0, 1] });
  expect(beside).toEqual(["build"]);
  expect(outputs[1]).toContain("build");
});

test("what needs a step that was not asked for runs", async () => {
  expect((await runFake([step("built", { requires: ["build"] })])).results).toEqual({
    built: [1, 0],
  });
});

test("steps that wait for each other are an error, not a silence", async () => {
  await expect(
    runFake([step("a", { after: ["b"] }), step("b", { requires: ["a"] })]),
  ).rejects.toThrow("steps wait for each other: a, b");
});

test("each step of npm test has a name of its own and waits for steps that there are", () => {
  const names = steps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { after = [], requires: dependencies = [] } of steps)
    expect(names).toEqual(expect.arrayContaining([...after, ...dependencies]));
});

test("every Astro file lies where the astro step checks it", () => {
  const files = execFileSync("git", ["ls-files", "*.astro"], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !file.startsWith("src/"))).toEqual([]);
});

test("a Vitest step has a worker for each of its cores, and two where its tests wait", () => {
  const vitestSteps = steps.filter(({ report }) => report === "vitest");
  const readWorkers = ({ command }: Step): string | undefined =>
    command.find((argument) => argument.startsWith("--maxWorkers="));
  expect(vitestSteps.map((one) => [one.name, one.cores, readWorkers(one)])).toEqual([
    ["faults", 1, "--maxWorkers=2"],
    ["checks", 1, "--maxWorkers=1"],
    ["unit", 1, "--maxWorkers=1"],
    ["recipes", 1, "--maxWorkers=1"],
    ["growth", 2, "--maxWorkers=2"],
    ["built", 1, "--maxWorkers=1"],
    ["api", 2, "--maxWorkers=2"],
    ["attacks", 2, "--maxWorkers=2"],
    ["faults-alone", 2, "--maxWorkers=2"],
  ]);
});

test("each test file of Vitest belongs to one project", async () => {
  const vitest = await createVitest("test", { watch: false, config: "vitest.config.ts" });
  onTestFinished(() => vitest.close());
  const projects = new Map<string, readonly string[]>();
  for (const { moduleId, project } of await vitest.globTestSpecifications())
    projects.set(moduleId, [...(projects.get(moduleId) ?? []), project.name]);
  expect([...projects].filter(([, names]) => names.length > 1)).toEqual([]);
  const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], { encoding: "utf8" });
  expect([...projects.keys()].map((file) => relative(process.cwd(), file)).toSorted()).toEqual(
    files.trim().split("\n").toSorted(),
  );
});

test("a file that needs a page runs in a context of its own", async () => {
  const vitest = await createVitest("test", { watch: false, config: "vitest.config.ts" });
  onTestFinished(() => vitest.close());
  const shared = (await vitest.globTestSpecifications())
    .filter(({ project }) => !project.config.isolate)
    .map(({ moduleId }) => moduleId);
  expect(shared.length).toBeGreaterThan(100);
  const withPage = await Promise.all(
    shared.map(async (file) =>
      /@vitest-environment/.test(await readFile(file, "utf8")) ? [file] : [],
    ),
  );
  expect(withPage.flat()).toEqual([]);
});
