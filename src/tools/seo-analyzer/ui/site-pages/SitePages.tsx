import { useMemo, useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { SiteReport } from "../../contract.ts";
import { matchPages, noFilter } from "../../engine/site-audit/match-pages.ts";
import type { messages } from "../../messages.ts";
import { sitePagesMessages } from "../../site-pages-messages.ts";
import { LanguageTable } from "./LanguageTable.tsx";
import { PageTable } from "./PageTable.tsx";
import { RedirectTable } from "./RedirectTable.tsx";
import { SiteMap } from "./SiteMap.tsx";

interface Props {
  readonly tool: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Analyses one page by itself. */
  readonly onCheck: (url: string) => void;
}

/**
 * The pages of a site as a map and as a table, which share a filter, and lists of what is between
 * them. It is loaded with the first report of a site.
 */
export function SitePages({ tool, locale, report, onCheck }: Props) {
  const t = useMemo(() => pick(sitePagesMessages, locale), [locale]);
  const [filter, setFilter] = useState(noFilter);
  const shown = useMemo(() => matchPages(report, filter), [report, filter]);
  const shared = { t, locale, report, shown, filter, onFilter: setFilter, onCheck };
  const groups = report.languages ?? [];
  return (
    <>
      {/* A drawing of one or two pages says nothing. */}
      {report.pages.length > 2 && <SiteMap {...shared} />}
      <PageTable tool={tool} {...shared} />
      {groups.length > 0 && <LanguageTable {...{ t, locale, report, groups }} />}
      <RedirectTable {...{ t, locale, report }} />
    </>
  );
}
