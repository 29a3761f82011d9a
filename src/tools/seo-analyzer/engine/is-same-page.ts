import { toFolder } from "./site-audit/page-key.ts";

/**
 * Parameters of shops, blogs and campaigns that show the same page: sorted, with a variant chosen,
 * with a form for a reply, or as reached from somewhere. Pages of a list are pages of their own.
 */
const viewParameter =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref|ref_\w+|source|srsltid|variant|color|colour|size|order|orderby|order_by|sort|sort_by|sorting|dir|direction|view|limit|per_page|add-to-cart|replytocom|showcomment|m|filter\w*|filters?\[.*\])$/i;

/**
 * Whether two URLs name the same view of a page: they may differ in a slash at the end, an index
 * file, and parameters that do not change what the page is about.
 */
export function isSamePage(url: string, other: string): boolean {
  return toView(url) === toView(other);
}

function toView(address: string): string {
  const url = new URL(toFolder(address));
  const kept = [...url.searchParams].filter(([name]) => !viewParameter.test(name));
  return `${url.origin}${url.pathname.replace(/\/$/, "")}?${new URLSearchParams(kept)}`;
}
