import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Fold } from "#ui/Fold.tsx";
import type { SiteReport } from "../contract.ts";
import type { sitePagesMessages } from "../site-pages-messages.ts";
import { getBand } from "../engine/score.ts";
import { matchPages, noFilter } from "../engine/site-audit/match-pages.ts";
import {
  chooseCell,
  countColumns,
  layOutPages,
  levelTitlePx,
  starPx,
  toLinkPath,
  type Place,
} from "../engine/site-audit/site-map-places.ts";
import { findNext } from "../engine/site-audit/move-on-map.ts";
import { nameDepth } from "./name-depth.ts";
import { SiteMapFilter } from "./SiteMapFilter.tsx";
import { SiteMapPage } from "./SiteMapPage.tsx";
import { nameStars } from "./name-stars.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** Analyses one page by itself. */
  readonly onCheck: (url: string) => void;
}

/** So few pages are found by looking. */
const maxUnfilteredPages = 8;

/** The links of the site as a map that can be searched, with what was found on the chosen page. */
export function SiteMap(props: Props) {
  const { t, report } = props;
  const [filter, setFilter] = useState(noFilter);
  const [chosen, setChosen] = useState<number>();
  const shown = useMemo(() => matchPages(report, filter), [report, filter]);
  const page = chosen === undefined || !shown.has(chosen) ? undefined : chosen;
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = details.current;
    if (page === undefined || panel === null) return undefined;
    panel.scrollIntoView({ block: "nearest" });
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
      <ScoreColours t={t} />
      {report.pages.length > maxUnfilteredPages && (
        <Fold title={t.mapFilter} heading="h3" className="seo-map-search">
          <SiteMapFilter
            {...props}
            filter={filter}
            shownCount={shown.size}
            onFilter={setFilter}
            onFirst={() => setChosen(shown.values().next().value)}
          />
        </Fold>
      )}
      <PageStars {...props} shown={shown} chosen={page} onChoose={setChosen} />
      <div ref={details} aria-live="polite">
        {page !== undefined && <SiteMapPage {...props} index={page} onChoose={setChosen} />}
      </div>
    </details>
  );
}

/** Two squares, one turned: the eight-point star about the origin. */
const star =
  "M0-9L2.64-6.36H6.36V-2.64L9 0L6.36 2.64V6.36H2.64L0 9L-2.64 6.36H-6.36V2.64L-9 0L-6.36-2.64V-6.36H-2.64Z";

const bands = ["excellent", "good", "poor", "none"] as const;

function ScoreColours({ t }: Pick<Props, "t">) {
  const names = { excellent: "80–100", good: "60–79", poor: "0–59", none: t.mapNoScore };
  return (
    <ul className="seo-map-colours type-small" aria-label={t.mapScores}>
      {bands.map((band) => (
        <li key={band}>
          <svg viewBox="-10 -10 20 20" data-band={band} aria-hidden="true">
            <path d={star} />
          </svg>
          <bdi>{names[band]}</bdi>
        </li>
      ))}
      <li>
        <span className="seo-map-error" aria-hidden="true" />
        {t.mapErrors}
      </li>
    </ul>
  );
}

interface StarsProps extends Props {
  /** The pages that pass the filter. */
  readonly shown: ReadonlySet<number>;
  readonly chosen: number | undefined;
  readonly onChoose: (page: number) => void;
}

