import { useMemo } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { SiteReport } from "../../contract.ts";
import type { messages } from "../../messages.ts";
import { sitePagesMessages } from "../../site-pages-messages.ts";
import { PageTable } from "./PageTable.tsx";
import { SiteMap } from "./SiteMap.tsx";

interface Props {
  readonly tool: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Analyses one page by itself. */
  readonly onCheck: (url: string) => void;
}

/** The pages of a site as a map and as a table. It is loaded with the first report of a site. */
export function SitePages({ tool, locale, report, onCheck }: Props) {
  const t = useMemo(() => pick(sitePagesMessages, locale), [locale]);
  return (
    <>
      {/* A drawing of one or two pages says nothing. */}
      {report.pages.length > 2 && <SiteMap {...{ t, locale, report, onCheck }} />}
      <PageTable {...{ tool, t, locale, report, onCheck }} />
    </>
  );
}
