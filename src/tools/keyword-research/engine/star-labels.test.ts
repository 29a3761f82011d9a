import { expect, test } from "vitest";
import { layOutLabels, type LabelOptions, type NamedStar } from "./star-labels.ts";

/** A phone's picture, whose words are 120 px wide and 18 px high. */
const options: LabelOptions = {
  area: { left: 0, top: 0, right: 320, bottom: 330 },
  obstacles: [],
  height: 18,
  maxLabels: 4,
};
const createStar = (name: string, x: number, y: number): NamedStar => ({
  name,
  x,
  y,
  radius: 10,
  width: 120,
  left: 0,
  right: 320,
});
const getBox = (
  { x, y }: { readonly x: number; readonly y: number },
  width = 120,
  height = 18,
) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
type Box = ReturnType<typeof getBox>;
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("words are beside their star, on its other side where the picture ends", () => {
  expect(layOutLabels([createStar("a", 100, 100)], options)).toEqual([
    { name: "a", x: 175, y: 100, leader: null },
  ]);
  expect(layOutLabels([createStar("a", 300, 100)], options)).toEqual([
    { name: "a", x: 225, y: 100, leader: null },
  ]);
});

test("six stars close together on a phone: the first four are named, and nothing is covered", () => {
  const stars = [
    [150, 40],
    [210, 230],
    [205, 120],
    [233, 122],
    [182, 232],
    [238, 228],
  ].map(([x, y], i) => createStar(`star ${i}`, x!, y!));
  const labels = layOutLabels(stars, options);
  expect(labels.map(({ name }) => name)).toEqual(["star 0", "star 1", "star 2", "star 3"]);
  for (const [i, label] of labels.entries()) {
    const box = getBox(label);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    for (const other of labels.slice(i + 1)) expect(overlaps(box, getBox(other))).toBe(false);
    for (const star of stars) expect(overlaps(box, getBox(star, 20, 20))).toBe(false);
  }
});

test("words that are not beside their star have a line to it, which crosses nothing", () => {
  const stars = [
    createStar("left", 100, 160),
    createStar("right", 220, 160),
    createStar("alone", 160, 300),
  ];
  const obstacles = [100, 220].map((x) => ({
    left: x - 20,
    right: x + 20,
    top: 140,
    bottom: 180,
  }));
  const labels = layOutLabels(stars, { ...options, obstacles });
  const led = labels.filter(({ leader }) => leader !== null);
  expect(led.length).toBeGreaterThan(0);
  for (const { name, leader } of led)
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const [from, to] = leader!;
      const point = getBox(
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        1,
        1,
      );
      for (const label of labels)
        if (label.name !== name) expect(overlaps(point, getBox(label))).toBe(false);
      for (const star of stars)
        if (star.name !== name) expect(overlaps(point, getBox(star, 20, 20))).toBe(false);
    }
});

test("a star without room for its words has none, and the next one is tried", () => {
  const wide = { ...createStar("too long", 160, 100), width: 400 };
  expect(
    layOutLabels([wide, createStar("short", 100, 200)], options).map(({ name }) => name),
  ).toEqual(["short"]);
});

test("words keep clear of what is there already", () => {
  const obstacle = { left: 110, right: 320, top: 80, bottom: 120 };
  const [label] = layOutLabels([createStar("a", 100, 100)], { ...options, obstacles: [obstacle] });
  expect(overlaps(getBox(label!), obstacle)).toBe(false);
});

test("words are in the band of their star, or a line leads to them", () => {
  // The bands of a phone: 110 px, which is less than the words have.
  for (const [left, right] of [
    [0, 110],
    [110, 220],
    [220, 320],
  ] as const) {
    const star = { ...createStar("a", (left + right) / 2, 150), left, right };
    const [label] = layOutLabels([star], options);
    expect(label?.leader).not.toBeNull();
    const short = layOutLabels([{ ...star, x: left + 20, width: 60 }], options);
    expect(short).toEqual([{ name: "a", x: left + 65, y: 150, leader: null }]);
  }
});

test("words do not touch the far side of another star without a line to their own", () => {
  const stars = [createStar("a", 40, 150), { ...createStar("b", 190, 150), width: 400 }];
  const [label] = layOutLabels(stars, options);
  expect(label?.name).toBe("a");
  expect(label?.leader).not.toBeNull();
});

test("words and lines keep clear of stars that have no words", () => {
  const unnamed = { left: 212, right: 232, top: 90, bottom: 110 };
  const [label] = layOutLabels([createStar("a", 200, 100)], { ...options, unnamed: [unnamed] });
  expect(label).toEqual({ name: "a", x: 125, y: 100, leader: null });
});

test("the phrase to begin with is named among the near stars of a phone", () => {
  // The marks of «محل عطور» at 360 px: the suggested one, the searched one, and the others.
  const stars = (
    [
      ["suggested", 241, 328, 138],
      ["searched", 155, 219, 66],
      ["best", 202, 285, 108],
      ["number", 211, 328, 94],
      ["hours", 216, 356, 118],
      ["cairo", 245, 356, 138],
    ] as const
  ).map(([name, x, y, width]) => ({
    ...createStar(name, x, y),
    width,
    radius: name === "suggested" ? 15 : 10,
    left: x < 185 ? 57 : 185,
    right: x < 185 ? 185 : 300,
  }));
  const ticks = [
    { left: 210, right: 320, top: 126, bottom: 146 },
    { left: 290, right: 320, top: 265, bottom: 285 },
    { left: 300, right: 320, top: 404, bottom: 424 },
  ];
  const area = { left: 0, top: 0, right: 320, bottom: 447 };
  const labels = layOutLabels(stars, { ...options, area, obstacles: ticks, height: 20 });
  expect(labels).toHaveLength(4);
  expect(labels[0]!.name).toBe("suggested");
});
