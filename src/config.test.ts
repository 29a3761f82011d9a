import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./platform/settings/config-error.ts";

test("B-24 without settings the server runs on one machine, and only that machine reaches it", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    maxRequestsPerAddress: 100,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    siteUrl: "http://localhost:3000",
    database: { kind: "sqlite", file: resolve("data/ro2ya.sqlite") },
    logLevel: "info",
    formLimits: { maxPerIp: 20, maxBeforeChallenge: 60, maxTotal: 600 },
    bandwidth: {
      limits: { visitorBytes: 1e9, streams: 12, allBytes: 2e10, serverMbps: 1000 },
      serverLocation: "Cairo",
    },
    trustedProxies: [],
    shouldCountPages: true,
    links: { maxPerVisitor: 20, maxPerDay: 2_000, blockListFile: undefined },
    monitors: { maxPerMailbox: 5, maxPerVisitor: 10, maxTotal: 1_000 },
    maxSitePages: 50,
    retentionMonths: 24,
    browser: { path: undefined, maxConcurrent: 1 },
    keywords: {
      account: undefined,
      country: "EG",
      open: ["wikimedia"],
      contact: "http://localhost:3000/contact",
      maxPerHour: 120,
      paid: { maxPerDay: 100, maxPerVisitor: 20 },
    },
    attachmentLimits: { maxTotalBytes: 5e9, maxVisitorBytes: 1e8, minFreeBytes: 5e8 },
    maxReportBytes: 1e9,
    maxConfirmationsPerDay: 3,
  });
});

test("B-24 an empty setting counts as not set", () => {
  expect(
    readConfig({
      PORT: "",
      HOST: " ",
      DATA_DIR: "",
      SITE_URL: "",
      DATABASE_URL: "",
      LOG_LEVEL: "",
    }),
  ).toEqual(readConfig({}));
});

test("B-24 every setting is read", () => {
  const env = {
    PORT: "0",
    HOST: "0.0.0.0",
    DATA_DIR: "/srv/ro2ya",
    SITE_URL: "https://ro2ya.example/",
    LOG_LEVEL: "warn",
    CHROME_PATH: "/opt/chrome",
    SPEED_TESTS_AT_ONCE: "0",
  };
  expect(readConfig(env)).toEqual({
    port: 0,
    maxRequestsPerAddress: 100,
    host: "0.0.0.0",
    dataDir: "/srv/ro2ya",
    siteUrl: "https://ro2ya.example",
    database: { kind: "sqlite", file: "/srv/ro2ya/ro2ya.sqlite" },
    logLevel: "warn",
    formLimits: { maxPerIp: 20, maxBeforeChallenge: 60, maxTotal: 600 },
    bandwidth: {
      limits: { visitorBytes: 1e9, streams: 12, allBytes: 2e10, serverMbps: 1000 },
      serverLocation: "Cairo",
    },
    trustedProxies: [],
    shouldCountPages: true,
    links: { maxPerVisitor: 20, maxPerDay: 2_000, blockListFile: undefined },
    monitors: { maxPerMailbox: 5, maxPerVisitor: 10, maxTotal: 1_000 },
    maxSitePages: 50,
    retentionMonths: 24,
    browser: { path: "/opt/chrome", maxConcurrent: 0 },
    keywords: {
      account: undefined,
      country: "EG",
      open: ["wikimedia"],
      contact: "https://ro2ya.example/contact",
      maxPerHour: 120,
      paid: { maxPerDay: 100, maxPerVisitor: 20 },
    },
    attachmentLimits: { maxTotalBytes: 5e9, maxVisitorBytes: 1e8, minFreeBytes: 5e8 },
    maxReportBytes: 1e9,
    maxConfirmationsPerDay: 3,
  });
  expect(readConfig({ DATABASE_URL: "sqlite:/var/leads.db" }).database).toEqual({
    kind: "sqlite",
    file: "/var/leads.db",
  });
  expect(readConfig({ DATABASE_URL: "sqlite:///var/leads.db" }).database).toEqual({
    kind: "sqlite",
    file: "/var/leads.db",
  });
  expect(readConfig({ DATABASE_URL: "sqlite:leads.db" }).database).toEqual({
    kind: "sqlite",
    file: resolve("leads.db"),
  });
  const url = "postgres://ro2ya:secret@db.example/leads";
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  expect(
    readConfig({ DATABASE_URL: "postgresql:///leads?host=/run/postgresql" }).database,
  ).toMatchObject({ kind: "postgres" });
});

test("V-15 the server's location is Cairo by default, and the limits of the bandwidth test are four numbers", () => {
  expect(
    readConfig({ SERVER_LOCATION: " Riyadh ", BANDWIDTH_LIMITS: "50,2,300,100" }).bandwidth,
  ).toEqual({
    limits: { visitorBytes: 50e6, streams: 2, allBytes: 300e6, serverMbps: 100 },
    serverLocation: "Riyadh",
  });
  expect(() => readConfig({ BANDWIDTH_LIMITS: "50,2,300" })).toThrow(ConfigError);
  expect(() => readConfig({ BANDWIDTH_LIMITS: "50,0,300,100" })).toThrow(ConfigError);
});

