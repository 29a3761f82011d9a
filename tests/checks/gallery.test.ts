import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { stories } from "../gallery/stories.ts";

const root = join(import.meta.dirname, "../..");

/** Frames, parts of drawings and sheets of them that are never placed by themselves. */
const onlyInsideOthers = [
  "CoverFigure",
  "CoverSheet",
  "FlatGlass",
  "Drawing",
  "HomeSheet",
  "ShareDialog",
  "WindowFigure",
  "WindowGlass",
];

/** The components of a folder and its subfolders: a file of one is named after it, in capitals. */
function listComponents(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(basename(file))?.[1] ?? [])
    .filter((name) => !onlyInsideOthers.includes(name));
}

test("every part of src/ui and every drawing of the brand has a story, and no story has lost its part", () => {
  const parts = ["src/ui", "src/brand"].flatMap(listComponents);
  expect(parts.length).toBeGreaterThan(30);
  expect(stories.map(([name]) => name).toSorted()).toEqual(parts.toSorted());
});

test("every story shows at least one state", () => {
  for (const [name, { states }] of stories) expect(Object.keys(states), name).not.toEqual([]);
});
