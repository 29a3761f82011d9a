/** Formats every file of the project. */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  process.execPath,
  ["node_modules/prettier/bin/prettier.cjs", "--write", "--log-level=warn", "."],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