test("V-15 LINE_LIMITS, the former name of BANDWIDTH_LIMITS, applies where the new name is not set", () => {
  const former = { LINE_LIMITS: "60,3,400,200" };
  expect(readConfig(former).bandwidth.limits.streams).toBe(3);
  expect(readConfig({ ...former, BANDWIDTH_LIMITS: "50,2,300,100" }).bandwidth.limits.streams).toBe(
    2,
  );
  expect(() => readConfig({ LINE_LIMITS: "60,3,400" })).toThrow("LINE_LIMITS must be four");
});

const mailSettings = {
  SMTP_URL: "smtps://user:secret@mail.example",
  MAIL_FROM: "Ro2ya <hello@ro2ya.example>",
  MAIL_TO: "a@ro2ya.example, b@ro2ya.example",
};

test("B-13 B-14 mails and the webhook are enabled by settings, mails in Arabic and without files by default", () => {
  expect(readConfig(mailSettings).mail).toEqual({
    smtpUrl: "smtps://user:secret@mail.example",
    from: { name: "Ro2ya", address: "hello@ro2ya.example" },
    to: [
      { name: "", address: "a@ro2ya.example" },
      { name: "", address: "b@ro2ya.example" },
    ],
    attach: "link",
    locale: "ar",
  });
  expect(
    readConfig({ ...mailSettings, MAIL_ATTACH: "include", AGENCY_LOCALE: "en" }).mail,
  ).toMatchObject({ attach: "include", locale: "en" });
  const webhook = {
    WEBHOOK_URL: "https://crm.example/leads",
    WEBHOOK_SECRET: "a secret of sixteen",
  };
  expect(readConfig(webhook).webhook).toEqual({
    url: "https://crm.example/leads",
    secret: "a secret of sixteen",
  });
  expect(readConfig({}).mail).toBeUndefined();
  expect(readConfig({}).webhook).toBeUndefined();
});

test("B-13 B-14 an error names the setting that another one requires", () => {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = mailSettings;
  expect(() => readConfig({ SMTP_URL, MAIL_TO })).toThrow(
    new ConfigError("MAIL_FROM must be set where SMTP_URL is"),
  );
  expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow(
    new ConfigError("MAIL_TO must be set where SMTP_URL is"),
  );
  expect(() => readConfig({ WEBHOOK_URL: "https://crm.example" })).toThrow(
    new ConfigError("WEBHOOK_SECRET must be set where WEBHOOK_URL is"),
  );
});

test("B-23 B-24 proxies, limits, figures, retention and a bucket are set by name", () => {
  expect(readConfig({ TRUST_PROXY: "127.0.0.1, 10.1.0.0/16,::1" }).trustedProxies).toEqual([
    "127.0.0.1",
    "10.1.0.0/16",
    "::1",
  ]);
  expect(readConfig({ FORM_LIMITS: "5,50,500" }).formLimits).toEqual({
    maxPerIp: 5,
    maxBeforeChallenge: 50,
    maxTotal: 500,
  });
  const blockListFile = "/etc/ro2ya/hosts.txt";
  expect(readConfig({ QR_LINK_LIMITS: "5,50", QR_BLOCK_LIST: blockListFile }).links).toEqual({
    maxPerVisitor: 5,
    maxPerDay: 50,
    blockListFile,
  });
  expect(readConfig({}).links).toEqual({ maxPerVisitor: 20, maxPerDay: 2_000 });
  expect(readConfig({ PAGE_COUNTS: "off" }).shouldCountPages).toBe(false);
  expect(readConfig({ METRICS_PORT: "9100" }).metrics).toEqual({ host: "127.0.0.1", port: 9100 });
  expect(readConfig({ LEADS_RETENTION_MONTHS: "6" }).retentionMonths).toBe(6);
  const bucket = {
    ATTACHMENTS_URL: "https://s3.example/leads",
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "key",
    AWS_REGION: "auto",
  };
  expect(readConfig(bucket).bucket).toEqual({
    url: "https://s3.example/leads",
    region: "auto",
    keyId: "id",
    secretKey: "key",
  });
  expect(() => readConfig({ ATTACHMENTS_URL: "https://s3.example/leads" })).toThrow(
    new ConfigError("AWS_ACCESS_KEY_ID must be set where ATTACHMENTS_URL is"),
  );
});

