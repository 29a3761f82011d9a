import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserStorage, type StorageKind } from "#base/inventory/browser-storage.ts";
import { hostSettings, outgoingHosts } from "#base/inventory/outgoing-hosts.ts";
import { retention } from "#base/inventory/retention.ts";
import { brand } from "#brand/brand.ts";
import { settingNames } from "#config.ts";
import { browserRecords } from "#site/privacy/browser-records.ts";
import { receiverRecords } from "#site/privacy/receiver-records.ts";
import { compareNames, noDifference } from "./inventory/compare-names.ts";
import { linkedHosts } from "./inventory/linked-hosts.ts";
import { listHosts } from "./inventory/source-hosts.ts";
import { listStorageUses } from "./inventory/source-storage.ts";

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

const sources: readonly SourceFile[] = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
  .filter(({ name }) => !/\.(test|fixture)\./.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

/** Wrappers, whose keys are parameters with a type of the inventory. */
const wrappers = [
  "src/base/browser-store.ts",
  "src/leads/ui/draft.ts",
  "src/site/scripts/page.ts",
  "src/ui/tab-state.ts",
  "src/ui/use-local-storage.ts",
];

/** The storage that files use and the inventory does not list, as `file: kind key`. */
function listUndeclared(files: readonly SourceFile[]): readonly string[] {
  return files
    .flatMap(({ name, text }) => listStorageUses(name, text).map((use) => ({ name, ...use })))
    .filter(({ name, kind, key }) =>
      key === undefined
        ? !wrappers.includes(name)
        : !(browserStorage[kind] as readonly string[]).includes(key),
    )
    .map(({ name, kind, key = "(unknown)" }) => `${name}: ${kind} ${key}`);
}

test("the code stores nothing in the browser that the inventory does not list", () => {
  expect(listUndeclared(sources)).toEqual([]);
});

test.each([
  ['localStorage.setItem("planted", "1")', "local planted"],
  ["window.sessionStorage.planted = 1", "session planted"],
  ['sessionStorage["planted"] = 1', "session planted"],
  ['const key = "planted" as const; localStorage.getItem(key)', "local planted"],
  ["localStorage.setItem(key, text)", "local (unknown)"],
  ['indexedDB.open("planted", 1)', "indexedDb planted"],
  ['const store = { databaseName: "planted" }', "indexedDb planted"],
  ['void caches.open("planted")', "cache planted"],
  ['new CacheFirst({ cacheName: "planted" })', "cache planted"],
  ['useLocalStorage("planted", none, parse)', "local planted"],
  ['document.cookie = "planted=1"', "cookie document.cookie"],
  ['cookieStore.set("planted", "1")', "cookie planted"],
])("a planted %s is found", (text, use) => {
  expect(listUndeclared([{ name: "src/planted.ts", text }])).toEqual([`src/planted.ts: ${use}`]);
});

test("every key of the inventory is still used, and is in one row of the policy's table", () => {
  const code = sources
    .filter(({ name }) => !/^src\/(base\/inventory|site\/privacy)\//.test(name))
    .map(({ text }) => text)
    .join("\n");
  const isUsed = (key: string): boolean =>
    // Parts that are added to a prefix, and the database that workbox-expiration opens.
    [key, key.replace(/^(tab|draft):/, ""), ...(key.endsWith(":logo") ? [":logo"] : [])].some(
      (text) => new RegExp(`["'\`}]${text}["'\`]`).test(code),
    ) || code.includes(`from "${key}"`);
  for (const kind of Object.keys(browserStorage) as StorageKind[]) {
    expect(
      browserStorage[kind].filter((key) => !isUsed(key)),
      kind,
    ).toEqual([]);
    if (kind === "cookie") continue;
    const rows = browserRecords.flatMap((record): readonly string[] => record[kind] ?? []);
    expect(compareNames(rows, browserStorage[kind]), kind).toEqual(noDifference);
    expect(new Set(rows).size, kind).toBe(rows.length);
  }
});

const outgoing = Object.values(outgoingHosts).flatMap((hosts): string[] => Object.values(hosts));

/** The hosts of files that are neither outgoing nor merely linked. */
const listUnknownHosts = (files: readonly SourceFile[]): readonly string[] =>
  files
    .flatMap(({ name, text }) => listHosts(name, text).map((host) => `${name}: ${host}`))
    .filter((line) => ![...outgoing, ...linkedHosts].includes(line.split(": ")[1]!));

test("every host in the code is in the inventory or only linked, and a planted one is found", () => {
  expect(listUnknownHosts(sources)).toEqual([]);
  const planted = [
    { name: "src/a.ts", text: 'fetch("https://stats.planted.net/v1") // https://comment.net' },
    { name: "src/b.tsx", text: "const url = `wss://live.planted.net/${id}`;" },
    { name: "src/c.astro", text: '<script src="https://cdn.planted.net/a.js"></script>' },
  ];
  expect(listUnknownHosts(planted)).toEqual([
    "src/a.ts: stats.planted.net",
    "src/b.tsx: live.planted.net",
    "src/c.astro: cdn.planted.net",
  ]);
});

test("the policy's table names every outgoing host and every setting that names one", () => {
  const rows = receiverRecords.flatMap(({ hosts }) => hosts);
  expect(compareNames(rows, outgoing)).toEqual(noDifference);
  expect(rows).toContain(new URL(brand.mapUrl.ar).hostname);
  expect(receiverRecords.flatMap(({ settings = [] }) => settings)).toEqual(hostSettings);
  const named = settingNames.filter((name) => name.endsWith("_URL") && name !== "SITE_URL");
  expect(compareNames(named, hostSettings)).toEqual(noDifference);
});

test("the periods that the legal texts and the forms name are those of the inventory", () => {
  const { leadMonths, reportDays, backups, limitWindowHours, maintenanceHours } = retention;
  /** What the law gives the agency to report a breach. */
  const breachHours = 72;
  const figures = [leadMonths, reportDays, backups, limitWindowHours + maintenanceHours];
  const read = (text: string): readonly number[] =>
    [...text.matchAll(/(?<!\d)(\d+) (?:يومًا|شهرًا|ساعة|نسخة|days|months|hours)|newest (\d+)/g)].map(
      ([, a, b]) => Number(a ?? b),
    );
  for (const locale of ["ar", "en"]) {
    const text = readFileSync(`content/legal/privacy-policy/${locale}.md`, "utf8");
    expect(compareNames(read(text).map(String), [...figures, breachHours].map(String))).toEqual(
      noDifference,
    );
    const terms = readFileSync(`content/legal/terms-conditions/${locale}.md`, "utf8");
    const line = terms.split("\n").find((one) => /رابط تقرير|link of a report/.test(one)) ?? "";
    expect(read(line)).toEqual([reportDays]);
  }
});
