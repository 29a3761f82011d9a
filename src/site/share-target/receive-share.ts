import { storeSharedPictures } from "#base/shared-pictures.ts";
import type { Locale } from "#i18n/messages.ts";
import { maxBytes } from "#tools/image-optimizer/engine/limits.ts";
import { canStore } from "#tools/image-optimizer/engine/stored-work.ts";
import { shareFields, toShareDestination } from "./engine/share-target.ts";

/**
 * More are not stored, nor pictures that weigh more together than the image optimizer stores: a
 * page of another site can post here too, as often as it likes.
 */
const maxPictures = 50;

/** The latest storing: one after the other, so that two shares are never stored together. */
let storing: Promise<void> = Promise.resolve();

/**
 * Receives a share in the service worker: stores its pictures for the image optimizer.
 * @returns the path to continue with
 */
export async function receiveShare(request: Request, locale: Locale): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  const readText = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const { title, text, url, pictures } = shareFields;
  const texts = { title: readText(title), text: readText(text), url: readText(url) };
  const files = form
    .getAll(pictures)
    .filter((value) => typeof value !== "string")
    .filter(({ size }) => size > 0)
    .map(cutAboveLimit);
  // The tool says that no picture has arrived where they could not be stored.
  if (files.length > 0 && files.length <= maxPictures && canStore(files)) {
    storing = storing.then(() => storeSharedPictures(files)).catch(() => undefined);
    await storing;
  }
  return toShareDestination(locale, texts, files.length > 0);
}

/**
 * A file above the limit of the image optimizer keeps one byte more than it allows: enough for the
 * tool to refuse it in its own words.
 */
function cutAboveLimit(file: File): File {
  return file.size <= maxBytes
    ? file
    : new File([file.slice(0, maxBytes + 1)], file.name, { type: file.type });
}
