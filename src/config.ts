import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { defaultLocale } from "#i18n/locale.ts";
import { locales } from "#i18n/messages.ts";
import type { BandwidthLimits } from "./tools/speed-test/server/bandwidth/bandwidth-limits.ts";
import {
  countries,
  parseOpenSources,
  type KeywordSettings,
} from "./tools/keyword-research/server/keyword-settings.ts";
import type { AttachmentLimits } from "./leads/server/attachment-limits.ts";
import { readMailbox, type Mailbox } from "./platform/notifications/mail.ts";
import type { S3Settings } from "./leads/server/attachments/s3-attachments.ts";
import type { MailSettings } from "./leads/server/outbox/channels.ts";
import type { WebhookSettings } from "./platform/notifications/webhook.ts";

/** A setting that the server cannot start with. Its message is one plain line that names the variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export interface Config {
  readonly port: number;
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
  /** What visitors' lines are measured against. */
  readonly bandwidth: { readonly limits: BandwidthLimits; readonly serverLocation: string };
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
  /** The browser of speed tests: where it is, if not in a usual place, and how many are open at once. */
  readonly browser: { readonly path: string | undefined; readonly maxConcurrent: number };
  readonly keywords: KeywordSettings;
  readonly attachmentLimits: AttachmentLimits;
  /** What the results of jobs may take in the database. */
  readonly maxReportBytes: number;
  /** Confirmations to one mailbox. */
  readonly maxConfirmationsPerDay: number;
  /** What signs and hashes, where several instances need the same. */
  readonly secretKey: string | undefined;
}

/** From one address, from everybody until scripts have to bring a proof of work, and from everybody. */
export interface FormLimits {
  readonly maxPerIp: number;
  readonly maxBeforeChallenge: number;
  readonly maxTotal: number;
}

/** Where the database is: a file, as an absolute path, or a server. */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Each variable with its default and, as the error, what it has to be. An empty variable counts as not set. */
const Environment = z.object({
  PORT: z._default(
    z
      .string()
      .check(z.refine(isPort, "must be a whole number from 0 to 65535 (0 takes any free port)")),
    "3000",
  ),
  // Only this machine: what listens on every network interface is open to the world on the day nobody thought of it.
  // A proxy with TLS in front needs no more; a container says HOST=0.0.0.0.
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, "must be a host name or an IP address")),
    "127.0.0.1",
  ),
  DATA_DIR: z._default(z.string(), "./data"),
  SITE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isSiteUrl,
          "must be an http or https address without a path, as https://ro2ya.example",
        ),
      ),
  ),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isDatabaseUrl,
          "must be sqlite:PATH, as sqlite:./data/ro2ya.sqlite, or postgres://USER:PASSWORD@HOST/DATABASE",
        ),
      ),
  ),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          isProxyList,
          "must be proxies by address or network, as 127.0.0.1 or 10.0.0.0/8, with commas between; everybody is no proxy",
        ),
      ),
    "",
  ),
  FORM_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,8},[1-9]\d{0,8},[1-9]\d{0,8}$/,
          "must be three whole numbers, as 20,60,600: forms in ten minutes from one address, in all before a proof of work is asked for, in all",
        ),
      ),
    "20,60,600",
  ),
  SERVER_LOCATION: z._default(
    z.string().check(z.maxLength(60, "must be the name of a place, of 60 characters at most")),
    "Cairo",
  ),
  LINE_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){3}$/,
          "must be four whole numbers, as 1000,12,20000,1000: megabytes an hour that one visitor may measure with, lines measured at once, megabytes an hour in all, megabits a second that the server's own line carries",
        ),
      ),
    "1000,12,20000,1000",
  ),
  ATTACHMENTS_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isBucketUrl,
          "must be the address of a bucket, as https://s3.eu-central-1.amazonaws.com/my-bucket",
        ),
      ),
  ),
  AWS_ACCESS_KEY_ID: z._default(z.string(), ""),
  AWS_SECRET_ACCESS_KEY: z._default(z.string(), ""),
  AWS_REGION: z._default(
    z.string().check(z.regex(/^[\w-]+$/, "must be the name of a region, as eu-central-1")),
    "us-east-1",
  ),
  METRICS_PORT: z.optional(
    z.string().check(z.refine(isPort, "must be a whole number from 0 to 65535")),
  ),
  METRICS_HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, "must be a host name or an IP address")),
    "127.0.0.1",
  ),
  PAGE_COUNTS: z._default(z.enum(["on", "off"], "must be on or off"), "on"),
  LEADS_RETENTION_MONTHS: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,2}$/, "must be a whole number of months from 1 to 999")),
    "24",
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrlWithProtocol(/^smtps?:$/, text),
          "must be smtp:// or smtps:// with a host, as smtps://USER:PASSWORD@mail.example",
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readMailbox(text) !== undefined,
          "must be one address, as Ro2ya <hello@ro2ya.example>",
        ),
      ),
  ),
  MAIL_TO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseMailboxes(text) !== undefined,
          "must be one address or several with commas between them",
        ),
      ),
  ),
  MAIL_ATTACH: z._default(z.enum(["link", "include"], "must be link or include"), "link"),
  AGENCY_LOCALE: z._default(z.enum(locales, `must be one of ${locales.join(", ")}`), defaultLocale),
  WEBHOOK_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isUrlWithProtocol(/^https?:$/, text),
          "must be an http or https address",
        ),
      ),
  ),
  WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, "must be 16 characters long or longer")),
  ),
  CHROME_PATH: z.optional(z.string()),
  SPEED_TESTS_AT_ONCE: z._default(
    z
      .string()
      .check(z.regex(/^\d{1,2}$/, "must be a whole number from 0 (no browser is opened) to 99")),
    "1",
  ),
  DATAFORSEO_LOGIN: z._default(z.string(), ""),
  DATAFORSEO_PASSWORD: z._default(z.string(), ""),
  KEYWORD_COUNTRY: z._default(z.enum(countries, `must be one of ${countries.join(", ")}`), "EG"),
  KEYWORD_SOURCES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => parseOpenSources(text) !== undefined,
          "must be wikimedia, google-suggest and duckduckgo-suggest, with commas between those that may be asked, or none",
        ),
      ),
    "wikimedia",
  ),
  KEYWORD_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]{3,200}$/, "must be an address of mail or the web, in Latin letters"),
      ),
  ),
  KEYWORD_LIMIT: z._default(
    z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,8}$/, "must be a whole number: questions in an hour from one address"),
      ),
    "120",
  ),
  KEYWORD_PAID_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9}$/,
          "must be two whole numbers, as 100,20: questions that are paid for in a day, in all and from one address",
        ),
      ),
    "100,20",
  ),
  ATTACHMENT_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9},\d{1,9}$/,
          "must be three whole numbers, as 5000,100,500: megabytes that all attachments take together, that come from one address in a day, that stay free on the disk",
        ),
      ),
    "5000,100,500",
  ),
  REPORTS_LIMIT: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,8}$/,
          "must be a whole number: megabytes that kept reports take together",
        ),
      ),
    "1000",
  ),
  CONFIRMATION_LIMIT: z._default(
    z
      .string()
      .check(z.regex(/^\d{1,9}$/, "must be a whole number: confirmations in a day to one mailbox")),
    "3",
  ),
  SECRET_KEY: z.optional(
    z
      .string()
      .check(z.minLength(32, "must be 32 characters long or longer, the same for all instances")),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
});

