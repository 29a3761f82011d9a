import type { Database } from "#platform/database/database.ts";
import { createMailboxHasher } from "#platform/limits/hash-ip.ts";
import { openMailer } from "#platform/notifications/mailer.ts";
import { createMonitorMailSender } from "#tools/seo-analyzer/server/monitor/mail/send-monitor-mail.ts";
import type { MonitorServices } from "#tools/seo-analyzer/server/monitor/monitor-services.ts";
import { createMonitorStore } from "#tools/seo-analyzer/server/monitor/monitor-store.ts";
import { MonitorWorker } from "#tools/seo-analyzer/server/monitor/monitor-worker.ts";
import type { MonitorSettings } from "#tools/seo-analyzer/server/monitor/settings.ts";

interface Options {
  readonly smtpUrl: string;
  readonly now: () => Date;
  readonly settings?: MonitorSettings;
  /** Receives the worker, which does nothing by itself. */
  readonly onWorker?: (worker: MonitorWorker) => void;
}

/** The monitoring as the server opens it, but for its worker, which the test drives. */
export function openTestMonitors(
  database: Database,
  {
    smtpUrl,
    now,
    settings = { maxPerMailbox: 5, maxPerVisitor: 10, maxTotal: 1_000 },
    onWorker = () => undefined,
  }: Options,
): MonitorServices {
  const store = createMonitorStore(database);
  const send = createMonitorMailSender({
    mailer: openMailer(smtpUrl, { name: "Ro2ya", address: "hello@ro2ya.example" }),
    siteUrl: "https://ro2ya.example",
    agencyName: { ar: "رؤية", en: "Ro2ya" },
    agencyLocale: "ar",
    agencyTo: [{ name: "", address: "agency@ro2ya.example" }],
  });
  return {
    store,
    settings,
    hashMailbox: createMailboxHasher(Buffer.alloc(32, 3)),
    maxMailsPerDay: 3,
    openWorker(look) {
      const log = { warn: () => undefined };
      const worker = new MonitorWorker({ store, look, send, now, log, random: () => 0.5 });
      onWorker(worker);
      return worker;
    },
  };
}
