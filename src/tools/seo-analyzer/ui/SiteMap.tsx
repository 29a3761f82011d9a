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
import type { SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { getBand } from "../engine/score.ts";
import { matchPages, noFilter } from "../engine/site-audit/match-pages.ts";
import {
  chooseCell,
  countColumns,
  layOutPages,
  levelTitlePx,
  starPx,
} from "../engine/site-audit/site-map-places.ts";
import { getPath } from "./get-path.ts";
import { nameDepth } from "./name-depth.ts";
import { SiteMapFilter } from "./SiteMapFilter.tsx";
import { SiteMapPage } from "./SiteMapPage.tsx";

interface Props {
  readonly t: Texts<typeof extraMessages>;
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
        <SiteMapFilter
          {...props}
          filter={filter}
          shownCount={shown.size}
          onFilter={setFilter}
          onFirst={() => setChosen(shown.values().next().value)}
        />
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
  const current = chosen ?? order[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = findNext(event.key, order, current, locale);
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
      <MapLinks {...{ report, places, height, chosen }} width={columns * cell.width} />
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
                {...{ t, locale, report, page }}
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

/** The page that a key leads to: the arrows follow the direction of the text. */
function findNext(
  key: string,
  order: readonly number[],
  current: number | undefined,
  locale: Locale,
): number | undefined {
  const at = current === undefined ? -1 : order.indexOf(current);
  const [forward, back] = locale === "ar" ? [-1, 1] : [1, -1];
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at + back,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: order.length - 1,
  };
  return Object.hasOwn(steps, key) ? order[steps[key]!] : undefined;
}

interface StarProps extends Pick<Props, "t" | "locale" | "report"> {
  readonly page: number;
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
  const { url, title, score, linksIn } = report.pages[page]!;
  const name = title || getPath(url);
  return (
    <button
      type="button"
      className="seo-map-page"
      data-page={page}
      data-band={score === null ? "none" : getBand(score)}
      aria-pressed={isChosen}
      aria-label={fill(t.mapStar, {
        title: name,
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
      {isNamed && (
        <bdi className="seo-map-caption" aria-hidden="true">
          {name}
        </bdi>
      )}
    </button>
  );
}

/** A page without links is half as large as one with ten or more. */
const toScale = (linksIn: number): number => 0.5 + 0.5 * Math.sqrt(Math.min(linksIn, 10) / 10);

interface LinksProps extends Pick<Props, "report"> {
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
  readonly chosen: number | undefined;
}

/**
 * Links to a further level; those of the chosen page in both directions. Links back, such as those
 * of a menu on every page, would hide the others.
 */
function MapLinks({ report, places, width, height, chosen }: LinksProps) {
  const toPath = (links: SiteReport["links"]): string =>
    links
      .map(([from, to]) => {
        const [a, b] = [places[from]!, places[to]!];
        // Between two stars of one row a straight line would run through those between them.
        const middle = a.y === b.y ? a.y - starPx / 2 : (a.y + b.y) / 2;
        return `M${a.x} ${a.y}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${b.y}`;
      })
      .join("");
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
