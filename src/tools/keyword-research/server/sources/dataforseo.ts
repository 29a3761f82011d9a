import { dayMs, retention } from "#base/inventory/retention.ts";
import type * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import {
  DifficultyResult,
  toFigures,
  toMonthly,
  unwrapResult,
  VolumeResult,
  wrapSchema,
  type KnownDifficulty,
  type KnownVolume,
  type Wrapped,
} from "./dataforseo-response.ts";
import type { PaidBudget } from "./paid-budget.ts";
import { requestService } from "./request-service.ts";
import type { SourceCache } from "./source-cache.ts";
import { toReason } from "./source-error.ts";
import type { Figures, FigureSource } from "./source.ts";

/*
 * DataForSEO sells Google's own figures: volumes and prices of Google Ads, and its own difficulty,
 * computed from the first ten results. A request costs the same for one keyword as for 1,000, so
 * one request of each type covers all rows.
 * @see https://docs.dataforseo.com/v3/keywords_data/google_ads/search_volume/live/
 * @see https://docs.dataforseo.com/v3/dataforseo_labs/google/bulk_keyword_difficulty/live/
 */

const paths = {
  volume: "/v3/keywords_data/google_ads/search_volume/live",
  difficulty: "/v3/dataforseo_labs/google/bulk_keyword_difficulty/live",
};
const maxKeywords = 1_000;
/** The limits of Google Ads for one keyword; a request with a longer one is rejected as a whole. */
const maxLengths = { chars: 80, words: 10 };
const ttlMs = retention.paidAnswerDays * dayMs;

interface DataForSeoDependencies {
  readonly base: string;
  readonly account: { readonly login: string; readonly password: string };
  readonly locationCode: number;
  /** Google Ads accepts 12 requests a minute; the other endpoint accepts far more. */
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

interface FigureRequest {
  readonly keywords: readonly string[];
  readonly language: Locale;
  readonly visitor: string;
}

export class DataForSeo implements FigureSource {
  readonly source = "dataforseo";
  readonly #dependencies: DataForSeoDependencies;

  constructor(dependencies: DataForSeoDependencies) {
    this.#dependencies = dependencies;
  }

  async fetchFigures(keywords: readonly string[], language: Locale, visitor: string) {
    const apiKeywords = new Map(keywords.map((keyword) => [keyword, toGoogleAdsKeyword(keyword)]));
    const texts = [...new Set(apiKeywords.values())].filter(isAccepted).slice(0, maxKeywords);
    const [volumes, difficulties] = await Promise.allSettled([
      this.#getVolumes({ keywords: texts, language, visitor }),
      this.#getDifficulties({ keywords: texts, language, visitor }),
    ]);
    if (volumes.status === "rejected" && difficulties.status === "rejected") throw volumes.reason;
    const figures = new Map<string, Figures>();
    for (const [keyword, text] of apiKeywords) {
      const volume = volumes.status === "fulfilled" ? volumes.value.get(text) : undefined;
      const difficulty =
        difficulties.status === "fulfilled" ? difficulties.value.get(text) : undefined;
      figures.set(keyword, toFigures(volume, difficulty));
    }
    const rejected = [volumes, difficulties].find(({ status }) => status === "rejected");
    const failed = rejected && toReason((rejected as PromiseRejectedResult).reason);
    return { figures, failed: failed ?? (hasAnyValue(figures) ? undefined : ("empty" as const)) };
  }

  #getVolumes(request: FigureRequest): Promise<ReadonlyMap<string, KnownVolume>> {
    const name = this.#getCacheName("volume", request.language);
    return this.#dependencies.cache.getOrLoad(name, request.keywords, ttlMs, async (missing) => {
      const rows = await this.#post("volume", { ...request, keywords: missing }, VolumeResult);
      const byKeyword = new Map(rows.map((row) => [toGoogleAdsKeyword(row.keyword), row]));
      return new Map(
        missing.map((keyword) => {
          const row = byKeyword.get(keyword);
          const volume = row?.search_volume ?? null;
          const monthly = toMonthly(row?.monthly_searches ?? []);
          return [keyword, { volume, cpc: row?.cpc ?? null, monthly, day: this.#getToday() }];
        }),
      );
    });
  }

  #getDifficulties(request: FigureRequest): Promise<ReadonlyMap<string, KnownDifficulty>> {
    const name = this.#getCacheName("difficulty", request.language);
    return this.#dependencies.cache.getOrLoad(name, request.keywords, ttlMs, async (missing) => {
      const [result] = await this.#post(
        "difficulty",
        { ...request, keywords: missing },
        DifficultyResult,
      );
      const byKeyword = new Map(
        (result?.items ?? []).map((item) => [
          toGoogleAdsKeyword(item.keyword),
          item.keyword_difficulty ?? null,
        ]),
      );
      return new Map(
        missing.map((keyword) => [
          keyword,
          { difficulty: byKeyword.get(keyword) ?? null, day: this.#getToday() },
        ]),
      );
    });
  }

  async #post<Shape extends z.ZodMiniType>(
    part: keyof typeof paths,
    { keywords, language, visitor }: FigureRequest,
    shape: Shape,
  ): Promise<readonly z.output<Shape>[]> {
    const { base, account, locationCode, circuitBreakers, budget, network, userAgent } =
      this.#dependencies;
    const credentials = Buffer.from(`${account.login}:${account.password}`).toString("base64");
    return budget.spend(visitor, (onRequest) =>
      circuitBreakers[part].run(async (signal) => {
        onRequest();
        const response = await requestService(base + paths[part], {
          network,
          signal,
          userAgent,
          headers: { authorization: `Basic ${credentials}` },
          body: [{ keywords, location_code: locationCode, language_code: language }],
          shape: wrapSchema(shape),
        });
        return unwrapResult(response as Wrapped<z.output<Shape>>);
      }),
    );
  }

  #getCacheName(part: keyof typeof paths, language: Locale): string {
    return `dataforseo ${part} ${this.#dependencies.locationCode} ${language}`;
  }

  #getToday(): string {
    return this.#dependencies.now().toISOString().slice(0, 10);
  }
}

function hasAnyValue(figures: ReadonlyMap<string, Figures>): boolean {
  return [...figures.values()].some(
    ({ volume, difficulty, cpc }) =>
      volume !== undefined || difficulty !== undefined || cpc !== undefined,
  );
}

/**
 * Converts a keyword to the form that Google Ads accepts: lower case, without the signs that it
 * rejects or ignores.
 */
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
