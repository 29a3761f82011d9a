import { isRecent, storedFileTtlMs } from "#base/browser-store.ts";
import type { PictureType } from "../engine/header/read-header.ts";
import type { Optimized } from "./optimize-picture.ts";

/**
 * What is stored under the key `[setId, position, "file" | "result"]`. Originals and results are
 * records of their own, so that a result does not copy its original.
 */
export interface StoredRecord {
  readonly position: number;
  readonly storedAt: number;
  readonly file?: File;
  readonly result?: Optimized;
}

export type RecordKey = readonly [setId: string, position: number, part: "file" | "result"];

/** A record that was read, with the set it belongs to. */
export interface ReadRecord extends StoredRecord {
  readonly setId: string;
}

const pictureTypes: Readonly<Record<PictureType, true>> = {
  jpeg: true,
  png: true,
  webp: true,
  avif: true,
  gif: true,
  bmp: true,
  heic: true,
  tiff: true,
  jxl: true,
  svg: true,
  ico: true,
};

/** Parses a record; undefined for one that this tool could not have stored. */
export function parseRecord(key: unknown, value: unknown): ReadRecord | undefined {
  if (!Array.isArray(key) || key.length !== 3 || !isObject(value)) return undefined;
  const [setId, position, part] = key as readonly unknown[];
  const { storedAt, file, result } = value;
  if (typeof setId !== "string" || !isCount(position) || typeof storedAt !== "number")
    return undefined;
  const read = { setId, position, storedAt };
  if (part === "file" && file instanceof File) return { ...read, file };
  return part === "result" && isResult(result) ? { ...read, result } : undefined;
}

/** Whether a record may stay when the tool is opened: the set of this tab never expires. */
export function isKept({ setId, storedAt }: ReadRecord, ownSetId: string | null): boolean {
  return setId === ownSetId || isRecent(storedAt, storedFileTtlMs);
}

function isResult(value: unknown): value is Optimized {
  if (!isObject(value)) return false;
  const { blob, name, type, width, height } = value;
  const { isOriginal, isStripped, hadPlace, isFirstFrame, isTruncated } = value;
  return (
    blob instanceof Blob &&
    typeof name === "string" &&
    typeof type === "string" &&
    Object.hasOwn(pictureTypes, type) &&
    isCount(width) &&
    isCount(height) &&
    [isOriginal, isStripped, hadPlace, isFirstFrame, isTruncated].every(
      (flag) => typeof flag === "boolean",
    )
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
