import * as z from "zod/mini";
import type { Locale } from "#i18n/messages.ts";
import type { Cell, Row } from "../../contract.ts";
import type { World } from "#platform/egress/network-adapter.ts";
import type { AnswerCache } from "./source-cache.ts";
import { askService } from "./request-service.ts";
import type { Door } from "./circuit-breaker.ts";
import type { PaidBudget } from "./paid-budget.ts";
import { SourceError, reasonOf, type Reason } from "./source-error.ts";
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
const mostKeywords = 1_000;
/** What Google Ads takes in one keyword; a question with a longer one is refused as a whole. */
const longest = { letters: 80, words: 10 };
const keepMs = 30 * 24 * 3_600_000;

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
const wrapped = <Shape extends z.ZodMiniType>(result: Shape) =>
  z.object({
    status_code: z.number(),
    tasks: z.nullish(
      z.array(z.object({ status_code: z.number(), result: z.nullish(z.array(result)) })),
    ),
  });

interface Needs {
  readonly base: string;
  readonly account: { readonly login: string; readonly password: string };
  readonly locationCode: number;
  /** Google Ads takes 12 questions a minute; the other endpoint takes far more. */
  readonly doors: { readonly volume: Door; readonly difficulty: Door };
  readonly budget: PaidBudget;
  readonly cache: AnswerCache;
  readonly world: World;
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

export function dataForSeo({
  base,
  account,
  locationCode,
  doors,
  budget,
  cache,
  world,
  userAgent,
  now,
}: Needs): FigureSource {
  const authorization = `Basic ${Buffer.from(`${account.login}:${account.password}`).toString("base64")}`;
  const today = () => now().toISOString().slice(0, 10);

  async function post<Shape extends z.ZodMiniType>(
    part: keyof typeof paths,
    { keywords, language, visitor }: Asked,
    shape: Shape,
  ): Promise<readonly z.output<Shape>[]> {
    const body = [{ keywords, location_code: locationCode, language_code: language }];
    const ask = (onAsked: () => void) =>
      doors[part].ask(async (signal) => {
        onAsked();
        const answer = await askService(base + paths[part], {
          world,
          signal,
          userAgent,
          headers: { authorization },
          body,
          shape: wrapped(shape),
        });
        return resultOf(answer as Wrapped<z.output<Shape>>);
      });
    return budget.spend(visitor, ask);
  }

  async function volumesOf(asking: Asked): Promise<ReadonlyMap<string, KnownVolume>> {
    const rows = await post("volume", asking, Volume);
    const byKeyword = new Map(rows.map((row) => [asked(row.keyword), row]));
    return new Map(
      asking.keywords.map((keyword) => {
        const row = byKeyword.get(keyword);
        return [
          keyword,
          {
            volume: row?.search_volume ?? null,
            cpc: row?.cpc ?? null,
            monthly: monthsOf(row?.monthly_searches ?? []),
            day: today(),
          },
        ];
      }),
    );
  }

  async function difficultiesOf(asking: Asked): Promise<ReadonlyMap<string, KnownDifficulty>> {
    const [result] = await post("difficulty", asking, Difficulty);
    const byKeyword = new Map(
      (result?.items ?? []).map((item) => [asked(item.keyword), item.keyword_difficulty ?? null]),
    );
    return new Map(
      asking.keywords.map((keyword) => [
        keyword,
        { difficulty: byKeyword.get(keyword) ?? null, day: today() },
      ]),
    );
  }

  return {
    source: "dataforseo",
    async figuresOf(keywords, language, visitor) {
      const askedFor = new Map(keywords.map((keyword) => [keyword, asked(keyword)]));
      const texts = [...new Set(askedFor.values())].filter(isTaken).slice(0, mostKeywords);
      const name = (part: string) => `dataforseo ${part} ${locationCode} ${language}`;
      const [volumes, difficulties] = await Promise.allSettled([
        cache.remember(name("volume"), texts, keepMs, (missing) =>
          volumesOf({ keywords: missing, language, visitor }),
        ),
        cache.remember(name("difficulty"), texts, keepMs, (missing) =>
          difficultiesOf({ keywords: missing, language, visitor }),
        ),
      ]);
      if (volumes.status === "rejected" && difficulties.status === "rejected") throw volumes.reason;
      const failed: Reason | undefined =
        volumes.status === "rejected"
          ? reasonOf(volumes.reason)
          : difficulties.status === "rejected"
            ? reasonOf(difficulties.reason)
            : undefined;
      const figures = new Map<string, Figures>();
      for (const [keyword, text] of askedFor) {
        const volume = volumes.status === "fulfilled" ? volumes.value.get(text) : undefined;
        const difficulty =
          difficulties.status === "fulfilled" ? difficulties.value.get(text) : undefined;
        figures.set(keyword, figuresFrom(volume, difficulty));
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
function resultOf<Result>({ status_code, tasks }: Wrapped<Result>): readonly Result[] {
  const task = tasks?.[0];
  const code = status_code !== ok ? status_code : (task?.status_code ?? 50_000);
  if (code === ok) return task!.result ?? [];
  if (code === 40_102) return []; // "no search results"
  throw new SourceError(reasonOfCode(code), `DataForSEO answered with status ${code}`);
}

/** @see https://docs.dataforseo.com/v3/appendix/errors */
function reasonOfCode(code: number): Reason {
  if (code === 40_202 || code === 40_209) return "limited"; // too many a minute, too many at once
  if (code === 40_100 || code === 40_104 || code === 40_204 || code === 40_207) return "refused"; // login, verification, no access, address not listed
  if (code >= 40_200 && code < 40_300) return "unpaid"; // no money, paused, over the day's limit
  if (code === 40_101 || code === 40_103 || code >= 50_000) return "unreachable"; // the search engine or they themselves failed
  return "malformed";
}

function figuresFrom(
  volume: KnownVolume | undefined,
  difficulty: KnownDifficulty | undefined,
): Figures {
  const asOf = volume?.monthly.at(-1)?.month ?? volume?.day ?? null;
  const searches = volume?.volume ?? undefined;
  const price = volume?.cpc ?? undefined;
  const hard = difficulty?.difficulty ?? undefined;
  return {
    ...(searches === undefined ? {} : { volume: counted(Math.max(0, Math.round(searches)), asOf) }),
    ...(price === undefined ? {} : { cpc: counted(price, asOf) }),
    ...(hard === undefined
      ? {}
      : { difficulty: counted(Math.min(100, Math.max(0, Math.round(hard))), difficulty!.day) }),
    ...(volume === undefined || volume.monthly.length === 0 ? {} : { monthly: volume.monthly }),
  };
}

const counted = (value: number, asOf: string | null): Cell => ({
  value,
  range: null,
  source: "dataforseo",
  certainty: "counted",
  asOf,
});

function monthsOf(months: readonly z.output<typeof Month>[]): Row["monthly"] {
  return months
    .map(({ year, month, search_volume: count }) => ({
      month: `${year}-${String(month).padStart(2, "0")}`,
      count: count ?? 0,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

/** A keyword as Google Ads takes it: in small letters, without signs, which it refuses or leaves out itself. */
function asked(keyword: string): string {
  return keyword
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s&'.+#/-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isTaken(text: string): boolean {
  return text !== "" && text.length <= longest.letters && text.split(" ").length <= longest.words;
}
