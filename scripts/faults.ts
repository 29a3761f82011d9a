/**
 * Runs the tests of tests/faults with their full number of rounds: they break what the product
 * depends on, and check its state afterwards. `npm run faults -- kill` runs the files whose names
 * contain "kill". All of them take up to an hour.
 */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=faults*",
    "--testTimeout=3600000",
    ...process.argv.slice(2),
  ],
  {
    stdio: "inherit",
    env: { ...process.env, FAULTS: "full" },
  },
);
process.exitCode = status ?? 1;
