import { getShownSize, readHeader, type PictureHeader } from "../engine/header/read-header.ts";
import { findFailure } from "../engine/limits.ts";
import { maxScaledPixels } from "../engine/max-scaled-pixels.ts";
import type { Settings } from "../engine/settings.ts";
import type { Failure } from "./failure-text.ts";
import type { Optimized } from "./optimize-picture.ts";
import type { StoredPicture } from "./picture-store.ts";

/** A chosen picture and the state of its optimization. */
export interface Item {
  readonly id: number;
  readonly file: File;
  /** Empty for a file that is not readable or too large: the browser does not get it either. */
  readonly url: string;
  readonly header: PictureHeader | undefined;
  readonly phase: "ready" | "working" | "done" | "failed";
  /** While it is optimized: the finished share in whole per cent. */
  readonly percent?: number;
  readonly failure?: Failure;
  readonly result?: Optimized & { readonly url: string };
}

let lastId = 0;

async function createItem(file: File): Promise<Item> {
  const header = readHeader(new Uint8Array(await file.arrayBuffer()));
  const isDrawn = header !== undefined && header.width * header.height <= maxScaledPixels;
  const url = isDrawn ? URL.createObjectURL(file) : "";
  return { id: ++lastId, file, url, header, phase: "ready" };
}

/** Reads files one after the other: a thousand at once would fill the memory. */
export async function createItems(files: readonly File[]): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (const file of files) items.push(await createItem(file));
  return items;
}

/** Pictures with their results, as they were stored. */
export async function restoreItems(pictures: readonly StoredPicture[]): Promise<readonly Item[]> {
  const items = await createItems(pictures.map(({ file }) => file));
  return items.map((item, i) => {
    const result = pictures[i]?.result;
    return result === undefined ? item : { ...item, ...toDone(result) };
  });
}

export function revokeUrls(items: readonly Item[]): void {
  for (const { url, result } of items) {
    URL.revokeObjectURL(url);
    if (result) URL.revokeObjectURL(result.url);
  }
}

/** The picture as it is stored. */
export function toStored({ file, result }: Item): StoredPicture {
  if (result === undefined) return { file };
  const { url: _, ...optimized } = result;
  return { file, result: optimized };
}

/** The picture without its result or failure. Whoever drops the result revokes its URL. */
export function toPending({ id, file, url, header }: Item): Item {
  return { id, file, url, header, phase: "ready" };
}

/**
 * The pictures after their run was cancelled: those that had a result with other settings have it
 * again, and one that was being optimized waits.
 */
export function undoRun(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  const restored = items.map(
    (item) => before.find(({ id, result }) => result && id === item.id) ?? toInterrupted(item),
  );
  revokeResults(items, restored);
  return restored;
}

/** Revokes the URLs of results that are no longer shown. */
export function revokeResults(items: readonly Item[], shown: readonly Item[]): void {
  for (const { result } of items)
    if (result && !shown.some((item) => item.result === result)) URL.revokeObjectURL(result.url);
}

/** The change that gives a picture its result. */
export function toDone(result: Optimized): Pick<Item, "phase" | "result"> {
  return { phase: "done", result: { ...result, url: URL.createObjectURL(result.blob) } };
}

function toInterrupted(item: Item): Item {
  return item.phase === "working" ? { ...item, phase: "ready" } : item;
}

/** The width at which the picture is shown, in pixels; undefined where its header lacks it. */
export function getWidth({ header }: Item): number | undefined {
  return (header && getShownSize(header).width) || undefined;
}

/** False for a picture whose header already shows that it cannot be optimized. */
export const canOptimize = ({ header }: Item, settings: Settings): boolean =>
  findFailure(header, settings) === undefined;

/** The picture as it is shown: one that waits in vain has failed. */
export function withKnownFailure(item: Item, settings: Settings): Item {
  if (item.phase !== "ready") return item;
  const failure = findFailure(item.header, settings);
  return failure === undefined ? item : { ...item, phase: "failed", failure };
}
