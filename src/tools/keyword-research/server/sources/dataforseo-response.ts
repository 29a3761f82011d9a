import * as z from "zod/mini";
import type { Cell, Row } from "../../contract.ts";
import { SourceError, type Reason } from "./source-error.ts";
import type { Figures } from "./source.ts";

const Month = z.object({
  year: z.number(),
  month: z.number(),
  search_volume: z.nullish(z.number()),
});
export const VolumeResult = z.object({
  keyword: z.string(),
  search_volume: z.nullish(z.number()),
  cpc: z.nullish(z.number()),
  monthly_searches: z.nullish(z.array(Month)),
});
export const DifficultyResult = z.object({
  items: z.nullish(
    z.array(z.object({ keyword: z.string(), keyword_difficulty: z.nullish(z.number()) })),
  ),
});

/** The envelope of every response: one status code for the request and one for its only task. */
export const wrapSchema = <Shape extends z.ZodMiniType>(result: Shape) =>
  z.object({
    status_code: z.number(),
    tasks: z.nullish(
      z.array(z.object({ status_code: z.number(), result: z.nullish(z.array(result)) })),
    ),
  });

/** The cached values of one keyword; null where DataForSEO knows none. */
export interface KnownVolume {
  readonly volume: number | null;
  readonly cpc: number | null;
  readonly monthly: Row["monthly"];
  readonly day: string;
}
export interface KnownDifficulty {
  readonly difficulty: number | null;
  readonly day: string;
}

export interface Wrapped<Result> {
  readonly status_code: number;
  readonly tasks?:
    | readonly {
        readonly status_code: number;
        readonly result?: readonly Result[] | null | undefined;
      }[]
    | null
    | undefined;
}

const ok = 20_000;

/** @throws SourceError where one of the two status codes is an error */
export function unwrapResult<Result>({ status_code, tasks }: Wrapped<Result>): readonly Result[] {
  const task = tasks?.[0];
  const code = status_code !== ok ? status_code : (task?.status_code ?? 50_000);
  if (code === ok) return task!.result ?? [];
  if (code === 40_102) return []; // "no search results"
  throw new SourceError(codeToReason(code), `DataForSEO answered with status ${code}`);
}

/** @see https://docs.dataforseo.com/v3/appendix/errors */
function codeToReason(code: number): Reason {
  if (code === 40_202 || code === 40_209) return "limited"; // too many a minute, too many at once
  // Login, verification, no access, address not listed.
  if (code === 40_100 || code === 40_104 || code === 40_204 || code === 40_207) return "refused";
  if (code >= 40_200 && code < 40_300) return "unpaid"; // no money, paused, over the day's limit
  // The search engine or DataForSEO itself failed.
  if (code === 40_101 || code === 40_103 || code >= 50_000) return "unreachable";
  return "malformed";
}

/** Turns stored values into figures; values that DataForSEO does not know are left out. */
export function toFigures(
  volume: KnownVolume | undefined,
  difficulty: KnownDifficulty | undefined,
): Figures {
  const asOf = volume?.monthly.at(-1)?.month ?? volume?.day ?? null;
  const searches = volume?.volume ?? undefined;
  const price = volume?.cpc ?? undefined;
  const hard = difficulty?.difficulty ?? undefined;
  return {
    ...(searches === undefined ? {} : { volume: toCell(Math.max(0, Math.round(searches)), asOf) }),
    ...(price === undefined ? {} : { cpc: toCell(price, asOf) }),
    ...(hard === undefined
      ? {}
      : { difficulty: toCell(Math.min(100, Math.max(0, Math.round(hard))), difficulty!.day) }),
    ...(volume === undefined || volume.monthly.length === 0 ? {} : { monthly: volume.monthly }),
  };
}

const toCell = (value: number, asOf: string | null): Cell => ({
  value,
  range: null,
  source: "dataforseo",
  certainty: "counted",
  asOf,
});

export function toMonthly(months: readonly z.output<typeof Month>[]): Row["monthly"] {
  return months
    .map(({ year, month, search_volume: count }) => ({
      month: `${year}-${String(month).padStart(2, "0")}`,
      count: count ?? 0,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}
