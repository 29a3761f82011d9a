/** The whole product on one machine: builds what changed, then serves site and API, and starts them again should they end. */
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { ConfigError } from "../src/platform/settings/config-error.ts";
import { buildWhatChanged } from "./build-site.ts";
import { supervise } from "./supervise.ts";

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await buildWhatChanged();
process.exit(await supervise(join(import.meta.dirname, "../src/main.ts")));
