/** One check of `npm test`. */
export interface Step {
  readonly name: string;
  /** The arguments for Node: a file and its arguments. */
  readonly command: readonly string[];
  /**
   * How many of two cores it takes. A step that takes both runs alone, so that its time
   * measurements are reliable.
   */
  readonly cores: 1 | 2;
  /** Steps that must have ended before this one starts, successfully or not. */
  readonly after?: readonly string[];
  /** Steps that must have succeeded before this one starts. */
  readonly requires?: readonly string[];
  /**
   * The format of its report, from which tests are counted. Without a report, the step counts as
   * one test.
   */
  readonly report?: "vitest" | "playwright";
}

const reports = "test-results";

/** Returns the path of a step's report. */
export function getReportFile({ name }: Pick<Step, "name">): string {
  return `${reports}/${name}.json`;
}

interface VitestOptions extends Partial<Step> {
  /** How many files run at once: two for each core where tests wait more than they compute. */
  readonly workers?: number;
}

function vitest(name: string, project: string, options: VitestOptions = {}): Step {
  const { cores = 2, workers = cores, ...rest } = options;
  return {
    name,
    command: [
      "node_modules/vitest/vitest.mjs",
      "run",
      `--project=${project}`,
      "--allowOnly=false",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${getReportFile({ name })}`,
      `--maxWorkers=${workers}`,
    ],
    cores,
    report: "vitest",
    ...rest,
  };
}

/** The steps, in the order in which they start unless they have to wait. */
export const steps: readonly Step[] = [
  { name: "build", command: ["scripts/build.ts"], cores: 1 },
  { name: "format", command: ["node_modules/prettier/bin/prettier.cjs", "--check", "."], cores: 1 },
  { name: "lint", command: ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "."], cores: 1 },
  { name: "checklist", command: ["scripts/checklist.ts", "--problems"], cores: 1 },
  // The longest comes first: servers that start, are killed and wait take half of a core for each
  // file, and what only computes runs beside them.
  vitest("faults", "faults", { cores: 1, workers: 2, requires: ["build"] }),
  vitest("checks", "checks", { cores: 1 }),
  vitest("unit", "unit*", { cores: 1 }),
  // The build writes the types of the content, with which the recipes are checked too.
  vitest("recipes", "recipes", { cores: 1, after: ["build"] }),
  // It compares times, which neighbours on the machine would change: nothing runs beside it.
  vitest("growth", "growth", { after: ["build"] }),
  {
    name: "types",
    command: ["node_modules/typescript7/bin/tsc", "--noEmit"],
    cores: 1,
    after: ["build"],
  },
  // Only the `.astro` files, with the types that the build wrote: `types` checks all others.
  {
    name: "astro",
    command: [
      "node_modules/astro/bin/astro.mjs",
      "check",
      "--noSync",
      "--tsconfig",
      "tsconfig.astro.json",
    ],
    cores: 1,
    after: ["build"],
  },
  { name: "knip", command: ["node_modules/knip/bin/knip.js"], cores: 1, after: ["build"] },
  vitest("built", "built", { cores: 1, requires: ["build"] }),
  // Each file starts servers, some of them a browser: beside others they would run out of time.
  vitest("api", "api", { after: ["build"] }),
  {
    name: "e2e",
    command: ["node_modules/@playwright/test/cli.js", "test", "--forbid-only"],
    cores: 2,
    requires: ["build"],
    report: "playwright",
  },
  vitest("attacks", "attacks"),
  {
    name: "visual",
    command: [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config=tests/visual/playwright.config.ts",
      "--forbid-only",
    ],
    cores: 2,
    requires: ["build"],
    report: "playwright",
  },
  // They measure what visitors wait for: nothing runs beside them.
  vitest("faults-alone", "faults-alone"),
];
