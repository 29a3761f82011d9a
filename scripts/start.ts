/**
 * Runs the whole product on one machine: builds the site if it has changed, serves site and API,
 * and restarts the server if it ends.
 */
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { ConfigError } from "../src/platform/settings/config-error.ts";
import { buildIfChanged } from "./build-site.ts";
import { supervise } from "./supervise.ts";

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await buildIfChanged();
process.exit(await supervise(join(import.meta.dirname, "../src/main.ts")));
