import { isAscii, isUtf8 } from "node:buffer";
import { detectByContent } from "./detect-by-content.ts";

/** What is read before the first letter outside ASCII, as context of the detection. */
const contextBytes = 1024;
/** Fewer letters than this do not tell one script from another. */
const minLetters = 12;

/** Encodings of one script, of which the detection cannot always tell one from the other. */
const scripts: readonly RegExp[] = [
  /^(?:windows-125[02478]|iso-8859-(?:[1-4]|9|1[0-6])|macintosh|x-user-defined)$/,
  /^(?:windows-1256|iso-8859-6)$/,
  /^(?:windows-1251|iso-8859-5|koi8-[ru]|ibm866|x-mac-cyrillic)$/,
  /^(?:windows-1253|iso-8859-7)$/,
  /^(?:windows-1255|iso-8859-8(?:-i)?)$/,
  /^(?:shift_jis|euc-jp|iso-2022-jp)$/,
  /^(?:gbk|gb18030|big5)$/,
];
const findScript = (name: string) => scripts.findIndex((script) => script.test(name));

/** In these, one damaged byte makes invalid characters in a page that is otherwise right. */
const multiByte = /^(?:utf-8|gbk|gb18030|big5|euc-jp|euc-kr|shift_jis|iso-2022-jp)$/;

/**
 * Finds the encoding that bytes are evidently in, where it is not the one they were decoded as:
 * invalid in it and likely in another, or letters of another script.
 * @param name what they were decoded as
 * @param text the result
 * @param invalidChars how many characters of it could not be decoded
 */
export function findActualEncoding(
  bytes: Uint8Array,
  name: string,
  text: string,
  invalidChars: number,
): string | null {
  if (name === "replacement" || bytes.length === 0) return null;
  if (name.startsWith("utf-16")) return isUtf8(bytes) && !bytes.includes(0) ? "utf-8" : null;
  if (isAscii(bytes)) return null;
  const start = bytes.findIndex(isNonAscii) - contextBytes;
  const guess = detectByContent(bytes.subarray(Math.max(0, start)), "");
  if (guess === undefined || guess === name) return null;
  if (isUtf8(bytes)) return guess === "utf-8" ? guess : null;
  if (guess === "utf-8") return null;
  if (invalidChars > 0 && multiByte.test(name))
    return invalidChars > countLetters(text) - invalidChars ? guess : null;
  if (invalidChars > 0) return guess;
  const isSameScript = findScript(guess) === findScript(name);
  return isSameScript || countLetters(text) < minLetters ? null : guess;
}

const isNonAscii = (byte: number) => byte > 0x7f;

/** Counts the characters outside ASCII, those that could not be decoded included. */
function countLetters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) count++;
  return count;
}
