import type { Cell } from "../contract.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

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
