import { join } from "node:path";
import { supervise } from "../../scripts/supervise.ts";

// What `npm start` does after the build, over a server in which things can be made to throw, with
// short delays.
process.exit(
  await supervise(join(import.meta.dirname, "../api/throwing-server.ts"), {
    minRestartDelayMs: 50,
    maxRestartDelayMs: 50,
  }),
);
