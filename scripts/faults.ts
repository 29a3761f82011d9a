/**
 * Breaks what the product depends on, again and again, and looks at what is left: the tests of tests/faults with their
 * full numbers. `npm run faults -- kill` runs the files whose names hold "kill". Takes up to an hour.
 */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=faults",
    "--testTimeout=3600000",
    ...process.argv.slice(2),
  ],
  {
    stdio: "inherit",
    env: { ...process.env, FAULTS: "full" },
  },
);
process.exitCode = status ?? 1;
