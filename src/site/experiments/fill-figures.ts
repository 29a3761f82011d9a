import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { Figure, Results } from "./results.ts";

/** A figure as a text cites it: the article whose experiment measured it, and its name. */
const citation = /\{\{([^{}]*)\}\}/g;

export interface FillOptions {
  readonly locale: Locale;
  /** The results of all experiments, by the folder of their article. */
  readonly results: ReadonlyMap<string, Pick<Results, "figures">>;
  /** The path of the text, for errors. */
  readonly file: string;
}

export const hasCitation = (text: string): boolean => text.search(citation) >= 0;

/** The figures that a text cites, as `website-speed/before-weight`. */
export const listCitations = (text: string): readonly string[] =>
  [...text.matchAll(citation)].map(([, cited]) => cited!);

export const formatFigure = (locale: Locale, { value, decimals }: Figure): string =>
  formatNumber(locale, value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/**
 * Fills in the figures that a text cites as `{{article/figure}}`. It is done to what Astro's cache
 * of content returns and not to what it keeps: the cache knows the Markdown file alone, and would
 * go on showing the figures of an earlier run.
 * @throws Error when there is no such figure, which stops the build
 */
export function fillFigures(text: string, { locale, results, file }: FillOptions): string {
  return text.replace(citation, (_, cited: string) => {
    const [article = "", name = ""] = cited.split("/");
    const figure = results.get(article)?.figures[name];
    if (figure === undefined) throw new Error(`${file}: no experiment has a figure "${cited}"`);
    return formatFigure(locale, figure);
  });
}

/** Fills in the figures of every text of a value, at any depth. The value itself is not changed. */
export function fillAllFigures<T>(value: T, options: FillOptions): T {
  if (typeof value === "string") return fillFigures(value, options) as T;
  if (Array.isArray(value)) return value.map((one) => fillAllFigures(one, options)) as T;
  if (
    typeof value !== "object" ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fillAllFigures(one, options)]),
  ) as T;
}
