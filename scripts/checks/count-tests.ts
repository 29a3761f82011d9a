export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of Vitest's JSON report with the results of the tests. */
interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report with the numbers of tests by result. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * Counts the tests of a Vitest report. Skipped and unwritten tests count as failed, and a file that
 * failed before its first test as one failed test.
 */
export function countVitest({ testResults }: VitestReport): Counts {
  const each = testResults.map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    const failed = assertionResults.length - passed;
    return { passed, failed: failed === 0 && status !== "passed" ? 1 : failed };
  });
  return {
    passed: sum(each.map(({ passed }) => passed)),
    failed: sum(each.map(({ failed }) => failed)),
  };
}

/**
 * Counts the tests of a Playwright report. A test that was skipped, or passed only after a retry,
 * counts as failed.
 */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** Adds a failure where the exit code is not 0 but the report has no failed test. */
export function applyExitCode({ passed, failed }: Counts, exitCode: number | null): Counts {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sumCounts, number) => sumCounts + number, 0);
}
