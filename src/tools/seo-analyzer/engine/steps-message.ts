import { fill, type Texts } from "#i18n/messages.ts";
import type { extraMessages } from "../extra-messages.ts";

/** One thing to do. */
export interface StepItem {
  readonly id: string;
  readonly title: string;
  readonly fix: string;
  /** What was found; null where it is said elsewhere. */
  readonly found: string | null;
}

/** An address in a plain text keeps its direction between these marks: U+2066 and U+2069. */
const isolate = (url: string): string => `\u2066${url}\u2069`;

/**
 * Words the steps as a message that the owner of a site can send to who maintains it.
 * @param about the page or site, and the permanent URL of the report
 */
export function wordStepsMessage(
  t: Pick<Texts<typeof extraMessages>, "developerIntro" | "developerReport">,
  steps: readonly StepItem[],
  about: { readonly url: string; readonly reportUrl: string },
): string {
  return [
    fill(t.developerIntro, { url: isolate(about.url) }),
    ...steps.map(({ title, found, fix }, i) =>
      [`${i + 1}. ${title}`, ...(found === null ? [] : [found]), fix].join("\n"),
    ),
    fill(t.developerReport, { url: isolate(about.reportUrl) }),
  ].join("\n\n");
}
