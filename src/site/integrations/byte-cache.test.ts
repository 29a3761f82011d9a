import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";

let folder: string;
let made: string[];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "byte-cache-")), "entries");
  made = [];
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const toUpper = async (input: Uint8Array): Promise<Uint8Array> => {
  made.push(String(Buffer.from(input)));
  return Buffer.from(String(Buffer.from(input)).toUpperCase());
};

/** What a build gets that starts with the folder as it is. */
async function ask(input: string, recipe = "upper 1"): Promise<string> {
  const cache = new ByteCache(folder);
  return String(Buffer.from(await cache.getOrMake(recipe, Buffer.from(input), toUpper)));
}

async function onlyEntry(): Promise<string> {
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0]!);
}

test("a result is made once for the same input and recipe", async () => {
  expect([await ask("a"), await ask("a"), await ask("b")]).toEqual(["A", "A", "B"]);
  expect(made).toEqual(["a", "b"]);
});

test("another recipe makes a result of its own", async () => {
  await ask("a", "upper 1");
  await ask("a", "upper 2");
  expect(made).toEqual(["a", "a"]);
});

test("two requests at the same time make one result", async () => {
  const cache = new ByteCache(folder);
  await Promise.all([1, 2].map(() => cache.getOrMake("upper 1", Buffer.from("a"), toUpper)));
  expect(made).toEqual(["a"]);
});

test.each<[damage: string, change: (entry: string) => Promise<void>]>([
  ["missing", (entry) => rm(entry)],
  ["empty", (entry) => truncate(entry, 0)],
  ["cut off", async (entry) => truncate(entry, (await readFile(entry)).length - 1)],
  ["too long", (entry) => writeFile(entry, "!", { flag: "a" })],
  [
    "changed in one bit",
    async (entry) => {
      const bytes = await readFile(entry);
      bytes[bytes.length - 1]! ^= 1;
      await writeFile(entry, bytes);
    },
  ],
  [
    "a folder",
    async (entry) => (
      await rm(entry),
      void (await mkdir(join(entry, "inside"), { recursive: true }))
    ),
  ],
])("an entry that is %s is made again", async (_damage, change) => {
  await ask("abc");
  await change(await onlyEntry());
  expect([await ask("abc"), await ask("abc")]).toEqual(["ABC", "ABC"]);
  expect(made).toEqual(["abc", "abc"]);
});

test("an entry under the name of another one is not used", async () => {
  await ask("abc");
  const first = await onlyEntry();
  await rename(first, `${folder}-abc`);
  await ask("xyz");
  await rename(`${folder}-abc`, await onlyEntry());
  expect(await ask("xyz")).toBe("XYZ");
});

test("a failed computation leaves no entry", async () => {
  const fail = () => Promise.reject(new Error("no memory"));
  await expect(new ByteCache(folder).getOrMake("upper 1", Buffer.from("a"), fail)).rejects.toThrow(
    "no memory",
  );
  expect(await ask("a")).toBe("A");
});

test("entries that a build did not ask for are deleted, and what a killed one left", async () => {
  await ask("old");
  await writeFile(`${await onlyEntry()}.123`, "half an ent");
  const cache = new ByteCache(folder);
  await cache.getOrMake("upper 1", Buffer.from("new"), toUpper);
  await cache.deleteUnused();
  await onlyEntry();
  expect([await ask("new"), made]).toEqual(["NEW", ["old", "new"]]);
});

test("a folder that does not exist has nothing to delete", async () => {
  await new ByteCache(folder).deleteUnused();
});
