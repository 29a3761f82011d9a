import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { formatAddedPercent, formatBytes, formatSavedPercent } from "../engine/byte-size.ts";
import type { messages } from "../messages.ts";
import type { Optimizer } from "./use-optimizer.ts";

interface Texts {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
}

/** The result of all pictures together, shown and announced to screen readers. */
export function formatSummary({ items }: Optimizer, { t, locale }: Texts): string {
  const done = items.filter(({ result }) => result !== undefined);
  const [before, after] = [
    done.reduce((sum, { file }) => sum + file.size, 0),
    done.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0),
  ];
  if (done.length === 0) return "";
  const formatSize = (bytes: number): string => formatBytes(locale, t, bytes);
  if (done.every(({ result }) => result?.isOriginal))
    return fill(items.length > 1 ? t.sameSizeAll : t.sameSize, { before: formatSize(after) });
  if (after > before)
    return fill(t.comparisonLarger, {
      before: formatSize(before),
      after: formatSize(after),
      percent: formatAddedPercent(before, after),
    });
  return fill(items.length > 1 ? t.comparisonAll : t.comparison, {
    before: formatSize(before),
    after: formatSize(after),
    percent: formatSavedPercent(before, after),
  });
}
