import type { ConnectionHistory } from "./connection-history.ts";

type Dot = readonly [x: number, y: number];

export interface HistoryChart {
  /** Horizontal lines with their speed in megabits per second, from zero up. */
  readonly marks: readonly { readonly mbps: number; readonly y: number }[];
  readonly lines: readonly {
    readonly way: "download" | "upload";
    readonly path: string;
    readonly dots: readonly Dot[];
  }[];
}

/** The smallest step of 1, 2 or 5 times a power of ten of which four reach this speed. */
function chooseStep(maxMbps: number): number {
  const wanted = Math.max(maxMbps, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10);
}

/**
 * Lays out measurements as two lines over time, from left to right in both languages, as charts
 * have it.
 * @param history at least two measurements, the oldest first
 */
export function layOutHistory(
  history: ConnectionHistory,
  width: number,
  height: number,
): HistoryChart {
  const times = history.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const all = history.flatMap(({ downloadMbps, uploadMbps }) => [downloadMbps, uploadMbps]);
  const step = chooseStep(Math.max(...all));
  const top = Math.max(1, Math.ceil(Math.max(...all) / step)) * step;
  const toY = (mbps: number): number => Math.round((height - (mbps / top) * height) * 10) / 10;
  const toX = (time: number): number =>
    last === first ? width / 2 : Math.round(((time - first) / (last - first)) * width * 10) / 10;
  const toLine = (way: "download" | "upload"): HistoryChart["lines"][number] => {
    const dots = history.map((point, i): Dot => [toX(times[i]!), toY(point[`${way}Mbps`])]);
    return { way, path: `M${dots.map((dot) => dot.join(" ")).join("L")}`, dots };
  };
  return {
    marks: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => ({
      mbps: Math.round(i * step * 100) / 100,
      y: toY(i * step),
    })),
    lines: [toLine("download"), toLine("upload")],
  };
}
