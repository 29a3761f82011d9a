import { maxKeywordChars } from "../max-keyword-chars.ts";
import { toKeywordKey } from "./keyword-key.ts";

/**
 * Why a keyword is invalid: it is empty or too long, or it has control characters or no letters and
 * digits.
 */
export type KeywordProblem = "missing" | "too-long" | "forbidden-characters";

/**
 * Normalizes a keyword for the search: no direction marks, single spaces, composed letters (NFC).
 * @param typed in any script, with Latin, Arabic or Persian digits
 * @returns the keyword, or the reason why it is invalid
 */
export function readKeyword(
  typed: string,
): { readonly keyword: string } | { readonly problem: KeywordProblem } {
  const keyword = typed
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  if (keyword === "") return { problem: "missing" };
  if (keyword.length > maxKeywordChars) return { problem: "too-long" };
  if (!keyword.isWellFormed() || /\p{Cc}/u.test(keyword) || toKeywordKey(keyword) === "")
    return { problem: "forbidden-characters" };
  return { keyword };
}
