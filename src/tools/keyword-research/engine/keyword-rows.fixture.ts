import type { Cell } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";
import type { StarMark } from "./star-marks.ts";

/** An estimate from the embedded lists, as tests need it; null is an unknown figure. */
export const createEstimate = (value: number | null, range: Cell["range"] = null): Cell => ({
  value,
  range,
  source: value === null ? null : "embedded",
  certainty: "estimated",
  asOf: null,
});

/** A related phrase without a price, with the figures of a test. */
export const createRow = (
  volume: number | null,
  difficulty: number | null,
  more: Partial<ShownRow> = {},
): ShownRow => ({
  keyword: `${volume} ${difficulty}`,
  group: "related",
  intent: "buy",
  volume: createEstimate(volume),
  difficulty: createEstimate(difficulty),
  cpc: createEstimate(null),
  monthly: [],
  monthlySource: null,
  bid: null,
  ...more,
});

/** A mark of these phrases, somewhere in the picture. */
export const createMark = (rows: readonly ShownRow[]): StarMark => ({
  x: 0,
  y: 0,
  left: 0,
  right: 100,
  top: 0,
  bottom: 100,
  stars: rows.map((row) => ({
    row,
    band: "easy",
    across: 0,
    up: 0.5,
    lane: { band: [10, 100], from: 0, to: 1 },
  })),
});