/** The variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads the settings out of the environment.
 * @throws ConfigError that names the first wrong variable. It does not repeat the value, which may hold a password.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const checked = Environment.safeParse(set);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    SITE_URL,
    DATABASE_URL,
    LOG_LEVEL,
    TRUST_PROXY,
    METRICS_PORT,
    METRICS_HOST,
  } = checked.data;
  const [maxPerIp, maxBeforeChallenge, maxTotal] = checked.data.FORM_LIMITS.split(",").map(
    Number,
  ) as [number, number, number];
  const [visitorMb, streams, allMb, serverMbps] = checked.data.LINE_LIMITS.split(",").map(
    Number,
  ) as [number, number, number, number];
  const [totalMb, dayMb, freeMb] = checked.data.ATTACHMENT_LIMITS.split(",").map(Number) as [
    number,
    number,
    number,
  ];
  const siteUrl = new URL(SITE_URL ?? `http://localhost:${PORT}`).origin;
  return {
    port: Number(PORT),
    host: HOST,
    dataDir: resolve(DATA_DIR),
    siteUrl,
    database: parseDatabaseUrl(DATABASE_URL ?? `sqlite:${resolve(DATA_DIR, "ro2ya.sqlite")}`),
    logLevel: LOG_LEVEL,
    trustedProxies: TRUST_PROXY.split(",")
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    formLimits: { maxPerIp, maxBeforeChallenge, maxTotal },
    bandwidth: {
      limits: { visitorBytes: visitorMb * 1e6, streams, allBytes: allMb * 1e6, serverMbps },
      serverLocation: checked.data.SERVER_LOCATION.trim(),
    },
    metrics:
      METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: Number(METRICS_PORT) },
    bucket: readBucketSettings(checked.data),
    countsPages: checked.data.PAGE_COUNTS === "on",
    retentionMonths: Number(checked.data.LEADS_RETENTION_MONTHS),
    mail: readMailSettings(checked.data),
    webhook: readWebhookSettings(checked.data),
    browser: {
      path: checked.data.CHROME_PATH,
      maxConcurrent: Number(checked.data.SPEED_TESTS_AT_ONCE),
    },
    keywords: readKeywordSettings(checked.data, siteUrl),
    attachmentLimits: {
      maxTotalBytes: totalMb * 1e6,
      maxVisitorBytes: dayMb * 1e6,
      minFreeBytes: freeMb * 1e6,
    },
    maxReportBytes: Number(checked.data.REPORTS_LIMIT) * 1e6,
    maxConfirmationsPerDay: Number(checked.data.CONFIRMATION_LIMIT),
    secretKey: checked.data.SECRET_KEY,
  };
}

type Checked = z.output<typeof Environment>;

function readMailSettings({
  SMTP_URL: smtpUrl,
  MAIL_FROM,
  MAIL_TO,
  MAIL_ATTACH: attach,
  AGENCY_LOCALE: locale,
}: Checked): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  if (MAIL_FROM === undefined) throw new ConfigError("MAIL_FROM must be set where SMTP_URL is");
  if (MAIL_TO === undefined) throw new ConfigError("MAIL_TO must be set where SMTP_URL is");
  return { smtpUrl, from: readMailbox(MAIL_FROM)!, to: parseMailboxes(MAIL_TO)!, attach, locale };
}

function readWebhookSettings({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: Checked): WebhookSettings | undefined {
  if (url === undefined) return undefined;
  if (secret === undefined)
    throw new ConfigError("WEBHOOK_SECRET must be set where WEBHOOK_URL is");
  return { url, secret };
}

function readKeywordSettings(
  { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password, ...set }: Checked,
  siteUrl: string,
): KeywordSettings {
  if ((login === "") !== (password === ""))
    throw new ConfigError(
      login === ""
        ? "DATAFORSEO_LOGIN must be set where DATAFORSEO_PASSWORD is"
        : "DATAFORSEO_PASSWORD must be set where DATAFORSEO_LOGIN is",
    );
  const [maxPerDay, maxPerVisitor] = set.KEYWORD_PAID_LIMITS.split(",").map(Number) as [
    number,
    number,
  ];
  return {
    account: login === "" ? undefined : { login, password },
    country: set.KEYWORD_COUNTRY,
    open: parseOpenSources(set.KEYWORD_SOURCES)!,
    contact: set.KEYWORD_CONTACT ?? `${siteUrl}/contact`,
    maxPerHour: Number(set.KEYWORD_LIMIT),
    paid: { maxPerDay, maxPerVisitor },
  };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isSiteUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

/** A network of more than half of all addresses is not a proxy: whoever writes it would believe everybody. */
function isProxyList(text: string): boolean {
  return text.split(",").every((proxy) => {
    const name = proxy.trim();
    if (name === "" || ipaddr.isValid(name)) return true;
    return ipaddr.isValidCIDR(name) && ipaddr.parseCIDR(name)[1] >= 8;
  });
}

