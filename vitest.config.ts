import { defineConfig } from "vitest/config";

const faultsAlone = ["children", "speed", "two-visitors"].map(
  (name) => `tests/faults/${name}.test.ts`,
);
/**
 * What meets a page, a global of the browser or a clock, and the password checker, whose models are
 * filled as they are used: each file in a context of its own.
 */
const unitPages = [
  "src/base/**/*.test.{ts,tsx}",
  "src/site/**/*.test.{ts,tsx}",
  "src/ui/**/*.test.{ts,tsx}",
  "src/**/ui/**/*.test.{ts,tsx}",
  "src/tools/password-checker/**/*.test.{ts,tsx}",
];
/** The build may run beside the unit tests. */
const unitTimeout = { testTimeout: 20_000 };
const faultTimeouts = { testTimeout: 180_000, hookTimeout: 60_000 };
const recipes = "tests/checks/recipes/*.test.ts";
const growth = ["tests/checks/growth.test.ts", "tests/checks/expressions.test.ts"];
const checkTimeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tests/scanning/**/*.test.ts"],
          exclude: unitPages,
          ...unitTimeout,
          // Pure functions leave nothing behind for the next file, and a new process for each file
          // takes longer than most files' tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "unit-pages", include: unitPages, ...unitTimeout },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 60_000,
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
        // The repository's texts and sources, and the tests of the checks themselves.
        extends: true,
        test: {
          name: "checks",
          include: ["tests/checks/**/*.test.ts"],
          exclude: [recipes, ...growth],
          ...checkTimeouts,
        },
      },
      {
        // Copies of the repository, changed as the handbook says: `npm run build` first.
        extends: true,
        test: { name: "recipes", include: [recipes], ...checkTimeouts },
      },
      {
        // How the time of functions grows with their input: not beside the build, which uses all
        // cores.
        extends: true,
        test: { name: "growth", include: growth, ...checkTimeouts },
      },
      {
        // The site as it was built: `npm run build` first. The files only read, and share the pages
        // that one of them has parsed.
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          ...checkTimeouts,
          isolate: false,
        },
      },
    ],
  },
});
