import { comma } from "#i18n/format.ts";
import { isolateUrls } from "#i18n/isolate-urls.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { adviceMessages } from "../advice-messages.ts";
import type { Recommendation } from "../contract.ts";

/**
 * Words the recommendations as a message that the owner of a site can send to who maintains it.
 * @param advice in the order in which it is sent
 * @param about the page, and the permanent URL of the result
 */
export function wordAdviceMessage(
  locale: Locale,
  t: Pick<Texts<typeof adviceMessages>, "speedIntro" | "speedFiles" | "speedReport">,
  advice: readonly (Pick<Recommendation, "title" | "text" | "fix" | "items"> & {
    /** What it saves, as it is shown; undefined where nothing was computed. */
    readonly saves: string | undefined;
  })[],
  about: { readonly url: string; readonly resultUrl: string },
): string {
  const parts = advice.map(({ title, text, fix, items, saves }, i) =>
    [
      `${i + 1}. ${title}`,
      ...(saves === undefined ? [] : [saves]),
      fix ?? text,
      ...(items.length === 0 ? [] : [fill(t.speedFiles, { files: items.join(comma[locale]) })]),
    ].join("\n"),
  );
  const message = [
    fill(t.speedIntro, { url: about.url }),
    ...parts,
    fill(t.speedReport, { url: about.resultUrl }),
  ].join("\n\n");
  return isolateUrls(locale, message);
}
