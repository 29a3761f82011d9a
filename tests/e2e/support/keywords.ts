import type { Page, Route } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import {
  groups,
  intents,
  type SearchResponse,
  type Cell,
  type Row,
} from "#tools/keyword-research/contract.ts";

/**
 * What the fake server answers to one path: an answer, a failure with its status and headers, or
 * nothing at all.
 */
export type StubResponse =
  | SearchResponse
  | {
      readonly status: number;
      readonly body: object;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | "silence"
  | "no network";

const createEstimate = (value: number | null, range: Cell["range"] = null): Cell => ({
  value,
  range,
  source: value === null ? null : "embedded",
  certainty: "estimated",
  asOf: null,
});

export const words = {
  ar: [
    "تصميم مطابخ",
    "تصميم مطابخ صغيرة",
    "أسعار تصميم المطابخ",
    "تصميم مطابخ حديثة",
    "شركة تصميم مطابخ",
    "أفكار تصميم مطابخ",
  ],
  en: [
    "kitchen design",
    "small kitchen design",
    "kitchen design prices",
    "modern kitchen design",
    "kitchen design company",
    "kitchen design ideas",
  ],
} as const;

function createRow(keyword: string, i: number, more: Partial<Row> = {}): Row {
  const volume = 9000 / (i + 1);
  const from = 10 ** Math.floor(Math.log10(volume));
  return {
    keyword,
    group: i === 0 ? "keyword" : "related",
    intent: intents[i % intents.length]!,
    volume: createEstimate(Math.round(volume), [from, from * 10]),
    difficulty: createEstimate([62, 29, 45, 30, 0, 59][i % 6]!),
    cpc: createEstimate(null),
    monthly: [],
    monthlySource: null,
    ...more,
  };
}

const year = [410, 380, 520, 610, 900, 1240, 990, 700, 560, 480, 450, 430];

const season = { months: [6, 7], factor: 1.8, years: 3, until: "2025-12" };

/** Six rows as the embedded provider gives them, with a year of article views for the keyword. */
export function createSixRows(locale: Locale, more: Partial<SearchResponse> = {}): SearchResponse {
  const monthly = year.map((count, i) => ({
    month: `2025-${String(i + 1).padStart(2, "0")}`,
    count,
  }));
  return {
    keyword: words[locale][0],
    language: locale,
    isLocal: false,
    place: null,
    rows: words[locale].map((keyword, i) =>
      createRow(keyword, i, i === 0 ? { monthly, monthlySource: "wikimedia", season } : {}),
    ),
    sources: ["wikimedia", "embedded"],
    failed: [],
    answeredAt: "2026-11-21T12:00:00.000Z",
    ...more,
  };
}

/** The same rows from the paid provider: counted, dated, priced. */
export function createPaidRows(locale: Locale): SearchResponse {
  const createCounted = (value: number): Cell => ({
    value,
    range: null,
    source: "dataforseo",
    certainty: "counted",
    asOf: "2026-10",
  });
  const { rows } = createSixRows(locale);
  const paid = rows.map((own, i) => ({
    ...own,
    volume: createCounted(2400 - i * 300),
    difficulty: createCounted([59, 60, 99, 30, 29, 0][i]!),
    cpc: createCounted(1.2 + i),
    monthlySource: i === 0 ? ("dataforseo" as const) : null,
  }));
  return createSixRows(locale, { rows: paid, sources: ["dataforseo"] });
}

const tails = {
  ar: {
    related: "حديث",
    variants: "التصميم",
    questions: "كيف",
    prepositions: "في البيت",
    comparisons: "أم النجارة",
    places: "مدينة نصر",
    letters: "أ",
  },
  en: {
    related: "modern",
    variants: "designs",
    questions: "how",
    prepositions: "for home",
    comparisons: "vs carpentry",
    places: "in Nasr City",
    letters: "a",
  },
} as const;

/** Wishes are never even. */
const wishes = ["buy", "buy", "compare", "find", "learn", "learn", "learn"] as const;

/** Two hundred variants in every group and intent. */
export function createVariants(locale: Locale): SearchResponse {
  const kinds = groups.slice(1) as readonly (keyof (typeof tails)["ar"])[];
  const rows = Array.from({ length: 200 }, (_, i) => {
    const group = kinds[i % kinds.length]!;
    return createRow(`${words[locale][0]} ${tails[locale][group]} ${i + 1}`, i + 6, {
      group,
      intent: wishes[Math.floor(i / 7) % 7]!,
    });
  });
  return { ...createSixRows(locale), rows };
}

export interface RecordedKeywords {
  readonly searches: { keyword: string; locale: string }[];
  readonly expansions: { keyword: string; locale: string }[];
}

/**
 * Puts answers in the place of the server's. What is said may change between questions: it is read
 * when one comes.
 */
export async function stubKeywords(
  page: Page,
  responses: { search: StubResponse; expansion?: StubResponse },
): Promise<RecordedKeywords> {
  const recorded: RecordedKeywords = { searches: [], expansions: [] };
  await page.route("**/api/keyword-searches", (route) => {
    recorded.searches.push(route.request().postDataJSON() as RecordedKeywords["searches"][number]);
    return answer(route, responses.search);
  });
  await page.route("**/api/keyword-expansions", (route) => {
    recorded.expansions.push(
      route.request().postDataJSON() as RecordedKeywords["expansions"][number],
    );
    return answer(route, responses.expansion ?? "silence");
  });
  return recorded;
}

async function answer(route: Route, stubResponse: StubResponse): Promise<void> {
  if (stubResponse === "silence") return;
  if (stubResponse === "no network") return route.abort("internetdisconnected");
  if ("status" in stubResponse)
    return route.fulfill({
      status: stubResponse.status,
      json: stubResponse.body,
      headers: { ...stubResponse.headers },
    });
  return route.fulfill({ json: stubResponse });
}

export async function openKeywords(page: Page, locale: Locale, query = ""): Promise<void> {
  await page.goto(localePath(locale, `/tools/keyword-research${query}`));
  await page.locator("astro-island:not([ssr]) .kr-form input").waitFor();
}
