import { callApi } from "#base/call-api.ts";
import type { Locale } from "#i18n/messages.ts";
import { expandKeyword, searchKeyword, type SearchResponse } from "../contract.ts";

export function search(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResponse> {
  return callApi(searchKeyword, { keyword, locale }, { signal });
}

export function expand(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchResponse> {
  return callApi(expandKeyword, { keyword, locale }, { signal });
}
