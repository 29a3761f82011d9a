import { createElement } from "react";
import type { Theme } from "#brand/theme-tokens.ts";
import { NightStrip } from "#brand/window/NightStrip.tsx";
import { CoverSheet } from "#brand/window/covers/CoverSheet.tsx";
import { TutorialCover } from "#brand/window/covers/TutorialCover.tsx";
import { getCollection } from "astro:content";
import { createStandaloneDrawing, type StandaloneDrawing } from "./standalone-drawing.ts";

/** The folder of the files. The server allows browsers to cache everything in it for a year. */
export const drawingsFolder = "_astro";

const night = createStandaloneDrawing(
  "night",
  createElement(NightStrip, { id: "n" }),
  "dark",
  [1496, 136],
);
const coverDrawings = new Map<string, StandaloneDrawing>();

/** The URL of the band of lattice above the footer. */
export function getNightStripUrl(): string {
  return toUrl(night);
}

/**
 * The URLs of the covers of all tutorials, for lists: parts of one file.
 * @returns undefined for a tutorial that says `image: false`
 */
export async function getListedCoverUrls(
  theme: Theme,
): Promise<(tutorial: string) => string | undefined> {
  const ids = await listCoverIds();
  const sheet = toUrl(drawCoverSheet(ids, theme));
  return (tutorial) => (ids.includes(tutorial) ? `${sheet}#${tutorial}` : undefined);
}

/** The URL of a tutorial's drawn cover. @param tutorial its id */
export function getCoverUrl(tutorial: string, theme: Theme): string {
  return toUrl(drawCover(tutorial, theme));
}

/** Lists every drawing that is a file of its own. */
export async function listAllDrawings(): Promise<StandaloneDrawing[]> {
  const ids = await listCoverIds();
  return [
    night,
    ...(["light", "dark"] as const).flatMap((theme) => [
      drawCoverSheet(ids, theme),
      ...ids.map((id) => drawCover(id, theme)),
    ]),
  ];
}

/** The ids of the tutorials with a cover. */
async function listCoverIds(): Promise<readonly string[]> {
  const tutorials = (await getCollection("tutorialFacts")).filter(({ data }) => data.image);
  return tutorials.map(({ id }) => id).toSorted();
}

function drawCoverSheet(tutorials: readonly string[], theme: Theme): StandaloneDrawing {
  const name = `covers-${theme}`;
  const drawn =
    coverDrawings.get(name) ??
    createStandaloneDrawing(name, createElement(CoverSheet, { tutorials }), theme, [720, 400]);
  coverDrawings.set(name, drawn);
  return drawn;
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
