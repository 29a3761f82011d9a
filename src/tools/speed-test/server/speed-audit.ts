import type { BrowserResult, HttpResult, TestResult } from "../contract.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Finding } from "./finding.ts";
import { findingWords } from "./finding-words.ts";

/** What is kept of a test: codes and figures, to be put into words for each who reads it. */
export type BrowserAudit = Omit<BrowserResult, "recommendations"> & {
  readonly findings: readonly Finding[];
};
export type HttpAudit = Omit<HttpResult, "recommendations"> & {
  readonly findings: readonly Finding[];
};
export type SpeedAudit = BrowserAudit | HttpAudit;

/** A test in a reader's language. A finding that nobody has words for any more is left out. */
export function toResult({ findings, ...figures }: SpeedAudit, locale: Locale): TestResult {
  const recommendations = findings.flatMap(({ id, savedMs, savedBytes, items, words: own }) => {
    const words = findingWords[id] ?? own;
    return words
      ? [
          {
            id,
            title: words.title[locale],
            text: words.text[locale],
            savedMs,
            savedBytes,
            items: [...items],
          },
        ]
      : [];
  });
  return { ...figures, recommendations };
}
