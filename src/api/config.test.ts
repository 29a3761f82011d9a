import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("B-24 without any setting the server has all it needs on one machine, and only that machine reaches it", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    siteUrl: "http://localhost:3000",
    database: { kind: "sqlite", file: resolve("data/ro2ya.sqlite") },
    logLevel: "info",
  });
});

test("B-24 a setting that is there and empty counts as not there", () => {
  expect(readConfig({ PORT: "", HOST: " ", DATA_DIR: "", SITE_URL: "", DATABASE_URL: "", LOG_LEVEL: "" })).toEqual(readConfig({}));
});

test("B-24 every setting is taken", () => {
  const env = { PORT: "0", HOST: "0.0.0.0", DATA_DIR: "/srv/ro2ya", SITE_URL: "https://ro2ya.example/", LOG_LEVEL: "warn" };
  expect(readConfig(env)).toEqual({
    port: 0,
    host: "0.0.0.0",
    dataDir: "/srv/ro2ya",
    siteUrl: "https://ro2ya.example",
    database: { kind: "sqlite", file: "/srv/ro2ya/ro2ya.sqlite" },
    logLevel: "warn",
  });
  expect(readConfig({ DATABASE_URL: "sqlite:/var/leads.db" }).database).toEqual({ kind: "sqlite", file: "/var/leads.db" });
  expect(readConfig({ DATABASE_URL: "sqlite:///var/leads.db" }).database).toEqual({ kind: "sqlite", file: "/var/leads.db" });
  expect(readConfig({ DATABASE_URL: "sqlite:leads.db" }).database).toEqual({ kind: "sqlite", file: resolve("leads.db") });
  const url = "postgres://ro2ya:secret@db.example/leads";
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  expect(readConfig({ DATABASE_URL: "postgresql:///leads?host=/run/postgresql" }).database).toMatchObject({ kind: "postgres" });
});

test.each([
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
])("B-24 a wrong %s (%s) names itself in one plain line and does not repeat its value", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  expect(() => readConfig({ [name]: value })).not.toThrow(/secret/);
});
