import { count } from "#i18n/format.ts";
import { isolateUrls } from "#i18n/isolate-urls.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { offerMessages } from "./offer-messages.ts";

/** More would make the chat's URL longer than servers accept; the report lists all of them. */
const maxFindings = 6;
const maxFindingChars = 120;

interface Findings {
  /** The sentence before the list. */
  readonly intro: string;
  readonly findings: readonly string[];
  /** The permanent URL of the report. */
  readonly reportUrl: string;
}

/** Formats a result as the text of a request: the first findings and the link to the report. */
export function formatFindings(
  locale: Locale,
  t: Texts<typeof offerMessages>,
  { intro, findings, reportUrl }: Findings,
): string {
  const rest = findings.length - maxFindings;
  const text = [
    intro,
    ...findings.slice(0, maxFindings).map((finding) => `- ${shorten(finding)}`),
    ...(rest > 0 ? [count(locale, t.more, rest)] : []),
    "",
    fill(t.report, { url: reportUrl }),
  ].join("\n");
  return isolateUrls(locale, text);
}

/** A finding may quote the analysed page, with its line breaks. */
function shorten(finding: string): string {
  const line = finding.replaceAll(/\s+/g, " ").trim();
  const chars = [...line];
  return chars.length <= maxFindingChars
    ? line
    : `${chars.slice(0, maxFindingChars - 1).join("")}…`;
}