/** The pages as stars, a level for each click, and the links between them. */
function PageStars({ t, locale, report, shown, chosen, onChoose }: StarsProps) {
  const cell = chooseCell(report.pages.length);
  const { map, columns } = useColumns(cell);
  const { levels, places, height } = useMemo(
    () => layOutPages(report.pages, columns, cell),
    [report, columns, cell],
  );
  const order = useMemo(
    () => levels.flatMap(({ members }) => members).filter((page) => shown.has(page)),
    [levels, shown],
  );
  const names = useMemo(() => nameStars(report), [report]);
  const current = chosen ?? order[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isRightToLeft = locale === "ar";
    const next = findNext(event.key, { order, places, current, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    map.current?.querySelector<HTMLElement>(`[data-page="${next}"]`)?.focus();
  };
  const titleId = useId();
  return (
    <div
      ref={map}
      className="seo-map-stars"
      style={
        {
          "--cell": `${cell.width}px`,
          "--cell-height": `${cell.height}px`,
          "--star": `${starPx}px`,
          "--columns": columns,
        } as CSSProperties
      }
    >
      <MapLinks
        {...{ report, places, height, chosen }}
        cellWidth={cell.width}
        width={columns * cell.width}
      />
      {/* One stop of the Tab key; the arrows move through the pages. */}
      <div role="toolbar" tabIndex={-1} aria-label={t.mapPages} onKeyDown={onKeyDown}>
        {levels.map(({ depth, members }) => (
          <section key={depth ?? "unlinked"} aria-labelledby={`${titleId}-${depth ?? "unlinked"}`}>
            <h3
              id={`${titleId}-${depth ?? "unlinked"}`}
              className="type-small kit-soft"
              style={{ blockSize: levelTitlePx }}
            >
              <span>{nameDepth(t, locale, depth)}</span>
            </h3>
            {members.map((page) => (
              <PageStar
                key={page}
                {...{ t, locale, report, page, ...names[page]! }}
                isNamed={cell.isNamed}
                isShown={shown.has(page)}
                isChosen={page === chosen}
                isStop={page === current}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface StarProps extends Pick<Props, "t" | "locale" | "report"> {
  readonly page: number;
  readonly name: string;
  /** What is below it: its name, or its path where another page has the same name. */
  readonly caption: string;
  readonly hasErrors: boolean;
  /** Whether its name is below it. */
  readonly isNamed: boolean;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onChoose: (page: number) => void;
}

function PageStar(props: StarProps) {
  const { t, locale, report, page, isNamed, isShown, isChosen, isStop, onChoose } = props;
  const { name, caption, hasErrors } = props;
  const { score, linksIn } = report.pages[page]!;
  return (
    <button
      type="button"
      className="seo-map-page"
      data-page={page}
      data-band={score === null ? "none" : getBand(score)}
      aria-pressed={isChosen}
      aria-label={fill(hasErrors ? t.mapStarErrors : t.mapStar, {
        title: name === caption ? name : `${name} · ${caption}`,
        score: score === null ? "—" : formatNumber(locale, score),
      })}
      title={name}
      disabled={!isShown}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(page)}
    >
      <svg viewBox="-10 -10 20 20" aria-hidden="true" style={{ scale: toScale(linksIn) }}>
        <path d={star} />
      </svg>
      {hasErrors && <span className="seo-map-error" aria-hidden="true" />}
      {isNamed && (
        <bdi className="seo-map-caption" aria-hidden="true">
          {caption}
        </bdi>
      )}
    </button>
  );
}

/** A page without links is half as large as one with ten or more. */
const toScale = (linksIn: number): number => 0.5 + 0.5 * Math.sqrt(Math.min(linksIn, 10) / 10);

interface LinksProps extends Pick<Props, "report"> {
  readonly places: readonly Place[];
  readonly cellWidth: number;
  readonly width: number;
  readonly height: number;
  readonly chosen: number | undefined;
}

/**
 * Links to a further level; those of the chosen page in both directions. Links back, such as those
 * of a menu on every page, would hide the others.
 */
function MapLinks({ report, places, cellWidth, width, height, chosen }: LinksProps) {
  const toPath = (links: SiteReport["links"]): string =>
    links.map(([from, to]) => toLinkPath(places[from]!, places[to]!, cellWidth)).join("");
  const forward = report.links.filter(
    ([from, to]) => (report.pages[from]!.depth ?? 0) < (report.pages[to]!.depth ?? 0),
  );
  const chosenLinks = report.links.filter((link) => chosen !== undefined && link.includes(chosen));
  return (
    <svg width={width} height={height} aria-hidden="true">
      {chosen === undefined && <path className="seo-map-link" d={toPath(forward)} />}
      <path className="seo-map-link" data-chosen d={toPath(chosenLinks)} />
    </svg>
  );
}

/** Measures the map, and returns how many stars lie side by side in it. */
function useColumns(cell: ReturnType<typeof chooseCell>) {
  const map = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(countColumns(0, cell));
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A map that is folded has no width.
      if (entry!.contentRect.width > 0) setColumns(countColumns(entry!.contentRect.width, cell));
    });
    observer.observe(map.current!);
    return () => observer.disconnect();
  }, [cell]);
  return { map, columns };
}
