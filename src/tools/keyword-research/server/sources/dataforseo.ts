import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Cell, Row } from "../../contract.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { SourceCache } from "./source-cache.ts";
import { requestService } from "./request-service.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import type { PaidBudget } from "./paid-budget.ts";
import { SourceError, toReason, type Reason } from "./source-error.ts";
import type { Figures, FigureSource } from "./source.ts";

/*
 * DataForSEO sells Google's own figures: volumes and prices of Google Ads, and a difficulty of its own from the first
 * ten results. A question costs the same for one keyword as for 1,000, so all rows go in one question of each sort.
 * @see https://docs.dataforseo.com/v3/keywords_data/google_ads/search_volume/live/
 * @see https://docs.dataforseo.com/v3/dataforseo_labs/google/bulk_keyword_difficulty/live/
 */

const paths = {
  volume: "/v3/keywords_data/google_ads/search_volume/live",
  difficulty: "/v3/dataforseo_labs/google/bulk_keyword_difficulty/live",
};
const maxKeywords = 1_000;
/** What Google Ads takes in one keyword; a question with a longer one is refused as a whole. */
const maxLengths = { chars: 80, words: 10 };
const ttlMs = 30 * 24 * 3_600_000;

const Month = z.object({
  year: z.number(),
  month: z.number(),
  search_volume: z.nullish(z.number()),
});
const Volume = z.object({
  keyword: z.string(),
  search_volume: z.nullish(z.number()),
  cpc: z.nullish(z.number()),
  monthly_searches: z.nullish(z.array(Month)),
});
const Difficulty = z.object({
  items: z.nullish(
    z.array(z.object({ keyword: z.string(), keyword_difficulty: z.nullish(z.number()) })),
  ),
});

/** What every answer is wrapped in: two status codes, one for the request and one for its only task. */
const wrapSchema = <Shape extends z.ZodMiniType>(result: Shape) =>
  z.object({
    status_code: z.number(),
    tasks: z.nullish(
      z.array(z.object({ status_code: z.number(), result: z.nullish(z.array(result)) })),
    ),
  });

interface DataForSeoDependencies {
  readonly base: string;
  readonly account: { readonly login: string; readonly password: string };
  readonly locationCode: number;
  /** Google Ads takes 12 questions a minute; the other endpoint takes far more. */
  readonly circuitBreakers: {
    readonly volume: CircuitBreaker;
    readonly difficulty: CircuitBreaker;
  };
  readonly budget: PaidBudget;
  readonly cache: SourceCache;
  readonly network: NetworkAdapter;
  readonly userAgent: string;
  readonly now: () => Date;
}

interface Asked {
  readonly keywords: readonly string[];
  readonly language: Locale;
  readonly visitor: string;
}

/** What is kept of one keyword. */
interface KnownVolume {
  readonly volume: number | null;
  readonly cpc: number | null;
  readonly monthly: Row["monthly"];
  readonly day: string;
}
interface KnownDifficulty {
  readonly difficulty: number | null;
  readonly day: string;
}

