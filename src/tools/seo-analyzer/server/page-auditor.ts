import { auditPage, type PageAudit } from "../engine/audit.ts";
import { findBlockingDirective } from "../engine/indexing.ts";
import { listAlternates } from "../engine/metas.ts";
import type { PageSource, RelatedPage } from "../engine/page/page-source.ts";
import { readPage } from "../engine/page/read-page.ts";
import type { RuleContext } from "../engine/rule.ts";
import {
  auditSite,
  digestPage,
  readDirections,
  type PageDigest,
  type PageDirections,
} from "../engine/site-audit/site-audit.ts";
import { listUrlsToCheck, type UrlsToCheck } from "../engine/urls-to-check.ts";

type Markup = Pick<PageSource, "html" | "url" | "headers">;

/** A parsed page of a site, before it is known whether it is audited. */
export interface OpenedPage {
  readonly directions: PageDirections;
  digest(): PageDigest;
}

/**
 * Parses pages and checks them by the rules. It loads slowly, so modules that only fetch do not
 * import it.
 */
export interface PageAuditor {
  listUrlsToCheck(page: Markup): UrlsToCheck;
  audit(source: PageSource): PageAudit;
  open(source: PageSource): OpenedPage;
  auditSite: typeof auditSite;
  parseRelated(
    page: Markup & { readonly now: string },
  ): Pick<RelatedPage, "isNoindex" | "alternates">;
}

/** Parses a page; its source has the headers only. */
function parseMarkup({ html, url, headers }: Markup): RuleContext {
  return { page: readPage(html, url), source: { headers } as RuleContext["source"] };
}

/**
 * Creates the auditor of one analysis. It keeps the page that `listUrlsToCheck` parsed, so that the
 * audit need not parse it again.
 */
export function createPageAuditor(): PageAuditor {
  let latest: { readonly html: string; readonly page: RuleContext["page"] } | undefined;
  return {
    listUrlsToCheck(markup) {
      const context = parseMarkup(markup);
      latest = { html: markup.html, page: context.page };
      return listUrlsToCheck(context);
    },
    audit(source) {
      return auditPage(
        latest?.html === source.html && latest.page.url === source.url
          ? latest.page
          : readPage(source.html, source.url),
        source,
      );
    },
    auditSite,
    open(source) {
      const page = readPage(source.html, source.url);
      return {
        directions: readDirections(page, source),
        digest: () => digestPage(page, source),
      };
    },
    parseRelated(markup) {
      const context = parseMarkup(markup);
      const alternates = listAlternates(context).flatMap(({ language, url }) =>
        url === null ? [] : [{ language, url }],
      );
      return { isNoindex: findBlockingDirective(context, "*", markup.now) !== null, alternates };
    },
  };
}
