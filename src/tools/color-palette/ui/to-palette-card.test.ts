import { expect, test } from "vitest";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { firstState } from "../engine/palette-state.ts";
import { messages } from "../messages.ts";
import { toPaletteCard } from "./to-palette-card.ts";

test("the card of a palette has its type, and each colour by name and code, in both languages", () => {
  const arabic = toPaletteCard(pickToolTexts(messages, "ar"), "ar", firstState);
  expect(arabic.subtitle).toBe("أحادي");
  expect(arabic.colours.map(({ hex }) => hex)).toEqual(firstState.colours);
  expect(arabic.colours[2]).toEqual({ name: "بنفسجي", hex: "#6c26d9" });
  const english = toPaletteCard(pickToolTexts(messages, "en"), "en", firstState);
  expect(english.path).toBe("/en/tools/color-palette");
  expect(english.description).toMatch(/^Palette colours: Very dark purple #16082b · /);
});
