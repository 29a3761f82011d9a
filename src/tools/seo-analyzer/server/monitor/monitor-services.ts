import type { HashMailbox } from "#platform/limits/hash-ip.ts";
import type { Look } from "./look.ts";
import type { MonitorStore } from "./monitor-store.ts";
import type { MonitorWorker } from "./monitor-worker.ts";
import type { MonitorSettings } from "./settings.ts";

/** What monitoring by mail needs; the server has it where mail is set up. */
export interface MonitorServices {
  readonly store: MonitorStore;
  readonly settings: MonitorSettings;
  readonly hashMailbox: HashMailbox;
  /** How many confirmations one mailbox receives in a day for the requests of one network. */
  readonly maxMailsPerDay: number;
  /** Creates what looks at pages and sends mails, once the queue of analyses works. */
  readonly openWorker: (look: Look) => MonitorWorker;
}
