import { isUtf8 } from "node:buffer";
import type { PageEncoding } from "../engine/page/page-encoding.ts";
import { chooseEncoding } from "./encoding/choose-encoding.ts";
import { decodeAs } from "./encoding/decode-as.ts";
import { findActualEncoding } from "./encoding/find-actual-encoding.ts";

export interface DecodedPage {
  readonly html: string;
  readonly encoding: PageEncoding;
}

/**
 * Decodes a page as Chromium does, and says how that was decided and whether what is declared is
 * true. The time is linear in the bytes.
 * @param contentType the header as sent, "" without one
 * @param url of the page after redirects; a guess by content considers its top-level domain
 */
export function decodePage(bytes: Uint8Array, contentType: string, url: string): DecodedPage {
  const choice = chooseEncoding(bytes, contentType, url);
  const html = decodeAs(choice.name, bytes);
  const isValid = choice.name === "replacement" || (choice.name === "utf-8" && isUtf8(bytes));
  const invalidChars = isValid ? 0 : countReplacements(html);
  const actual = findActualEncoding(bytes, choice.name, html, invalidChars);
  return { html, encoding: { ...choice, actual, invalidChars } };
}

/** Counts U+FFFD, which a decoder returns for what it cannot decode. */
function countReplacements(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at !== -1; at = text.indexOf("\ufffd", at + 1)) count++;
  return count;
}
