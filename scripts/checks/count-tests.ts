export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of Vitest's JSON report that say what became of each test. */
interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that says what became of each test. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A test that did not run has not passed: skipped and unwritten ones count as failed, a file that broke before its first test as one. */
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

/** A test that was skipped, or passed at a second try only, counts as failed. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** A program that ends badly has failed, whatever its report says. */
export function withExitCode({ passed, failed }: Counts, exitCode: number | null): Counts {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((sumCounts, number) => sumCounts + number, 0);
}
