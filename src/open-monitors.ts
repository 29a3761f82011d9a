import { brand } from "./brand/brand.ts";
import type { Config } from "./config.ts";
import type { Database } from "./platform/database/database.ts";
import { createMailboxHasher } from "./platform/limits/hash-ip.ts";
import type { SecretKeys } from "./platform/limits/secret-keys.ts";
import { openMailer } from "./platform/notifications/mailer.ts";
import { createMonitorMailSender } from "./tools/seo-analyzer/server/monitor/mail/send-monitor-mail.ts";
import type { MonitorServices } from "./tools/seo-analyzer/server/monitor/monitor-services.ts";
import { createMonitorStore } from "./tools/seo-analyzer/server/monitor/monitor-store.ts";
import { MonitorWorker } from "./tools/seo-analyzer/server/monitor/monitor-worker.ts";

interface Hooks {
  readonly now: () => Date;
  /** Is called with an error that the work went on after, and a text for the log. */
  readonly onProblem: (error: unknown, text: string) => void;
}

/** Opens the monitoring of pages by mail. @returns undefined where no mails are sent */
export function openMonitors(
  { mail, siteUrl, monitors: settings, maxConfirmationsPerDay: maxMailsPerDay }: Config,
  database: Database,
  keys: SecretKeys,
  { now, onProblem }: Hooks,
): MonitorServices | undefined {
  if (mail === undefined) return undefined;
  const store = createMonitorStore(database);
  const send = createMonitorMailSender({
    mailer: openMailer(mail.smtpUrl, mail.from),
    siteUrl,
    agencyName: brand.name,
    agencyLocale: mail.locale,
    agencyTo: mail.to,
  });
  const log = {
    warn: ({ err, ...facts }: { readonly err?: unknown }, words: string) =>
      onProblem(err, `${words} ${JSON.stringify(facts)}`),
  };
  return {
    store,
    settings,
    hashMailbox: createMailboxHasher(keys.visitors),
    maxMailsPerDay,
    openWorker: (look) => new MonitorWorker({ store, look, send, now, log }).start(),
  };
}
