/** The whole product on one machine: builds what changed, then serves site and API. */
import { ConfigError, readConfig } from "../src/config.ts";
import { runServer } from "../src/main.ts";
import { buildWhatChanged } from "./build-site.ts";

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await buildWhatChanged();
await runServer();
