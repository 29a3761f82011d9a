import { expect, test } from "vitest";
import { listDroppedEntries } from "./list-dropped-entries.ts";
import { readEntries } from "./read-folder.ts";

type Entry = FileSystemEntry;

const createFile = (name: string): Entry =>
  ({
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(new File([], name)),
  }) as unknown as Entry;
const locked = {
  isDirectory: false,
  file: (_: unknown, reject: () => void) => reject(),
} as unknown as Entry;

/** A folder that gives a hundred entries at a time, as Chromium does. */
function createFolder(entries: Entry[]): Entry {
  const readEntriesOf = () => {
    let at = 0;
    return {
      readEntries: (resolve: (part: Entry[]) => void) => resolve(entries.slice(at, (at += 100))),
    };
  };
  return { isDirectory: true, createReader: readEntriesOf } as unknown as Entry;
}

const toItems = (entries: readonly (Entry | null)[]) =>
  entries.map((entry) => ({
    kind: "file",
    webkitGetAsEntry: () => entry,
  })) as unknown as DataTransferItemList;
const read = async (...entries: Entry[]) => {
  const { files, isCut } = await readEntries(entries);
  return { names: files.map(({ name }) => name), isCut };
};

test("a dropped folder is read with the folders in it, and what is locked is left out", async () => {
  const inner = createFolder([createFile("c.png")]);
  expect(
    await read(createFile("a.png"), createFolder([createFile("b.png"), inner, locked])),
  ).toEqual({ names: ["a.png", "b.png", "c.png"], isCut: false });
});

test("a folder of more than a hundred files is read whole, one of more than a thousand in part", async () => {
  const create = (count: number) =>
    createFolder(Array.from({ length: count }, (_, i) => createFile(`${i}.png`)));
  expect((await read(create(250))).names).toHaveLength(250);
  const large = await read(create(1500));
  expect(large.names).toHaveLength(1000);
  expect(large.isCut).toBe(true);
});

test("files alone are not read as entries", () => {
  const folder = createFolder([]);
  expect(listDroppedEntries(toItems([createFile("a.png"), null]))).toEqual([]);
  expect(listDroppedEntries(toItems([folder, null]))).toEqual([folder]);
});
