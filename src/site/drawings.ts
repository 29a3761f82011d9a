import { createElement } from "react";
import type { Theme } from "#brand/theme-tokens.ts";
import { NightStrip } from "#brand/window/NightStrip.tsx";
import {
  HomeSheet,
  homeSheetHeight,
  homeViews,
  type HomeView,
} from "#brand/window/qamariyya/HomeSheet.tsx";
import { CoverSheet } from "#brand/window/covers/CoverSheet.tsx";
import { TutorialCover } from "#brand/window/covers/TutorialCover.tsx";
import { locales } from "#i18n/messages.ts";
import { getCollection } from "astro:content";
import { listServices } from "./content.ts";
import { createStandaloneDrawing, type StandaloneDrawing } from "./standalone-drawing.ts";

const coverSize = [720, 400] as const;

/** The folder of the files. The server allows browsers to cache everything in it for a year. */
export const drawingsFolder = "_astro";

const night = createStandaloneDrawing(
  "night",
  createElement(NightStrip, { id: "n" }),
  "dark",
  [1496, 136],
);
const drawings = new Map<string, StandaloneDrawing>();

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

/** A drawing of the home page: its URL in each theme, and its size in units. */
export interface ThemedDrawing {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

/** The large drawings of the home page: parts of one file for each theme. */
export async function getHomeDrawings(): Promise<Readonly<Record<HomeView, ThemedDrawing>>> {
  const service = await getFirstServiceId();
  const [light, dark] = (["light", "dark"] as const).map((theme) =>
    toUrl(drawHomeSheet(service, theme)),
  );
  const toDrawing = (view: HomeView): ThemedDrawing => {
    const [width, height] = homeViews[view];
    return { light: `${light}#${view}`, dark: `${dark}#${view}`, width, height };
  };
  return {
    lit: toDrawing("lit"),
    floor: toDrawing("floor"),
    mark: toDrawing("mark"),
  };
}

/** The URL of a tutorial's drawn cover. @param tutorial its id */
export function getCoverUrl(tutorial: string, theme: Theme): string {
  return toUrl(drawCover(tutorial, theme));
}

/** Lists every drawing that is a file of its own. */
export async function listAllDrawings(): Promise<StandaloneDrawing[]> {
  const [ids, service] = [await listCoverIds(), await getFirstServiceId()];
  return [
    night,
    ...(["light", "dark"] as const).flatMap((theme) => [
      drawHomeSheet(service, theme),
      drawCoverSheet(ids, theme),
      ...ids.map((id) => drawCover(id, theme)),
    ]),
  ];
}

/** The service whose mark home shows. */
async function getFirstServiceId(): Promise<string> {
  const [service] = await listServices(locales[0]);
  if (service === undefined) throw new Error("There is no service.");
  return service.id;
}

/** The ids of the tutorials with a cover. */
async function listCoverIds(): Promise<readonly string[]> {
  const tutorials = (await getCollection("tutorialFacts")).filter(({ data }) => data.image);
  return tutorials.map(({ id }) => id).toSorted();
}

function drawHomeSheet(service: string, theme: Theme): StandaloneDrawing {
  return drawOnce(`home-${theme}`, createElement(HomeSheet, { service, theme }), theme, [
    homeViews.floor[0],
    homeSheetHeight,
  ]);
}

function drawCoverSheet(tutorials: readonly string[], theme: Theme): StandaloneDrawing {
  return drawOnce(`covers-${theme}`, createElement(CoverSheet, { tutorials }), theme, coverSize);
}

function drawCover(tutorial: string, theme: Theme): StandaloneDrawing {
  const name = `${tutorial}-${theme}`;
  return drawOnce(name, createElement(TutorialCover, { tutorial }), theme, coverSize);
}

function drawOnce(...drawing: Parameters<typeof createStandaloneDrawing>): StandaloneDrawing {
  const [name] = drawing;
  const drawn = drawings.get(name) ?? createStandaloneDrawing(...drawing);
  drawings.set(name, drawn);
  return drawn;
}

function toUrl({ name }: StandaloneDrawing): string {
  return `/${drawingsFolder}/drawings/${name}.svg`;
}
