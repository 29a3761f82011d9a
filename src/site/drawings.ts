import { createElement } from "react";
import type { Theme } from "#brand/theme-tokens.ts";
import { NightStrip } from "#brand/window/NightStrip.tsx";
import { TutorialCover } from "#brand/window/covers/TutorialCover.tsx";
import { getCollection } from "astro:content";
import { createStandaloneDrawing, type StandaloneDrawing } from "./standalone-drawing.ts";

/** The folder of the files; the server lets browsers cache everything in it without end. */
export const drawingsFolder = "_astro";

const night = createStandaloneDrawing(
  "night",
  createElement(NightStrip, { id: "n" }),
  "dark",
  [1496, 136],
);
const coverDrawings = new Map<string, StandaloneDrawing>();

export function getNightStripUrl(): string {
  return toUrl(night);
}

export function getCoverUrl(tutorial: string, theme: Theme): string {
  return toUrl(drawCover(tutorial, theme));
}

export async function listAllDrawings(): Promise<StandaloneDrawing[]> {
  const tutorials = (await getCollection("tutorialFacts")).filter(({ data }) => data.image);
  return [night, ...tutorials.flatMap(({ id }) => [drawCover(id, "light"), drawCover(id, "dark")])];
}

function drawCover(tutorial: string, theme: Theme): StandaloneDrawing {
  const name = `${tutorial}-${theme}`;
  const drawn =
    coverDrawings.get(name) ??
    createStandaloneDrawing(name, createElement(TutorialCover, { tutorial }), theme, [720, 400]);
  coverDrawings.set(name, drawn);
  return drawn;
}

function toUrl({ name }: StandaloneDrawing): string {
  return `/${drawingsFolder}/drawings/${name}.svg`;
}
