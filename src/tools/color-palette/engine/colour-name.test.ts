import { expect, test } from "vitest";
import { basicColours } from "../well-known-colours.fixture.ts";
import { getColourName, type BasicColour } from "./colour-name.ts";

test("E-26 E-27 there are twelve basic colours and five between them, and each has its own name", () => {
  const names = Object.keys(basicColours) as BasicColour[];
  expect(names).toEqual([
    "black",
    "white",
    "grey",
    "red",
    "orange",
    "yellow",
    "green",
    "cyan",
    "blue",
    "purple",
    "pink",
    "brown",
    "olive",
    "oliveGrey",
    "khaki",
    "gold",
    "beige",
  ]);
  for (const colour of names)
    expect(getColourName(basicColours[colour])).toEqual({ colour, brightness: "plain" });
});

test.each([
  ["#6d28d9", "plain", "purple"],
  ["#411782", "dark", "purple"],
  ["#e2d4f7", "light", "purple"],
  ["#000080", "dark", "blue"],
  ["#288dd9", "light", "blue"],
  ["#990000", "dark", "red"],
  ["#00ff00", "light", "green"],
  ["#0e8a7d", "dark", "cyan"],
  ["#ff69b4", "plain", "pink"],
  ["#e97cac", "plain", "pink"],
  ["#db2475", "plain", "pink"],
  ["#831447", "dark", "pink"],
  ["#12b5cb", "plain", "cyan"],
  ["#e5c100", "plain", "yellow"],
  ["#5c3a1e", "dark", "brown"],
  ["#f4a72c", "plain", "orange"],
] as const)("E-26 %s is %s %s", (hex, brightness, colour) => {
  expect(getColourName(hex)).toEqual({ colour, brightness });
});

test.each([
  ["#0a0a0a", "plain", "black"],
  ["#1a1a1a", "dark", "grey"],
  ["#4d4d4d", "dark", "grey"],
  ["#808080", "plain", "grey"],
  ["#b3b3b3", "light", "grey"],
  ["#e6e6e6", "light", "grey"],
  ["#fbf8f2", "plain", "white"],
] as const)(
  "E-23 E-26 a colour without a hue is black, white or a grey: %s is %s %s",
  (hex, brightness, colour) => {
    expect(getColourName(hex)).toEqual({ colour, brightness });
  },
);

/** What people call these, written down before the references were chosen. */
test.each([
  ["#868069", "plain", "oliveGrey"],
  ["#a79f80", "plain", "khaki"],
  ["#c8963e", "plain", "gold"],
  ["#808000", "plain", "olive"],
  ["#6b8e23", "plain", "olive"],
  ["#556b2f", "plain", "olive"],
  ["#4b5320", "dark", "olive"],
  ["#8b8000", "plain", "olive"],
  ["#bdb76b", "plain", "khaki"],
  ["#f0e68c", "light", "khaki"],
  ["#c3b091", "plain", "khaki"],
  ["#b7a57a", "plain", "khaki"],
  ["#c9b06d", "plain", "khaki"],
  ["#8a7f5c", "dark", "khaki"],
  ["#ffd700", "plain", "gold"],
  ["#daa520", "plain", "gold"],
  ["#d4af37", "plain", "gold"],
  ["#b8860b", "dark", "gold"],
  ["#f5f5dc", "plain", "beige"],
  ["#e8dcc4", "plain", "beige"],
  ["#ede0c8", "plain", "beige"],
  ["#d2b48c", "dark", "beige"],
  ["#ffff00", "plain", "yellow"],
  ["#fffdd0", "light", "yellow"],
  ["#ffa500", "plain", "orange"],
  ["#ff8000", "plain", "orange"],
  ["#964b00", "plain", "brown"],
  ["#a0522d", "plain", "brown"],
  ["#3e2723", "dark", "brown"],
  ["#d2691e", "light", "brown"],
  ["#808080", "plain", "grey"],
  ["#8a8a85", "plain", "grey"],
  ["#708090", "plain", "grey"],
  ["#fbf8f2", "plain", "white"],
  ["#008000", "plain", "green"],
  ["#9caf88", "light", "green"],
  ["#006400", "dark", "green"],
  ["#000080", "dark", "blue"],
  ["#800020", "dark", "red"],
  ["#6d28d9", "plain", "purple"],
] as const)("E-26 people call %s %s %s", (hex, brightness, colour) => {
  expect(getColourName(hex)).toEqual({ colour, brightness });
});
