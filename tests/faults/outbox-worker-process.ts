import { openDatabase } from "#api/database/open-database.ts";
import { leadStore } from "#api/leads/lead-store.ts";
import { couriersUnder } from "#api/outbox/couriers.ts";
import { outboxOf } from "#api/outbox/database-outbox.ts";
import { startOutboxWorker } from "#api/outbox/worker.ts";
import { readConfig } from "#api/config.ts";

// The real worker in a process of its own, in a hurry: it is killed all the time, and what it had taken on has to come
// back before the test is old.
const config = readConfig(process.env);
const database = await openDatabase(config.database);
const now = () => new Date();
const couriers = couriersUnder({
  ...config,
  now,
  serviceTitles: new Map(),
  readAttachment: () => {
    throw new Error("there is none");
  },
});
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
startOutboxWorker({
  outbox: outboxOf(database),
  store: leadStore(database),
  couriers: { "agency-mail": couriers["agency-mail"]! },
  log: quiet,
  now,
  random: () => Math.random() / 1000,
  pace: { poll: 20, lease: 400 },
});
process.send?.("working");
