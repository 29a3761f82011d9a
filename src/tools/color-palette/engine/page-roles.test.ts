import { expect, test } from "vitest";
import { toHex, type Hex } from "./colour.ts";
import { measureContrast } from "./contrast.ts";
import { assignPageRoles } from "./page-roles.ts";
import { createPalette, schemes } from "./scheme.ts";

test("every text of the sample page is readable on its background, for any palette", () => {
  for (const base of [
    ...Array.from({ length: 80 }, (_, i): Hex =>
      toHex([(i * 67) % 256, (i * 139 + 11) % 256, (i * 239 + 57) % 256]),
    ),
    "#000000",
    "#ffffff",
    "#808080",
  ] as const) {
    for (const scheme of schemes) {
      const { paper, ink, main, onMain, second, onSecond, link } = assignPageRoles(
        createPalette(base, scheme),
      );
      for (const [text, background] of [
        [ink, paper],
        [link, paper],
        [onMain, main],
        [onSecond, second],
      ] as const) {
        expect(
          measureContrast(text, background),
          `${text} on ${background}, ${scheme} of ${base}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("the lightest colour is the background, the one with the highest chroma the button, the darkest the text", () => {
  expect(assignPageRoles(["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"])).toMatchObject({
    paper: "#e2d4f7",
    main: "#6c26d9",
    ink: "#16082b",
    onMain: "#ffffff",
  });
});

test("a palette of one colour still has a page", () => {
  expect(assignPageRoles(["#6d28d9", "#6d28d9", "#6d28d9", "#6d28d9", "#6d28d9"])).toMatchObject({
    main: "#6d28d9",
    second: "#6d28d9",
  });
});
