import type { PictureType } from "./header/read-header.ts";

const extensions: Partial<Readonly<Record<PictureType, string>>> = { jpeg: "jpg" };

/**
 * File systems store at most 255 bytes of a name. The rest is left for the extension and for the
 * number that {@link makeDistinct} adds.
 */
const maxStemBytes = 240;

/**
 * Characters that Windows refuses in a name, those that a command line or a page's markup would
 * interpret, control characters, and marks that change the direction of what is read.
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
// oxlint-disable-next-line no-control-regex
const unsafe = /[<>:"/\\|?*&\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** Names of devices, which Windows refuses before any extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** The original's file name with the extension of the result's format, safe on every system. */
export function getResultName(name: string, type: PictureType): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .toWellFormed()
    .replaceAll(unsafe, "_")
    .trim();
  const safe = trimDots(cutToBytes(stem, maxStemBytes)).replace(device, "$&_");
  return `${safe === "" ? "image" : safe}.${extensions[type] ?? type}`;
}

/** Windows drops dots and spaces at the end of a name, and a dot at its start hides the file. */
function trimDots(stem: string): string {
  let end = stem.length;
  while (end > 0 && /[.\s]/.test(stem.charAt(end - 1))) end--;
  return stem.slice(0, end).replace(/^[.\s]+/, "");
}

/** The longest beginning of a text of whole characters that has at most `maxBytes` in UTF-8. */
function cutToBytes(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

/** Makes the names in an archive unique: "a.jpg", "a-2.jpg". */
export function makeDistinct(names: readonly string[]): readonly string[] {
  const takenNames = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let n = 2; takenNames.has(free.toLowerCase()); n++)
      free = name.replace(/(\.[^.]*)?$/, `-${n}$1`);
    takenNames.add(free.toLowerCase());
    return free;
  });
}
