import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { readPage } from "../engine/page/read-page.ts";
import { digestPage } from "../engine/site-audit/site-audit.ts";
import type { AddressEnd } from "./address-end.ts";
import { openCheckpointFolder } from "./checkpoint-folder.ts";
import { CrawlCheckpoint } from "./crawl-checkpoint.ts";

const address = "https://shop.example/bags";
const source = createSource({
  url: address,
  head: `<title>حقائب</title><meta name="generator" content="WordPress 6.8"><meta name="robots" content="noindex">`,
  body: `<h1>Bags</h1><a href="/shoes">Shoes</a><p>${"Bags made by hand in Cairo. ".repeat(40)}</p>`,
});
const digest = digestPage(readPage(source.html, source.url), source);
const directions = { canonical: null, refresh: null };
const read = (): AddressEnd => ({ kind: "page", address, directions, digest: () => digest });

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "checkpoint-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const readDigest = (end: AddressEnd | undefined) =>
  end?.kind === "page" ? end.digest?.() : undefined;

test("O-86 what requests have led to is found again, whole, and once", () => {
  const file = join(createFolder(), "a.jsonl");
  const before = new CrawlCheckpoint(file);
  expect(before.take(address)).toBeUndefined();
  readDigest(before.watch(address, read()));
  before.watch(`${address}/gone`, { kind: "broken", reason: "status", status: 404 });
  before.watch(`${address}.pdf`, { kind: "other" });
  before.watch("https://other.example/", { kind: "unrequested" });

  const after = new CrawlCheckpoint(file);
  const end = after.take(address);
  expect(end).toMatchObject({ kind: "page", address, directions });
  expect(digest.blocking?.rule).toBe("indexable");
  expect(digest.platform?.id).toBe("wordpress");
  expect(readDigest(end)).toEqual(digest);
  expect(after.take(address)).toBeUndefined();
  expect(after.take(`${address}/gone`)).toMatchObject({ kind: "broken", status: 404 });
  expect(after.take(`${address}.pdf`)).toEqual({ kind: "other" });
  expect(after.take("https://other.example/")).toBeUndefined();
});

test("a page that was opened and not read, such as a copy, is not saved", () => {
  const file = join(createFolder(), "a.jsonl");
  new CrawlCheckpoint(file).watch(address, read());
  expect(new CrawlCheckpoint(file).take(address)).toBeUndefined();
});

test("lines that are cut or of another version are no lines, and what follows them is read", () => {
  const file = join(createFolder(), "a.jsonl");
  readDigest(new CrawlCheckpoint(file).watch(address, read()));
  const line = readFileSync(file, "utf8");
  const { textSketch: _, ...older } = digest;
  const old = { kind: "page", requested: "/old", address, directions, digest: older };
  writeFileSync(file, `null\n[]\n${JSON.stringify(old)}\n${line.slice(0, 300)}`);
  const cut = new CrawlCheckpoint(file);
  for (const requested of ["/old", address]) expect(cut.take(requested)).toBeUndefined();
  readDigest(cut.watch(address, read()));
  expect(readDigest(new CrawlCheckpoint(file).take(address))).toEqual(digest);
});

test("the file ends at 16 MB, and a folder that cannot be written to ends no crawl", () => {
  const file = join(createFolder(), "a.jsonl");
  appendFileSync(file, `${"x".repeat(16 * 1024 * 1024 - 100)}\n`);
  readDigest(new CrawlCheckpoint(file).watch(address, read()));
  expect(new CrawlCheckpoint(file).take(address)).toBeUndefined();
  const missing = new CrawlCheckpoint(join(file, "no-folder", "b.jsonl"));
  expect(readDigest(missing.watch(address, read()))).toEqual(digest);
});

test("what a crawl has left is removed after an hour", async () => {
  const path = join(createFolder(), "crawls");
  const folder = openCheckpointFolder(path);
  await folder.deleteExpired(new Date()); // there is no folder yet
  const [old, recent] = [await folder.prepareFile("old"), await folder.prepareFile("recent")];
  for (const file of [old, recent]) writeFileSync(file, "\n");
  const now = Date.now();
  utimesSync(old, new Date(now), new Date(now - 3_700_000));
  await folder.deleteExpired(new Date(now));
  expect(() => readFileSync(old)).toThrow("ENOENT");
  expect(readFileSync(recent, "utf8")).toBe("\n");
  await folder.remove("recent");
  expect(() => readFileSync(recent)).toThrow("ENOENT");
});