function isUrlWithProtocol(protocol: RegExp, text: string): boolean {
  const url = URL.parse(text);
  return url !== null && protocol.test(url.protocol) && url.hostname !== "";
}

function parseMailboxes(text: string): readonly Mailbox[] | undefined {
  const mailboxes = text.split(",").map(readMailbox);
  return mailboxes.every((mailbox) => mailbox !== undefined) ? mailboxes : undefined;
}

function isBucketUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname.length > 1 &&
    url.username === "" &&
    url.search === ""
  );
}

function readBucketSettings({
  ATTACHMENTS_URL: url,
  AWS_ACCESS_KEY_ID: keyId,
  AWS_SECRET_ACCESS_KEY: secretKey,
  AWS_REGION: region,
}: z.output<typeof Environment>): S3Settings | undefined {
  if (url === undefined) return undefined;
  if (keyId === "") throw new ConfigError("AWS_ACCESS_KEY_ID must be set where ATTACHMENTS_URL is");
  if (secretKey === "")
    throw new ConfigError("AWS_SECRET_ACCESS_KEY must be set where ATTACHMENTS_URL is");
  return { url, region, keyId, secretKey };
}

function isDatabaseUrl(text: string): boolean {
  if (text.startsWith("sqlite:")) return /^sqlite:(?!\/\/[^/])./.test(text);
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function parseDatabaseUrl(url: string): DatabaseAddress {
  return url.startsWith("sqlite:")
    ? { kind: "sqlite", file: resolve(url.slice("sqlite:".length)) }
    : { kind: "postgres", url };
}
