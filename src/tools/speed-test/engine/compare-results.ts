import type { BrowserResult, MetricId } from "../contract.ts";

export interface ComparedFigure {
  readonly figure: MetricId | "score" | "weight" | "requests";
  readonly values: readonly [number, number];
  /** The index of the better one; null where both are the same. */
  readonly better: 0 | 1 | null;
}

/** Lists the figures of two results. Only a higher score is better; of all others less is. */
export function compareResults(
  first: BrowserResult,
  second: BrowserResult,
): readonly ComparedFigure[] {
  const toFigure = (
    figure: ComparedFigure["figure"],
    values: ComparedFigure["values"],
  ): ComparedFigure => {
    const [a, b] = values;
    const isFirstLess = a < b;
    return {
      figure,
      values,
      better: a === b ? null : isFirstLess === (figure !== "score") ? 0 : 1,
    };
  };
  const metrics = first.metrics.flatMap(({ id, value }) => {
    const other = second.metrics.find((metric) => metric.id === id);
    return other === undefined ? [] : [toFigure(id, [value, other.value])];
  });
  return [
    toFigure("score", [first.score, second.score]),
    ...metrics,
    toFigure("weight", [first.totalBytes, second.totalBytes]),
    toFigure("requests", [first.requests, second.requests]),
  ];
}

type Film = BrowserResult["filmStrip"];

export interface FilmStep {
  readonly atMs: number;
  /** What each page showed at that moment; null where it has no picture so early. */
  readonly pictures: readonly [string | null, string | null];
}

/**
 * Puts two films in step: a column for each moment of either, with what both pages showed then. A
 * film that is over goes on showing its last picture.
 */
export function alignFilms(first: Film, second: Film): readonly FilmStep[] {
  const findPicture = (film: Film, atMs: number): string | null =>
    film.findLast((frame) => frame.atMs <= atMs)?.picture ?? null;
  const moments = new Set([...first, ...second].map(({ atMs }) => atMs));
  return [...moments]
    .toSorted((a, b) => a - b)
    .map((atMs) => ({
      atMs,
      pictures: [findPicture(first, atMs), findPicture(second, atMs)],
    }));
}
