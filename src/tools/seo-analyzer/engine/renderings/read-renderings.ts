import { isNotice } from "../page/is-notice.ts";
import type { PageSource } from "../page/page-source.ts";
import { readPage } from "../page/read-page.ts";
import type { RuleContext } from "../rule.ts";

/** A page as sent, and after its scripts have run, both read by the same parser. */
export interface Renderings {
  readonly sent: RuleContext;
  readonly rendered: RuleContext;
}

const read = new WeakMap<PageSource, Renderings | null>();

/**
 * Parses the rendered document beside the page as sent; further calls for the same source return
 * the same result. Dialogs and cookie notices that scripts open are left out.
 * @returns null where the page was not rendered, or where the report is about the page as rendered
 */
export function readRenderings({ page, source }: RuleContext): Renderings | null {
  const known = read.get(source);
  if (known !== undefined) return known;
  const document = source.auditedAs === "rendered" ? null : (source.rendered?.document ?? null);
  const renderings = document && {
    sent: { page, source },
    rendered: { page: readPage(document.html, document.url, isNotice), source },
  };
  read.set(source, renderings);
  return renderings;
}
