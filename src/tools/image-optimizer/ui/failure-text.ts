import { fill } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { PictureType } from "../engine/header/read-header.ts";
import type { messages } from "../messages.ts";
import type { OptimizeFailure } from "./optimize-picture.ts";
import type { OutputFormat } from "../engine/settings.ts";

export type Failure = OptimizeFailure["code"];

/** The display name of a format. */
export function formatName(type: PictureType | OutputFormat): string {
  return type === "webp" ? "WebP" : type === "jxl" ? "JPEG XL" : type.toUpperCase();
}

/** The message for a picture that was not optimized. */
export function getFailureMessage(
  t: ToolTexts<typeof messages>,
  failure: Failure,
  type: PictureType | undefined,
  format: OutputFormat,
): string {
  switch (failure) {
    case "unreadable":
      return t.unreadable;
    case "unsupported":
      return fill(t.unsupportedHere, { format: formatName(type ?? "heic") });
    case "format-not-taken":
      return fill(t.formatNotTaken, { format: formatName(type ?? "tiff") });
    case "vector":
      return t.vector;
    case "needs-resize":
      return t.needsResize;
    case "too-many-pixels":
      return t.tooManyPixels;
    case "too-long":
      return fill(t.tooLong, { format: formatName(format) });
    case "target-missed":
      return t.targetMissed;
    case "out-of-memory":
      return t.outOfMemory;
    case "crashed":
      return t.crashed;
  }
}
