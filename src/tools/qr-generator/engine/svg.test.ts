import { expect, test } from "vitest";
import { draw, getVectorFrame, type Drawing } from "./drawing.ts";
import { encode } from "./encode.ts";
import { formatSvg } from "./svg-file.ts";
import { placeLogo, toPath } from "./svg.ts";

const drawing = draw(encode("OK", "M")!, "square", getVectorFrame(encode("OK", "M")!), 0.2);
const colours = { foreground: "#10B981", background: "#ECFDF5", isTransparent: false };

test("a square is four lines, a dot four arcs", () => {
  const shape = (radius: number): Drawing => ({
    side: 1,
    logoBox: undefined,
    blocks: [{ x: 0, y: 0, width: 1, height: 1, radii: [radius, radius, radius, radius] }],
  });
  expect(toPath(shape(0))).toBe("M0 0h1v1h-1z");
  expect(toPath(shape(0.5))).toBe(
    "M0.5 0h0a0.5 0.5 0 0 1 0.5 0.5v0a0.5 0.5 0 0 1 -0.5 0.5h0a0.5 0.5 0 0 1 -0.5 -0.5v0a0.5 0.5 0 0 1 0.5 -0.5z",
  );
});

test("the file has its size with unit and the two colours", () => {
  const file = formatSvg(drawing, colours, "40mm");
  expect(file).toContain('width="40mm" height="40mm" viewBox="0 0 31 31"');
  expect(file).toContain('<path fill="#ECFDF5" d="M0 0h31v31H0z"/>');
  expect(file).toContain('<path fill="#10B981" fill-rule="evenodd"');
});

test("a transparent file has no background", () => {
  expect(formatSvg(drawing, { ...colours, isTransparent: true }, "300")).not.toContain("#ECFDF5");
});

test("N-46 the logo in the file is the visitor's own picture", () => {
  const file = formatSvg(drawing, colours, "300", {
    dataUrl: "data:image/png;base64,AAAA",
    ratio: 1,
  });
  expect(file).toContain('href="data:image/png;base64,AAAA"');
  expect(file).not.toContain("LOGO");
});

test("a logo that is not square keeps its proportions inside the box", () => {
  const wide = placeLogo(drawing, 2)!;
  expect(wide.width).toBeCloseTo(6.2, 9);
  expect(wide.height).toBeCloseTo(3.1, 9);
  expect(wide.x).toBeCloseTo(12.4, 9);
  expect(wide.y).toBeCloseTo(13.95, 9);
  expect(placeLogo(drawing, 0.5)!.height).toBeCloseTo(6.2, 9);
  expect(placeLogo(drawing, 0.5)!.width).toBeCloseTo(3.1, 9);
});
