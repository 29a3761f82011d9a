import { useId, useMemo, type CSSProperties, type KeyboardEvent } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Address } from "#ui/Address.tsx";
import type { SiteReport } from "../../contract.ts";
import { findNext } from "../../engine/site-audit/move-on-map.ts";
import {
  chooseCell,
  layOutPages,
  levelTitlePx,
  starPx,
} from "../../engine/site-audit/site-map-places.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { MapLinks } from "./MapLinks.tsx";
import { nameDepth } from "./name-depth.ts";
import { nameStars } from "./name-stars.ts";
import { PageStar } from "./PageStar.tsx";
import { useColumns } from "./use-columns.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** The pages that pass the filter. */
  readonly shown: ReadonlySet<number>;
  readonly chosen: number | undefined;
  readonly onChoose: (page: number) => void;
  /** Chooses the page that a key leads to. */
  readonly onMove: (page: number) => void;
}

/** The pages as stars, a level for each click, and the links between them. */
export function PageStars({ t, locale, report, shown, chosen, onChoose, onMove }: Props) {
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
    onMove(next);
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
        {...{ report, shown, places, height, chosen }}
        cellWidth={cell.width}
        width={columns * cell.width}
      />
      {/* One stop of the Tab key; the arrows move through the pages. */}
      <div role="toolbar" tabIndex={-1} aria-label={t.mapPages} onKeyDown={onKeyDown}>
        {levels.map(({ depth, folder, isFirst, members }, place) => {
          const key = `${depth ?? "unlinked"} ${folder}`;
          return (
            <section key={key} aria-labelledby={`${titleId}-${place}`}>
              <h3
                id={`${titleId}-${place}`}
                className="type-small kit-soft"
                style={{ blockSize: levelTitlePx }}
              >
                <span>
                  {(isFirst || folder === "") && nameDepth(t, locale, depth)}
                  {isFirst && folder !== "" && " · "}
                  {folder !== "" && <Address text={folder} />}
                </span>
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
          );
        })}
      </div>
    </div>
  );
}
