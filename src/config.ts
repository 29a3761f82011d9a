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
  bandwidthVariables,
  readBandwidthSettings,
  type BandwidthSettings,
} from "./tools/speed-test/server/settings.ts";

export interface Config {
  readonly port: number;
  /** Requests of one address that are answered at once. */
  readonly maxRequestsPerAddress: number;
  readonly host: string;
  /** Where everything that visitors send is kept, as an absolute path. */
  readonly dataDir: string;
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  readonly database: DatabaseAddress;
  readonly logLevel: LogLevel;
  /** The proxies before us, by address or network, whose word on whom a request comes from is believed. */
  readonly trustedProxies: readonly string[];
  /** How many forms are taken in ten minutes. */
  readonly formLimits: FormLimits;
  readonly bandwidth: BandwidthSettings;
  /** Where the figures for monitoring are; undefined where nobody asked for them. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where attachments are, if not in DATA_DIR. */
  readonly bucket: S3Settings | undefined;
  /** Whether the server counts how often its pages are opened. */
  readonly countsPages: boolean;
  /** After so many months a lead is deleted; the privacy policy promises 24. */
  readonly retentionMonths: number;
  /** Where mails are sent through, and to whom; undefined where the agency wants none. */
  readonly mail: MailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
  readonly browser: BrowserSettings;
  readonly keywords: KeywordSettings;
  readonly attachmentLimits: AttachmentLimits;
  /** What the results of jobs may take in the database. */
  readonly maxReportBytes: number;
  /** Confirmations to one mailbox. */
  readonly maxConfirmationsPerDay: number;
  /** What signs and hashes, where several instances need the same. */
  readonly secretKey: string | undefined;
}

/** All variables, in the order in which they are checked: of several wrong ones the first is named. */
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
  ...attachmentLimitVariables,
  ...reportVariables,
  ...confirmationVariables,
  ...secretVariables,
  ...logVariables,
};

/** The variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(variables);

/**
 * Reads the settings out of the environment.
 * @throws ConfigError that names the first wrong variable. It does not repeat the value, which may hold a password.
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
    countsPages: set.PAGE_COUNTS === "on",
    retentionMonths: Number(set.LEADS_RETENTION_MONTHS),
    mail: readMailSettings(set),
    webhook: readWebhookSettings(set),
    browser: readBrowserSettings(set),
    keywords: readKeywordSettings(set, siteUrl),
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
