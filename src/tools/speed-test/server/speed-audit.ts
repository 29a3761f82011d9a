import type { BrowserResult, HttpResult, TestResult } from "../contract.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Finding } from "./finding.ts";
import { findingWords } from "./finding-words.ts";

/** A stored test: codes and figures, which become words in the language of each reader. */
export type BrowserAudit = Omit<BrowserResult, "recommendations"> & {
  readonly findings: readonly Finding[];
};
export type HttpAudit = Omit<HttpResult, "recommendations"> & {
  readonly findings: readonly Finding[];
};
export type SpeedAudit = BrowserAudit | HttpAudit;

/**
 * Puts a test into a reader's language. A finding without texts, as an older version may have
 * stored, is left out.
 */
export function toResult({ findings, ...figures }: SpeedAudit, locale: Locale): TestResult {
  const recommendations = findings.flatMap(({ id, savedMs, savedBytes, items, words: own }) => {
    const advice = findingWords[id];
    const words = advice ?? own;
    return words
      ? [
          {
            id,
            title: words.title[locale],
            text: words.text[locale],
            ...(advice && { fix: advice.fix[locale], effort: advice.effort }),
            savedMs,
            savedBytes,
            items: [...items],
          },
        ]
      : [];
  });
  return { ...figures, recommendations };
}