test.each([
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "*"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "proxy.example"],
  ["FORM_LIMITS", "5"],
  ["FORM_LIMITS", "0,1,1"],
  ["METRICS_PORT", "x"],
  ["PAGE_COUNTS", "yes"],
  ["LEADS_RETENTION_MONTHS", "0"],
  ["LEADS_RETENTION_MONTHS", "25"],
  ["ATTACHMENTS_URL", "s3.example"],
  ["ATTACHMENTS_URL", "https://s3.example/"],
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["HOST", "http://x"],
  ["SITE_URL", "ro2ya.example"],
  ["SITE_URL", "ftp://ro2ya.example"],
  ["SITE_URL", "https://ro2ya.example/site"],
  ["DATABASE_URL", "mysql://ro2ya:secret@db.example/leads"],
  ["DATABASE_URL", "postgres://ro2ya:secret@db.example"],
  ["DATABASE_URL", "sqlite:"],
  ["DATABASE_URL", "sqlite://leads.db"],
  ["DATABASE_URL", "./data.db"],
  ["LOG_LEVEL", "loud"],
  ["SPEED_TESTS_AT_ONCE", "many"],
  ["SPEED_TESTS_AT_ONCE", "-1"],
  ["SMTP_URL", "mail.example"],
  ["SMTP_URL", "https://user:secret@mail.example"],
  ["MAIL_FROM", "Ro2ya"],
  ["MAIL_TO", "a@ro2ya.example, Boss"],
  ["MAIL_ATTACH", "yes"],
  ["AGENCY_LOCALE", "fr"],
  ["WEBHOOK_URL", "ftp://crm.example"],
  ["WEBHOOK_SECRET", "secret"],
])(
  "B-24 a wrong %s (%s) names itself in one plain line and does not repeat its value",
  (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
    expect(() => readConfig({ [name]: value })).not.toThrow(/secret/);
  },
);

test("K-23 K-24 the sources of keywords are set: an account at DataForSEO, and free sources by name or none", () => {
  const account = { DATAFORSEO_LOGIN: "mona@ro2ya.example", DATAFORSEO_PASSWORD: "secret" };
  const set = {
    ...account,
    KEYWORD_COUNTRY: "SA",
    KEYWORD_SOURCES: "google-suggest, wikimedia",
    KEYWORD_CONTACT: "hello@ro2ya.example",
    KEYWORD_LIMIT: "30",
    KEYWORD_PAID_LIMITS: "50,5",
  };
  expect(readConfig(set).keywords).toEqual({
    account: { login: "mona@ro2ya.example", password: "secret" },
    country: "SA",
    open: ["wikimedia", "google-suggest"],
    contact: "hello@ro2ya.example",
    maxPerHour: 30,
    paid: { maxPerDay: 50, maxPerVisitor: 5 },
  });
  expect(readConfig({ KEYWORD_SOURCES: "none" }).keywords.open).toEqual([]);
  expect(() => readConfig({ KEYWORD_SOURCES: "bing" })).toThrow(/^KEYWORD_SOURCES must be/);
  expect(() => readConfig({ KEYWORD_COUNTRY: "Egypt" })).toThrow(/^KEYWORD_COUNTRY must be/);
  expect(() => readConfig({ KEYWORD_LIMIT: "0" })).toThrow(/^KEYWORD_LIMIT must be/);
  expect(() => readConfig({ DATAFORSEO_LOGIN: "mona@ro2ya.example" })).toThrow(
    "DATAFORSEO_PASSWORD must be set where DATAFORSEO_LOGIN is",
  );
  expect(() => readConfig({ DATAFORSEO_PASSWORD: "secret" })).toThrow(
    "DATAFORSEO_LOGIN must be set where DATAFORSEO_PASSWORD is",
  );
});

test("limits of storage are set in whole numbers, and a secret has a minimum length", () => {
  const set = {
    ATTACHMENT_LIMITS: "10,2,0",
    REPORTS_LIMIT: "7",
    CONFIRMATION_LIMIT: "0",
    SECRET_KEY: "k".repeat(32),
  };
  expect(readConfig(set)).toMatchObject({
    attachmentLimits: { maxTotalBytes: 10e6, maxVisitorBytes: 2e6, minFreeBytes: 0 },
    maxReportBytes: 7e6,
    maxConfirmationsPerDay: 0,
    secretKey: "k".repeat(32),
  });
  for (const [name, value] of Object.entries({
    ATTACHMENT_LIMITS: "10,2",
    REPORTS_LIMIT: "0",
    CONFIRMATION_LIMIT: "-1",
    SECRET_KEY: "short",
    KEYWORD_PAID_LIMITS: "50",
    QR_LINK_LIMITS: "20",
  })) {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
  }
});

test("O-59 how much is monitored by mail is three numbers", () => {
  expect(readConfig({ SEO_MONITOR_LIMITS: "2,3,4" }).monitors).toEqual({
    maxPerMailbox: 2,
    maxPerVisitor: 3,
    maxTotal: 4,
  });
  expect(() => readConfig({ SEO_MONITOR_LIMITS: "2,3" })).toThrow("SEO_MONITOR_LIMITS must be");
});

test("a site has from 50 to 500 pages", () => {
  expect(readConfig({ SEO_SITE_PAGES: "500" }).maxSitePages).toBe(500);
  for (const wrong of ["49", "501", "1e2", "-50", "many"])
    expect(() => readConfig({ SEO_SITE_PAGES: wrong })).toThrow("SEO_SITE_PAGES must be");
});
