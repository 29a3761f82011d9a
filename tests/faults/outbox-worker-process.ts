import { openProductDatabase } from "#product-database.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { createSenders } from "#leads/server/outbox/channels.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { startOutboxWorker } from "#leads/server/outbox/worker.ts";
import { readConfig } from "#config.ts";

// The real worker in a process of its own, in a hurry: it is killed all the time, and what it had
// taken on has to come back before the test is old.
const config = readConfig(process.env);
const database = await openProductDatabase(config.database);
const now = () => new Date();
const senders = createSenders({
  ...config,
  now,
  serviceTitles: new Map(),
  readAttachment: () => {
    throw new Error("there is none");
  },
});
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
startOutboxWorker({
  outbox: createOutbox(database),
  store: createLeadStore(database),
  senders: { "agency-mail": senders["agency-mail"]! },
  log: quiet,
  now,
  random: () => Math.random() / 1000,
  timings: { poll: 20, lease: 400 },
});
process.send?.("working");
