import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Row } from "../../contract.ts";

/*
 * The page view API of Wikimedia. Its figures are in the public domain (CC0 1.0). Without a header
 * that names the software and how to reach whoever runs it, it answers nothing.
 * @see https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 * @see https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy
 */

/** The documented shape of the views of one article, month by month. */
export const ArticleViews = z.object({
  items: z.array(z.object({ timestamp: z.string().check(z.regex(/^\d{10}$/)), views: z.number() })),
});

/**
 * The address of the views of an article by people (not by programs) on all devices.
 * @param months as 2026-01, the oldest first
 */
export function createViewsUrl(
  base: string,
  language: Locale,
  { article, months }: { readonly article: string; readonly months: readonly string[] },
): string {
  const [from, to] = [months[0]!, months.at(-1)!].map((month) => `${month.replace("-", "")}01`) as [
    string,
    string,
  ];
  const title = encodeURIComponent(article.replaceAll(" ", "_"));
  return `${base}/api/rest_v1/metrics/pageviews/per-article/${language}.wikipedia/all-access/user/${title}/monthly/${from}/${getLastDay(to)}`;
}

/** The views of each month; Wikimedia leaves out months without views. */
export function toMonthlyViews(
  { items }: z.output<typeof ArticleViews>,
  months: readonly string[],
): Row["monthly"] {
  const byMonth = new Map(
    items.map(({ timestamp, views }) => [
      `${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}`,
      views,
    ]),
  );
  return months.map((month) => ({ month, count: byMonth.get(month) ?? 0 }));
}

/** The last full months before a date, as 2026-01, the oldest first. */
export function listLastMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + i, 1))
      .toISOString()
      .slice(0, 7),
  );
}

/** The last day of a month, as 20260131. @param first its first day, as 20260101 */
function getLastDay(first: string): string {
  const day = new Date(
    Date.UTC(Number(first.slice(0, 4)), Number(first.slice(4, 6)), 0),
  ).getUTCDate();
  return `${first.slice(0, 6)}${day}`;
}
