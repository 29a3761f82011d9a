import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "../tool-texts.ts";

/** The error message of a failed search, with the waiting time where the server sent one. */
export function getFailureText(error: unknown, t: ToolTexts, locale: Locale): string {
  if (error instanceof RateLimitError)
    return count(locale, t.failedTooMany, error.retryAfterSeconds);
  if (!(error instanceof AppError)) return t.failedInternal;
  if (error.code === "offline") return t.failedOffline;
  if (error.code === "busy") return t.failedBusy;
  return error.code === "invalid-input" || error.code === "too-large"
    ? t.failedInput
    : error.code === "too-many"
      ? count(locale, t.failedTooMany, 60)
      : t.failedInternal;
}
