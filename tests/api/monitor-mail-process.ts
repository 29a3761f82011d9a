import { openProductDatabase } from "#product-database.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openTestMonitors } from "./open-test-monitors.ts";

// Sends one mail in a process of its own, which the test kills while the mail server waits.
const { address, smtpUrl, at } = JSON.parse(process.argv[2]!) as {
  readonly address: DatabaseAddress;
  readonly smtpUrl: string;
  readonly at: string;
};
const database = await openProductDatabase(address);
const { openWorker } = openTestMonitors(database, { smtpUrl, now: () => new Date(at) });
await openWorker(async () => undefined).sendOnce();
