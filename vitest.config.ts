import { defineConfig } from "vitest/config";

const faultsAlone = ["children", "speed", "two-visitors"].map(
  (name) => `tests/faults/${name}.test.ts`,
);
const faultTimeouts = { testTimeout: 180_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tests/scanning/**/*.test.ts"],
          // The build may run beside them.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        // Servers that are killed and started again, power that fails: slow by nature, and not to
        // be judged by the clock.
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          exclude: faultsAlone,
          ...faultTimeouts,
        },
      },
      {
        // Faults that measure what a visitor waits for, or meet a browser at a moment of its life:
        // nothing runs beside them.
        extends: true,
        test: {
          name: "faults-alone",
          include: faultsAlone,
          ...faultTimeouts,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Strangers against a started server. What they may cost is measured, so that nothing runs
        // beside them.
        extends: true,
        test: {
          name: "attacks",
          include: ["tests/attacks/**/*.test.{ts,tsx}"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        // The tests of the checks themselves, and the site as it was built: `npm run build` first.
        extends: true,
        test: {
          name: "checks",
          include: ["tests/checks/**/*.test.ts", "tests/built/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
