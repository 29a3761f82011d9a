import { AppError } from "#base/app-error.ts";
import { callApi } from "#base/call-api.ts";
import { TooMany } from "#base/rate-limit-error.ts";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { expandKeyword, searchKeyword, type Answer } from "../contract.ts";
import type { ToolTexts } from "../tool-texts.ts";

export function search(keyword: string, locale: Locale, signal: AbortSignal): Promise<Answer> {
  return callApi(searchKeyword, { keyword, locale }, { signal });
}

export function expand(keyword: string, locale: Locale, signal: AbortSignal): Promise<Answer> {
  return callApi(expandKeyword, { keyword, locale }, { signal });
}

/** Why there is no answer, in words, with how long to wait where the server said it. */
export function failureText(error: unknown, t: ToolTexts, locale: Locale): string {
  if (error instanceof TooMany) return count(locale, t.failedTooMany, error.retryAfterS);
  if (!(error instanceof AppError)) return t.failedInternal;
  if (error.code === "offline") return t.failedOffline;
  if (error.code === "busy") return t.failedBusy;
  return error.code === "invalid-input" || error.code === "too-large"
    ? t.failedInput
    : error.code === "too-many"
      ? count(locale, t.failedTooMany, 60)
      : t.failedInternal;
}
