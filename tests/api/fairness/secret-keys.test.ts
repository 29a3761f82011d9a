import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createIpHasher,
  createMailboxHasher,
  hashVisitor,
  normalizeMailbox,
  toNetworkHash,
} from "#platform/limits/hash-ip.ts";
import { readSecretKeys, writes } from "#platform/limits/secret-keys.ts";
import { temporaryFolder } from "../start-app.ts";
import { bothDatabases, noon, openTestDatabase } from "./databases.ts";

const [sqlite, postgres] = await bothDatabases();

describe("where the key lies that hashes addresses", () => {
  test("on one machine in a file of its own, made once, readable by the server alone, and never in the database", async () => {
    const dataDir = join(await temporaryFolder(), "data");
    const database = await openTestDatabase(await sqlite![1]());
    await database.write(writes.insertSecret, { name: "forms", value: "of a version before" });
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => readSecretKeys({ database, dataDir, setting: undefined })),
    );
    for (const each of keys) expect(each).toEqual({ ...keys[0]!, source: "file" });
    const file = join(dataDir, "secret.key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file)).toHaveLength(32);
    expect(await database.read((db) => db.selectFrom("secrets").selectAll().execute())).toEqual([]);
    await rm(file);
    expect((await readSecretKeys({ database, dataDir, setting: undefined })).visitors).not.toEqual(
      keys[0]!.visitors,
    );
    await writeFile(file, "cut short");
    await expect(readSecretKeys({ database, dataDir, setting: undefined })).rejects.toThrow(
      "must contain 32 bytes",
    );
  });

  test("instances on one PostgreSQL share the setting, and without one a secret in the database", async () => {
    const database = await openTestDatabase(await postgres![1]());
    const [here, there] = [await temporaryFolder(), await temporaryFolder()];
    const [first, second] = [
      await readSecretKeys({ database, dataDir: here, setting: undefined }),
      await readSecretKeys({ database, dataDir: there, setting: undefined }),
    ];
    expect(first.source).toBe("database");
    expect(second).toEqual(first);
    const setting = "a secret that the agency has chosen";
    const set = await readSecretKeys({ database, dataDir: here, setting });
    expect(set).toEqual(await readSecretKeys({ database, dataDir: there, setting }));
    expect(set.source).toBe("setting");
    expect(await database.read((db) => db.selectFrom("secrets").selectAll().execute())).toEqual([]);
  });
});

test("an address has the same name all day and another the next day, and no name without the key", () => {
  const hashIp = createIpHasher(Buffer.alloc(32, 1));
  const [early, late, tomorrow] = [
    "2026-11-21T00:00:00Z",
    "2026-11-21T23:59:59Z",
    "2026-11-22T00:00:00Z",
  ].map((moment) => hashIp("203.0.113.7", new Date(moment)));
  expect(early).toMatch(/^[\w-]{22}$/);
  expect(late).toBe(early);
  expect(tomorrow).not.toBe(early);
  expect(
    createIpHasher(Buffer.alloc(32, 2))("203.0.113.7", new Date("2026-11-21T00:00:00Z")),
  ).not.toBe(early);
  expect(hashIp("::ffff:203.0.113.7", new Date("2026-11-21T00:00:00Z"))).toBe(early);
});

test("addresses of one /48 are different visitors of one network, and IPv4 addresses are not", () => {
  const hashIp = createIpHasher(Buffer.alloc(32, 1));
  const [first, same, near, far] = [
    "2001:470:1:100::1",
    "2001:470:1:1ff::2",
    "2001:470:1:200::1",
    "2001:470:2:100::1",
  ].map((ip) => hashVisitor(hashIp, ip, new Date("2026-11-21T00:00:00Z")));
  expect(same).toBe(first);
  expect(near).not.toBe(first);
  expect(toNetworkHash(near!)).toBe(toNetworkHash(first!));
  expect(toNetworkHash(far!)).not.toBe(toNetworkHash(first!));
  const [one, other] = ["203.0.113.7", "203.0.113.8"].map((ip) =>
    toNetworkHash(hashVisitor(hashIp, ip, new Date("2026-11-21T00:00:00Z"))),
  );
  expect(other).not.toBe(one);
});

test.each([
  ["Mona+1@Shop.Example", "mona@shop.example"],
  ["m.o.n.a+x@googlemail.com", "mona@gmail.com"],
  ["m.o.n.a@shop.example", "m.o.n.a@shop.example"],
  ["mona@متجر.example", "mona@xn--pgbep1f.example"],
  ["mona@XN--pgbep1f.example", "mona@xn--pgbep1f.example"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox);
  const hashMailbox = createMailboxHasher(Buffer.alloc(32, 1));
  expect(hashMailbox(address, new Date(noon))).toBe(hashMailbox(mailbox, new Date(noon)));
});
