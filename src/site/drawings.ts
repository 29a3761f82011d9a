import { createElement } from "react";
import { NightStrip } from "#brand/window/NightStrip.tsx";
import { TutorialCover } from "#brand/window/TutorialCover.tsx";
import { getCollection } from "astro:content";
import { standaloneDrawing, type StandaloneDrawing, type Theme } from "./standalone-drawing.ts";

/** Where the files stand: the server lets browsers keep everything under this folder for ever. */
export const drawingsFolder = "_astro";

const night = standaloneDrawing(
  "night",
  createElement(NightStrip, { id: "n" }),
  "dark",
  [1496, 136],
);
const covers = new Map<string, StandaloneDrawing>();

export function nightStripUrl(): string {
  return urlOf(night);
}

export function coverUrl(tutorial: string, theme: Theme): string {
  return urlOf(cover(tutorial, theme));
}

export async function allDrawings(): Promise<StandaloneDrawing[]> {
  const tutorials = (await getCollection("tutorialFacts")).filter(({ data }) => data.image);
  return [night, ...tutorials.flatMap(({ id }) => [cover(id, "light"), cover(id, "dark")])];
}

function cover(tutorial: string, theme: Theme): StandaloneDrawing {
  const name = `${tutorial}-${theme}`;
  const drawn =
    covers.get(name) ??
    standaloneDrawing(name, createElement(TutorialCover, { tutorial }), theme, [720, 400]);
  covers.set(name, drawn);
  return drawn;
}

function urlOf({ name }: StandaloneDrawing): string {
  return `/${drawingsFolder}/drawings/${name}.svg`;
}