export function createDataForSeo({
  base,
  account,
  locationCode,
  circuitBreakers,
  budget,
  cache,
  network,
  userAgent,
  now,
}: DataForSeoDependencies): FigureSource {
  const authorization = `Basic ${Buffer.from(`${account.login}:${account.password}`).toString("base64")}`;
  const getToday = () => now().toISOString().slice(0, 10);

  async function post<Shape extends z.ZodMiniType>(
    part: keyof typeof paths,
    { keywords, language, visitor }: Asked,
    shape: Shape,
  ): Promise<readonly z.output<Shape>[]> {
    const body = [{ keywords, location_code: locationCode, language_code: language }];
    const ask = (onAsked: () => void) =>
      circuitBreakers[part].run(async (signal) => {
        onAsked();
        const answer = await requestService(base + paths[part], {
          network,
          signal,
          userAgent,
          headers: { authorization },
          body,
          shape: wrapSchema(shape),
        });
        return unwrapResult(answer as Wrapped<z.output<Shape>>);
      });
    return budget.spend(visitor, ask);
  }

  async function fetchVolumes(asking: Asked): Promise<ReadonlyMap<string, KnownVolume>> {
    const rows = await post("volume", asking, Volume);
    const byKeyword = new Map(rows.map((row) => [toGoogleAdsKeyword(row.keyword), row]));
    return new Map(
      asking.keywords.map((keyword) => {
        const row = byKeyword.get(keyword);
        return [
          keyword,
          {
            volume: row?.search_volume ?? null,
            cpc: row?.cpc ?? null,
            monthly: toMonthly(row?.monthly_searches ?? []),
            day: getToday(),
          },
        ];
      }),
    );
  }

  async function fetchDifficulties(asking: Asked): Promise<ReadonlyMap<string, KnownDifficulty>> {
    const [result] = await post("difficulty", asking, Difficulty);
    const byKeyword = new Map(
      (result?.items ?? []).map((item) => [
        toGoogleAdsKeyword(item.keyword),
        item.keyword_difficulty ?? null,
      ]),
    );
    return new Map(
      asking.keywords.map((keyword) => [
        keyword,
        { difficulty: byKeyword.get(keyword) ?? null, day: getToday() },
      ]),
    );
  }

  return {
    source: "dataforseo",
    async fetchFigures(keywords, language, visitor) {
      const apiKeywords = new Map(
        keywords.map((keyword) => [keyword, toGoogleAdsKeyword(keyword)]),
      );
      const texts = [...new Set(apiKeywords.values())].filter(isAccepted).slice(0, maxKeywords);
      const name = (part: string) => `dataforseo ${part} ${locationCode} ${language}`;
      const [volumes, difficulties] = await Promise.allSettled([
        cache.getOrLoad(name("volume"), texts, ttlMs, (missing) =>
          fetchVolumes({ keywords: missing, language, visitor }),
        ),
        cache.getOrLoad(name("difficulty"), texts, ttlMs, (missing) =>
          fetchDifficulties({ keywords: missing, language, visitor }),
        ),
      ]);
      if (volumes.status === "rejected" && difficulties.status === "rejected") throw volumes.reason;
      const failed: Reason | undefined =
        volumes.status === "rejected"
          ? toReason(volumes.reason)
          : difficulties.status === "rejected"
            ? toReason(difficulties.reason)
            : undefined;
      const figures = new Map<string, Figures>();
      for (const [keyword, text] of apiKeywords) {
        const volume = volumes.status === "fulfilled" ? volumes.value.get(text) : undefined;
        const difficulty =
          difficulties.status === "fulfilled" ? difficulties.value.get(text) : undefined;
        figures.set(keyword, toFigures(volume, difficulty));
      }
      const knowsAny = [...figures.values()].some(
        ({ volume, difficulty, cpc }) =>
          volume !== undefined || difficulty !== undefined || cpc !== undefined,
      );
      return { figures, failed: failed ?? (knowsAny ? undefined : "empty") };
    },
  };
}

interface Wrapped<Result> {
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

/** @throws SourceError for what the two status codes say */
function unwrapResult<Result>({ status_code, tasks }: Wrapped<Result>): readonly Result[] {
  const task = tasks?.[0];
  const code = status_code !== ok ? status_code : (task?.status_code ?? 50_000);
  if (code === ok) return task!.result ?? [];
  if (code === 40_102) return []; // "no search results"
  throw new SourceError(codeToReason(code), `DataForSEO answered with status ${code}`);
}

/** @see https://docs.dataforseo.com/v3/appendix/errors */
function codeToReason(code: number): Reason {
  if (code === 40_202 || code === 40_209) return "limited"; // too many a minute, too many at once
  if (code === 40_100 || code === 40_104 || code === 40_204 || code === 40_207) return "refused"; // login, verification, no access, address not listed
  if (code >= 40_200 && code < 40_300) return "unpaid"; // no money, paused, over the day's limit
  if (code === 40_101 || code === 40_103 || code >= 50_000) return "unreachable"; // the search engine or they themselves failed
  return "malformed";
}

function toFigures(
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

function toMonthly(months: readonly z.output<typeof Month>[]): Row["monthly"] {
  return months
    .map(({ year, month, search_volume: count }) => ({
      month: `${year}-${String(month).padStart(2, "0")}`,
      count: count ?? 0,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

/** A keyword as Google Ads takes it: in small letters, without signs, which it refuses or leaves out itself. */
function toGoogleAdsKeyword(keyword: string): string {
  return keyword
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s&'.+#/-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isAccepted(text: string): boolean {
  return (
    text !== "" && text.length <= maxLengths.chars && text.split(" ").length <= maxLengths.words
  );
}
