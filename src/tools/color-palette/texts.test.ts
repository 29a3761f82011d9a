import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { basicColours, type BasicColour } from "./engine/colour-name.ts";
import { messages } from "./messages.ts";
import { getCopyTexts, getLocalizedName } from "./texts.ts";

const [ar, en] = [pickToolTexts(messages, "ar"), pickToolTexts(messages, "en")];

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

test("M-11 the toast of a copied value names the value", () => {
  expect(getCopyTexts(en, "#6d28d9")).toMatchObject({
    text: "#6d28d9",
    t: { copiedTitle: "Copied" },
    copied: "#6d28d9 copied to clipboard",
  });
});
