import { resolve } from "node:path";
import * as z from "zod/mini";
import type { FormLimits } from "./leads/server/abuse/form-limits.ts";
import type { AttachmentLimits } from "./leads/server/attachments/attachment-limits.ts";
import type { MailSettings } from "./leads/server/outbox/channels.ts";
import type { WebhookSettings } from "./leads/server/outbox/webhook.ts";
import {
  attachmentLimitVariables,
  confirmationVariables,
  formLimitVariables,
  mailVariables,
  readAttachmentLimits,
  readFormLimits,
  readMailSettings,
  readWebhookSettings,
  retentionVariables,
  webhookVariables,
} from "./leads/server/settings.ts";
import {
  databaseVariables,
  dataDirVariables,
  readDatabaseAddress,
  type DatabaseAddress,
} from "./platform/database/settings.ts";
import {
  browserVariables,
  readBrowserSettings,
  type BrowserSettings,
} from "./platform/egress/browser/settings.ts";
import {
  addressVariables,
  logVariables,
  metricsVariables,
  proxyVariables,
  readMetricsAddress,
  readSiteUrl,
  readTrustedProxies,
  requestLimitVariables,
  siteUrlVariables,
  type LogLevel,
} from "./platform/http/settings.ts";
import { reportVariables } from "./platform/jobs/settings.ts";
import { secretVariables } from "./platform/limits/settings.ts";
import { ConfigError } from "./platform/settings/config-error.ts";
import type { Values } from "./platform/settings/variables.ts";
import {
  readBucketSettings,
  storageVariables,
  type S3Settings,
} from "./platform/storage/settings.ts";
import { pageCountVariables } from "./site/page-counts/settings.ts";
import {
  keywordVariables,
  readKeywordSettings,
  type KeywordSettings,
} from "./tools/keyword-research/server/settings.ts";
import {
  linkVariables,
  readLinkSettings,
  type LinkSettings,
} from "./tools/qr-generator/server/settings.ts";
import {
  monitorVariables,
  readMonitorSettings,
  type MonitorSettings,
} from "./tools/seo-analyzer/server/monitor/settings.ts";
import { sitePageVariables } from "./tools/seo-analyzer/server/settings.ts";
import {
  bandwidthVariables,
  readBandwidthSettings,
  type BandwidthSettings,
} from "./tools/speed-test/server/settings.ts";

export interface Config {
  readonly port: number;
  /** How many requests of one address may be in flight. */
  readonly maxRequestsPerAddress: number;
  readonly host: string;
  /** The folder of everything that visitors send, as an absolute path. */
  readonly dataDir: string;
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  readonly database: DatabaseAddress;
  readonly logLevel: LogLevel;
  /** The proxies whose `X-Forwarded-For` is trusted, by address or network. */
  readonly trustedProxies: readonly string[];
  /** How many forms are accepted in ten minutes. */
  readonly formLimits: FormLimits;
  readonly bandwidth: BandwidthSettings;
  /** The address of the metrics server; undefined where METRICS_PORT is not set. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The bucket of the attachments; undefined where they are kept in DATA_DIR. */
  readonly bucket: S3Settings | undefined;
  /** Whether the server counts how often its pages are opened. */
  readonly shouldCountPages: boolean;
  /** A lead is deleted after this many months; the privacy policy promises 24. */
  readonly retentionMonths: number;
  /** The SMTP server, the sender and the recipients; undefined where no mails are sent. */
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  readonly browser: BrowserSettings;
  readonly keywords: KeywordSettings;
  readonly links: LinkSettings;
  readonly monitors: MonitorSettings;
  /** How many pages of a site the SEO analyzer reads. */
  readonly maxSitePages: number;
  readonly attachmentLimits: AttachmentLimits;
  /** The maximum size of all job results in the database. */
  readonly maxReportBytes: number;
  /** How many confirmations one mailbox receives in a day. */
  readonly maxConfirmationsPerDay: number;
  /** Signs and hashes; set where several instances need the same key. */
  readonly secretKey: string | undefined;
}

/** All variables, in the order in which they are checked: an error names the first wrong one. */
const variables = {
  ...addressVariables,
  ...dataDirVariables,
  ...siteUrlVariables,
  ...databaseVariables,
  ...proxyVariables,
  ...requestLimitVariables,
  ...formLimitVariables,
  ...bandwidthVariables,
  ...storageVariables,
  ...metricsVariables,
  ...pageCountVariables,
  ...retentionVariables,
  ...mailVariables,
  ...webhookVariables,
  ...browserVariables,
  ...keywordVariables,
  ...linkVariables,
  ...monitorVariables,
  ...sitePageVariables,
  ...attachmentLimitVariables,
  ...reportVariables,
  ...confirmationVariables,
  ...secretVariables,
  ...logVariables,
};

/** The names of all variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(variables);

/**
 * Reads the settings from environment variables.
 * @throws ConfigError that names the first wrong variable. It does not repeat the value, which may
 *   hold a password.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = readVariables(env);
  const siteUrl = readSiteUrl(set);
  return {
    port: Number(set.PORT),
    maxRequestsPerAddress: Number(set.REQUEST_LIMIT),
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    siteUrl,
    database: readDatabaseAddress(set),
    logLevel: set.LOG_LEVEL,
    trustedProxies: readTrustedProxies(set),
    formLimits: readFormLimits(set),
    bandwidth: readBandwidthSettings(set),
    metrics: readMetricsAddress(set),
    bucket: readBucketSettings(set),
    shouldCountPages: set.PAGE_COUNTS === "on",
    retentionMonths: Number(set.LEADS_RETENTION_MONTHS),
    mail: readMailSettings(set),
    webhook: readWebhookSettings(set),
    browser: readBrowserSettings(set),
    keywords: readKeywordSettings(set, siteUrl),
    links: readLinkSettings(set),
    monitors: readMonitorSettings(set),
    maxSitePages: Number(set.SEO_SITE_PAGES),
    attachmentLimits: readAttachmentLimits(set),
    maxReportBytes: Number(set.REPORTS_LIMIT) * 1e6,
    maxConfirmationsPerDay: Number(set.CONFIRMATION_LIMIT),
    secretKey: set.SECRET_KEY,
  };
}

/** An empty variable counts as not set. */
function readVariables(
  env: Readonly<Record<string, string | undefined>>,
): Values<typeof variables> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const checked = z.object(variables).safeParse(set);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`);
}
