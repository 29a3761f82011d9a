import type { Locale } from "#i18n/messages.ts";
import { sources, type SearchResponse, type Cell, type Failed, type Source } from "../contract.ts";
import { formatSource } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  readonly failed: readonly Failed[];
  /** Whether the figures carry the numbers: not where they are all from one source. */
  readonly hasMarks: boolean;
}

/**
 * Numbers the sources of the rows: first those of the response in its order, then those of the
 * visitor's file.
 */
export function numberSources(
  rows: readonly ShownRow[],
  sortOrder: SearchResponse["sources"],
): ReadonlyMap<Source, number> {
  const used = new Set(
    rows.flatMap((row) => [
      ...listCells(row).map(({ source }) => source),
      row.monthlySource,
      row.bid === null ? null : "import",
    ]),
  );
  const known = [...sortOrder, ...sources.filter((source) => !sortOrder.includes(source))].filter(
    (source) => used.has(source) || sortOrder.includes(source),
  );
  return new Map(known.map((source, i) => [source, i + 1]));
}

const listCells = ({ volume, difficulty, cpc }: ShownRow): readonly Cell[] => [
  volume,
  difficulty,
  cpc,
];

/** The newest day or month of a source's figures. */
function findNewest(rows: readonly ShownRow[], source: string): string | null {
  const days = rows.flatMap((row) =>
    listCells(row).flatMap((cell) =>
      cell.source === source && cell.asOf !== null ? [cell.asOf] : [],
    ),
  );
  return days.toSorted().at(-1) ?? null;
}

/**
 * The sources of the figures, whose numbers are those beside the figures, and the sources that were
 * asked and gave none: it is here that a visitor looks for whose figures these are.
 */
export function SourceList({ t, locale, rows, marks, failed, hasMarks }: Props) {
  return (
    <section className="kr-sources" aria-labelledby="kr-sources-title">
      <h3 id="kr-sources-title" className="kr-label">
        {t.sourcesTitle}
      </h3>
      <ol>
        {[...marks].map(([source, mark]) => {
          const asOf = findNewest(rows, source);
          const isEstimate = rows.some((row) =>
            listCells(row).some((cell) => cell.source === source && cell.certainty === "estimated"),
          );
          return (
            <li key={source}>
              {hasMarks && (
                <span className="kr-mark" aria-hidden="true">
                  {mark}
                </span>
              )}
              <span>
                {formatSource(source, asOf, t, locale)}{" "}
                {isEstimate && <span className="kr-badge">{t.estimate}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {failed.length > 0 && (
        <>
          <h3 className="kr-label">{t.gaveWayTitle}</h3>
          <ul>
            {failed.map(({ source, reason }) => (
              <li key={`${source} ${reason}`}>{`${t[source]}: ${t[reason]}`}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
