import { isolateUrls } from "#i18n/isolate-urls.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { extraMessages } from "../extra-messages.ts";

/** One thing to do. */
export interface StepItem {
  readonly id: string;
  readonly title: string;
  readonly fix: string;
  /** What was found; null where it is said elsewhere. */
  readonly found: string | null;
}

/**
 * Words the steps as a message that the owner of a site can send to who maintains it.
 * @param about the page or site, and the permanent URL of the report
 */
export function wordStepsMessage(
  locale: Locale,
  t: Pick<Texts<typeof extraMessages>, "developerIntro" | "developerReport">,
  steps: readonly StepItem[],
  about: { readonly url: string; readonly reportUrl: string },
): string {
  const text = [
    fill(t.developerIntro, { url: about.url }),
    ...steps.map(({ title, found, fix }, i) =>
      [`${i + 1}. ${title}`, ...(found === null ? [] : [found]), fix].join("\n"),
    ),
    fill(t.developerReport, { url: about.reportUrl }),
  ].join("\n\n");
  return isolateUrls(locale, text);
}
