import { join } from "node:path";
import { supervise } from "../../scripts/supervise.ts";

// What `npm start` does after the build.
process.exit(await supervise(join(import.meta.dirname, "../../src/main.ts")));
