import { maxKeywordChars } from "../contract.ts";
import { toKeywordKey } from "./keyword-key.ts";

/** What is wrong with a keyword: nothing stands there, too much does, or what stands there is no words. */
export type KeywordProblem = "missing" | "too-long" | "forbidden-characters";

/**
 * A keyword as it is searched: without marks of direction and doubled spaces, its letters composed.
 * @param typed in any script, with figures of any of the three rows
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
