import type { Locale, Texts } from "#i18n/messages.ts";
import { Fold } from "#ui/Fold.tsx";
import type { SiteReport } from "../../contract.ts";
import type { PageFilter } from "../../engine/site-audit/match-pages.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { PageFilterForm } from "./PageFilterForm.tsx";

/** The filter that the map and the table of a site's pages share. */
export interface SharedFilter {
  readonly filter: PageFilter;
  readonly onFilter: (filter: PageFilter) => void;
  /** The pages that pass it. */
  readonly shown: ReadonlySet<number>;
}

interface Props extends SharedFilter {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Leads to the first page that is shown. */
  readonly onFirst: () => void;
}

/** So few pages are found by looking. */
const maxUnfilteredPages = 8;

/** The filter, folded on a phone, so that the pages come first. */
export function PageFilterFold({ shown, ...props }: Props) {
  if (props.report.pages.length <= maxUnfilteredPages) return null;
  return (
    <Fold title={props.t.mapFilter} heading="h3" className="seo-map-search">
      <PageFilterForm {...props} shownCount={shown.size} />
    </Fold>
  );
}
