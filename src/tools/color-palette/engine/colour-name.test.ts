import { expect, test } from "vitest";
import { basicColours } from "../well-known-colours.fixture.ts";
import { getColourName, type BasicColour } from "./colour-name.ts";

test("E-26 E-27 there are twelve basic colours, and each has its own name", () => {
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
