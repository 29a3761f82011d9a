import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import type { BasicColour } from "./engine/colour-name.ts";
import { createPalette, schemes } from "./engine/scheme.ts";
import { messages } from "./messages.ts";
import type { Hex } from "./engine/colour.ts";
import type { PaletteTexts } from "./page-texts.ts";
import { getCopyTexts, nameColours } from "./texts.ts";
import { basicColours, wellKnownColours } from "./well-known-colours.fixture.ts";

const [ar, en] = [pickToolTexts(messages, "ar"), pickToolTexts(messages, "en")];

/** The name of a colour by itself. */
const getLocalizedName = (t: PaletteTexts, hex: Hex): string => nameColours(t, [hex])[0]!.name;

test("E-28 a colour is named in the language of the page", () => {
  expect(
    ["#6d28d9", "#411782", "#e2d4f7", "#808080", "#4d4d4d"].map((hex) =>
      getLocalizedName(en, hex as `#${string}`),
    ),
  ).toEqual(["Purple", "Dark purple", "Light purple", "Grey", "Dark grey"]);
  expect(
    ["#6d28d9", "#411782", "#e2d4f7", "#808080", "#4d4d4d"].map((hex) =>
      getLocalizedName(ar, hex as `#${string}`),
    ),
  ).toEqual(["بنفسجي", "بنفسجي داكن", "بنفسجي فاتح", "رمادي", "رمادي داكن"]);
});

test("E-27 E-28 each of the twelve has its own name in both languages", () => {
  const names = (Object.keys(basicColours) as BasicColour[]).map((colour) => basicColours[colour]);
  expect(new Set(names.map((hex) => getLocalizedName(en, hex))).size).toBe(12);
  expect(new Set(names.map((hex) => getLocalizedName(ar, hex))).size).toBe(12);
});

test.each(wellKnownColours)("E-26 E-28 %s is named as people name it", (_, hex, nameAr, nameEn) => {
  expect([getLocalizedName(ar, hex), getLocalizedName(en, hex)]).toEqual([nameAr, nameEn]);
});

test("E-26 the tones of one colour have five names, in both languages", () => {
  const tones = ["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"] as const;
  expect(nameColours(en, tones).map(({ name }) => name)).toEqual([
    "Very dark purple",
    "Dark purple",
    "Purple",
    "Light purple",
    "Very light purple",
  ]);
  expect(nameColours(ar, tones).map(({ name }) => name)).toEqual([
    "بنفسجي داكن جدًا",
    "بنفسجي داكن",
    "بنفسجي",
    "بنفسجي فاتح",
    "بنفسجي فاتح جدًا",
  ]);
});

test("E-26 different colours of a palette have different names, in every scheme", () => {
  for (const [, hex] of wellKnownColours)
    for (const scheme of schemes)
      for (const isEven of [false, true]) {
        const palette = createPalette(hex, scheme, isEven);
        const names = nameColours(en, palette).filter(
          ({ name }) => !/^(?:White|Black)$/.test(name),
        );
        const message = `${scheme} of ${hex}`;
        expect(new Set(names.map(({ name }) => name)).size, message).toBe(
          new Set(names.map((colour) => colour.hex)).size,
        );
      }
});

test("M-11 the toast of a copied value names the value", () => {
  expect(getCopyTexts(en, "#6d28d9")).toMatchObject({
    text: "#6d28d9",
    t: { copiedTitle: "Copied" },
    copied: "#6d28d9 copied to clipboard",
  });
});
