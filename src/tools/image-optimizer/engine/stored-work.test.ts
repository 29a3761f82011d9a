import { expect, test } from "vitest";
import { defaults } from "./settings.ts";
import { canStore, parseStoredWork } from "./stored-work.ts";

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const settings = {
  ...defaults,
  level: 55,
  format: "webp" as const,
  isResized: true,
  widthPx: 640,
  background: "#123456",
};

test("settings and the set of pictures are read back as they were stored", () => {
  const work = { settings, usedSettings: defaults, setId: "a" };
  expect(parseStoredWork(copy(work))).toEqual(work);
});

test("a result that was made with the present settings is not outdated after a reload", () => {
  const work = parseStoredWork(copy({ settings, usedSettings: settings, setId: "a" }))!;
  expect(work.usedSettings).toBe(work.settings);
});

test("what is stored without settings is not restored", () => {
  for (const stored of [null, "text", {}, { settings: null, setId: "a" }])
    expect(parseStoredWork(stored)).toBeUndefined();
});

test("values that the tool does not offer become those of the first visit", () => {
  expect(
    parseStoredWork({
      settings: {
        level: 500,
        format: "gif",
        isResized: "yes",
        widthPx: null,
        targetKb: null,
        background: "url(x)",
      },
      usedSettings: 3,
      setId: 7,
    }),
  ).toEqual({ settings: { ...defaults, level: 100 }, usedSettings: null, setId: null });
});

test("pictures of more than 100 MB together are not stored", () => {
  const tenMegabytes = { size: 10 * 1024 * 1024 };
  expect(canStore(Array.from({ length: 10 }, () => tenMegabytes))).toBe(true);
  expect(canStore([...Array.from({ length: 10 }, () => tenMegabytes), { size: 1 }])).toBe(false);
});
