import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { messages } from "../messages.ts";
import type { RejectedFile } from "./use-optimizer.ts";

/** Says which files were not taken: one by its name, several by their number. */
export function describeRejections(
  rejected: readonly RejectedFile[],
  { t, locale }: { readonly t: ToolTexts<typeof messages>; readonly locale: Locale },
): string {
  const [first] = rejected;
  if (first !== undefined && rejected.length === 1)
    return fill(t.refusedFile, {
      name: first.name,
      reason: first.reason === "not-image" ? t.errorNotImage : t.errorTooLarge,
    });
  const countOf = (reason: RejectedFile["reason"]): number =>
    rejected.filter((file) => file.reason === reason).length;
  const [notImages, tooLarge] = [countOf("not-image"), countOf("too-large")];
  return [
    ...(notImages > 0 ? [count(locale, t.notImages, notImages)] : []),
    ...(tooLarge > 0 ? [count(locale, t.tooLargeFiles, tooLarge)] : []),
  ].join(" ");
}
