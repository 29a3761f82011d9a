import { expect, test } from "vitest";
import { draw, getModulePx, getPixelFrame, getVectorFrame, type Block } from "./drawing.ts";
import { encode } from "./encode.ts";
import { corners, eyes, sizes, type Eye } from "./style.ts";

const code = encode("https://shop.example/menu?table=12", "H")!;
const allSizes = Array.from(
  { length: (sizes.max - sizes.min) / sizes.step + 1 },
  (_, step) => sizes.min + step * sizes.step,
);

const edges = (blocks: readonly Block[]) => ({
  start: Math.min(...blocks.map(({ x }) => x)),
  top: Math.min(...blocks.map(({ y }) => y)),
  end: Math.max(...blocks.map(({ x, width }) => x + width)),
  bottom: Math.max(...blocks.map(({ y, height }) => y + height)),
});

test.each(corners)(
  "N-47 a quiet zone of at least 4 modules surrounds a %s code at every size and in vectors",
  (corner) => {
    for (const frame of [
      getVectorFrame(code),
      ...allSizes.map((size) => getPixelFrame(code, size)),
    ]) {
      const { side, blocks } = draw(code, corner, frame);
      const { start, top, end, bottom } = edges(blocks);
      for (const zone of [start, top, side - end, side - bottom])
        expect(zone).toBeGreaterThanOrEqual(4 - 1e-9);
    }
  },
);

test("modules lie on whole pixels where each has three or more", () => {
  for (const size of allSizes) {
    const px = getModulePx(code, size);
    if (px < 3) continue;
    expect(Number.isInteger(px)).toBe(true);
    expect(
      Math.abs(
        getPixelFrame(code, size).offset * px - Math.round(getPixelFrame(code, size).offset * px),
      ),
    ).toBeLessThan(1e-6);
  }
});

test.each(corners)(
  "N-45 the logo's box is 20%% of the size, in the middle of a %s code, and no module's middle is under it",
  (corner) => {
    for (const size of [100, 300, 500]) {
      const frame = getPixelFrame(code, size);
      const { side, blocks, logoBox } = draw(code, corner, frame, 0.2);
      expect(logoBox!.side / side).toBeCloseTo(0.2, 9);
      expect(logoBox!.x + logoBox!.side / 2).toBeCloseTo(side / 2, 9);
      expect(logoBox!.y + logoBox!.side / 2).toBeCloseTo(side / 2, 9);
      const isUnder = (at: number): boolean => at > logoBox!.x && at < logoBox!.x + logoBox!.side;
      for (const { x, y, width } of blocks) {
        if (
          width >= 3 &&
          blocks.some(
            (other) =>
              other.width === 7 &&
              x >= other.x &&
              x < other.x + 7 &&
              y >= other.y &&
              y < other.y + 7,
          )
        )
          continue; // a finder pattern
        for (let at = 0; at < width; at += 1)
          expect(isUnder(x + at + 0.5) && isUnder(y + 0.5)).toBe(false);
      }
    }
  },
);

test("a code without a logo has no box", () => {
  expect(draw(code, "square", getVectorFrame(code)).logoBox).toBeUndefined();
});

test.each(corners)("every dark module of a %s code is painted and no light one", (corner) => {
  const { blocks } = draw(code, corner, { side: code.size, offset: 0 });
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const layers = blocks.filter(
        (block) =>
          x + 0.5 > block.x &&
          x + 0.5 < block.x + block.width &&
          y + 0.5 > block.y &&
          y + 0.5 < block.y + block.height,
      );
      expect(layers.length % 2, `module ${x}, ${y}`).toBe(code.modules[y * code.size + x]);
    }
});

test("the eyes have their own shape, and the alignment patterns that of the corners", () => {
  const large = encode("a".repeat(100), "M")!;
  const listRadii = (eye: Eye, width: number): readonly number[] => {
    const { blocks } = draw(large, "rounded", { side: large.size, offset: 0 }, 0, eye);
    const marks = blocks.filter((block) => block.width === width && block.height === width);
    return [...new Set(marks.map(({ radii }) => radii[0]))];
  };
  expect(eyes.map((eye) => listRadii(eye, 7))).toEqual([[1.75], [0], [1.75], [2.24]]);
  // Five modules wide are the hole of an eye and an alignment pattern.
  expect(listRadii("square", 5)).toEqual([0, 1.25]);
  expect(listRadii("circle", 3)).toContain(1.5);
});

test.each(eyes)("every dark module of a code with %s eyes is painted", (eye) => {
  const { blocks } = draw(code, "square", { side: code.size, offset: 0 }, 0, eye);
  const countLayers = (x: number, y: number): number =>
    blocks.filter(
      (block) =>
        x > block.x && x < block.x + block.width && y > block.y && y < block.y + block.height,
    ).length;
  for (let at = 0; at < code.modules.length; at += 1)
    expect(countLayers((at % code.size) + 0.5, Math.floor(at / code.size) + 0.5) % 2).toBe(
      code.modules[at],
    );
});

test("the alignment patterns of every version stay in one piece, as round as the style", () => {
  for (const text of ["a".repeat(100), "a".repeat(700), "a".repeat(2000), "a".repeat(2300)]) {
    const large = encode(text, "M")!;
    const dots = draw(large, "circle", { side: large.size, offset: 0 }).blocks;
    const lines = Math.floor(large.version / 7) + 2;
    expect(dots.filter(({ width }) => width === 5).length - 3).toBe(lines * lines - 3);
  }
});
