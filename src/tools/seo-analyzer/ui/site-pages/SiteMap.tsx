import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../../contract.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { MapKey } from "./MapKey.tsx";
import { PageFilterFold, type SharedFilter } from "./PageFilterFold.tsx";
import { PageStars } from "./PageStars.tsx";
import { SiteMapPage } from "./SiteMapPage.tsx";

interface Props extends SharedFilter {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Analyses one page by itself. */
  readonly onCheck: (url: string) => void;
}

/** The links of the site as a map that can be searched, with what was found on the chosen page. */
export function SiteMap(props: Props) {
  const { t, shown } = props;
  const [chosen, setChosen] = useState<number>();
  const page = chosen === undefined || !shown.has(chosen) ? undefined : chosen;
  // In a map of many windows, the panel in view would take the focused star out of it.
  const isMoving = useRef(false);
  const move = useCallback((next: number): void => {
    isMoving.current = true;
    setChosen(next);
  }, []);
  const choose = useCallback((next: number | undefined): void => {
    isMoving.current = false;
    setChosen(next);
  }, []);
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = details.current;
    if (page === undefined || panel === null) return undefined;
    if (!isMoving.current) panel.scrollIntoView({ block: "nearest" });
    const onKeyDown = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== "Escape") return;
      panel.parentElement?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus();
    };
    panel.addEventListener("keydown", onKeyDown);
    return () => panel.removeEventListener("keydown", onKeyDown);
  }, [page]);
  return (
    <details className="seo-map seo-unfold">
      <summary>
        <h2 className="type-head">{t.mapTitle}</h2>
      </summary>
      <p className="kit-soft">{t.mapLegend}</p>
      <MapKey t={t} />
      <PageFilterFold {...props} onFirst={() => choose(shown.values().next().value)} />
      <PageStars {...props} chosen={page} onChoose={choose} onMove={move} />
      <div ref={details} aria-live="polite">
        {page !== undefined && <SiteMapPage {...props} index={page} onChoose={choose} />}
      </div>
    </details>
  );
}
