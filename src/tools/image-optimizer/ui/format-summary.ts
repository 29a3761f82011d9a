import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { formatAddedPercent, formatBytes, formatSavedPercent } from "../engine/byte-size.ts";
import type { messages } from "../messages.ts";
import type { Item } from "./item.ts";
import type { Optimizer } from "./use-optimizer.ts";

interface Texts {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
}

/**
 * The result of all pictures together, shown and announced to screen readers. Where some have no
 * result it says how many have one, because the sums are of those alone.
 */
export function formatSummary({ items }: Pick<Optimizer, "items">, texts: Texts): string {
  const done = items.filter(({ result }) => result !== undefined).length;
  if (done === 0) return "";
  const comparison = compareSums(items, texts);
  if (done === items.length) return comparison;
  const { t, locale } = texts;
  const [ready, total] = [formatNumber(locale, done), formatNumber(locale, items.length)];
  return `${fill(t.readyOf, { done: ready, total })} ${comparison}`;
}

/** Compares the sums of the sizes of those pictures that have a result. */
function compareSums(items: readonly Item[], { t, locale }: Texts): string {
  const done = items.filter(({ result }) => result !== undefined);
  const [before, after] = [
    done.reduce((sum, { file }) => sum + file.size, 0),
    done.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0),
  ];
  const isPartial = done.length < items.length;
  const formatSize = (bytes: number): string => formatBytes(locale, t, bytes);
  if (done.every(({ result }) => result?.isOriginal))
    return fill(items.length > 1 && !isPartial ? t.sameSizeAll : t.sameSize, {
      before: formatSize(after),
    });
  if (after > before)
    return fill(t.comparisonLarger, {
      before: formatSize(before),
      after: formatSize(after),
      percent: formatAddedPercent(before, after),
    });
  const all = items.length > 1 ? t.comparisonAll : t.comparison;
  return fill(isPartial ? t.comparisonReady : all, {
    before: formatSize(before),
    after: formatSize(after),
    percent: formatSavedPercent(before, after),
  });
}
