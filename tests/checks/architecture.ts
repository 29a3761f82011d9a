/** Where a file of `src` belongs, as ARCHITECTURE.md draws it. */
export interface Place {
  /**
   * `leads`, `site`, `tools/<tool>`, `platform`, `ui`, `base`, `brand`, `i18n`, `catalogue` or
   * `main`.
   */
  readonly room: string;
  readonly part: Part;
}

/** `shared` is what both ends of a room may know: contracts, fields and messages. */
export type Part = "shared" | "engine" | "ui" | "worker" | "server" | "site" | "main" | "layer";

const layers = ["platform", "ui", "base", "brand", "i18n"];

/** @param file as `src/ui/Icon.tsx` @returns undefined for a file that lies in no room */
export function findPlace(file: string): Place | undefined {
  const [, first = "", second = "", third = ""] = file.split("/");
  if (/^src\/(commands\/)?[\w.-]+\.ts$/.test(file)) return { room: "main", part: "main" };
  if (layers.includes(first)) return { room: first, part: "layer" };
  if (/^src\/tools\/[\w.-]+\.ts$/.test(file)) return { room: "catalogue", part: "shared" };
  if (first === "tools") return { room: `tools/${second}`, part: toPart(third) };
  if (first === "leads") return { room: "leads", part: toPart(second) };
  if (first === "site") return { room: "site", part: toSitePart(second, third) };
  return undefined;
}

function toPart(folder: string): Part {
  const parts: readonly string[] = ["engine", "ui", "worker", "server"] satisfies Part[];
  return parts.includes(folder) ? (folder as Part) : "shared";
}

/** The site is Astro's source but for its engines and its server parts. */
function toSitePart(second: string, third: string): Part {
  if (second === "page-counts") return "server";
  if (third === "engine" || third === "server") return third;
  return "site";
}

/** Which parts of its own room a part may know: the two ends meet in contract and engine alone. */
const withinRoom: Readonly<Record<Part, readonly Part[]>> = {
  shared: ["shared", "engine"],
  engine: ["engine", "shared"],
  ui: ["ui", "worker", "engine", "shared"],
  worker: ["worker", "engine", "shared"],
  server: ["server", "engine", "shared"],
  site: ["site", "engine", "shared"],
  main: ["main"],
  layer: ["layer"],
};

const belowPart: Readonly<Record<Part, readonly string[]>> = {
  shared: ["base", "i18n"],
  engine: ["base", "i18n"],
  worker: ["base", "i18n"],
  ui: ["ui", "base", "i18n", "brand", "catalogue"],
  site: ["ui", "base", "i18n", "brand", "catalogue"],
  server: ["platform", "base", "i18n", "catalogue"],
  main: [],
  layer: [],
};

const belowLayer: Readonly<Record<string, readonly string[]>> = {
  platform: ["base", "i18n"],
  ui: ["base", "i18n"],
  brand: ["i18n"],
  base: ["i18n"],
  i18n: [],
};

/**
 * Whether one file may import another.
 * @param from the importing file's path, for exceptions by folder
 */
export function mayImport(from: string, a: Place, b: Place): boolean {
  if (a.part === "main") return true;
  if (a.room === b.room) return withinRoom[a.part].includes(b.part);
  if (a.part === "layer") return belowLayer[a.room]!.includes(b.room);
  if (a.room === "catalogue") return b.part === "shared" || b.room === "i18n" || b.room === "base";
  if (belowPart[a.part].includes(b.room)) return true;
  // Mails carry the agency's name and colours.
  if (b.room === "brand") return from.startsWith("src/leads/server/mail/");
  // Pages place the rooms' screens and take their words and contracts.
  return a.part === "site" && ["ui", "engine", "shared"].includes(b.part);
}
