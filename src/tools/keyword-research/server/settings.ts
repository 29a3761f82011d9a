import * as z from "zod/mini";
import { ConfigError } from "#platform/settings/config-error.ts";
import { parseNumbers, type Values } from "#platform/settings/variables.ts";
import type { PaidLimits } from "./sources/paid-limits.ts";

/** The sources of keyword research, and how many requests each visitor may make. */
export interface KeywordSettings {
  /** The account at DataForSEO, where the agency has one. */
  readonly account: { readonly login: string; readonly password: string } | undefined;
  /** The country whose searches are counted. */
  readonly country: Country;
  /** The free sources that may be requested. */
  readonly open: readonly OpenSource[];
  /** How the operators of the free sources can reach the agency: an email address or a URL. */
  readonly contact: string;
  /** How many requests one IP address may make in an hour. */
  readonly maxPerHour: number;
  readonly paid: PaidLimits;
}

export const openSources = ["wikimedia", "google-suggest", "duckduckgo-suggest"] as const;
export type OpenSource = (typeof openSources)[number];

/**
 * Countries by their two letters and their number in ISO 3166-1; Google's code of a whole country
 * is 2000 and that number.
 */
const countryCodes = {
  EG: 818,
  SA: 682,
  AE: 784,
  KW: 414,
  QA: 634,
  BH: 48,
  OM: 512,
  JO: 400,
  LB: 422,
  IQ: 368,
  MA: 504,
  DZ: 12,
  TN: 788,
  LY: 434,
} as const;
export type Country = keyof typeof countryCodes;
const countries = Object.keys(countryCodes) as [Country, ...Country[]];

/** @see https://developers.google.com/google-ads/api/data/geotargets */
export function getLocationCode(country: Country): number {
  return 2000 + countryCodes[country];
}

/**
 * Parses the free sources: names with commas between them, or `none`.
 * @returns undefined for an invalid list
 */
function parseOpenSources(text: string): readonly OpenSource[] | undefined {
  if (text.trim() === "none") return [];
  const named = text.split(",").map((name) => name.trim());
  const known = openSources.filter((source) => named.includes(source));
  return known.length === named.length ? known : undefined;
}

export const keywordVariables = {
  DATAFORSEO_LOGIN: z._default(z.string(), ""),
  DATAFORSEO_PASSWORD: z._default(z.string(), ""),
  KEYWORD_COUNTRY: z._default(z.enum(countries, `must be one of ${countries.join(", ")}`), "EG"),
  KEYWORD_SOURCES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => parseOpenSources(text) !== undefined,
          "must be wikimedia, google-suggest and duckduckgo-suggest, with commas between those that may be asked, or none",
        ),
      ),
    "wikimedia",
  ),
  KEYWORD_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]{3,200}$/, "must be an address of mail or the web, in Latin letters"),
      ),
  ),
  KEYWORD_LIMIT: z._default(
    z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,8}$/, "must be a whole number: questions in an hour from one address"),
      ),
    "120",
  ),
  KEYWORD_PAID_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9}$/,
          "must be two whole numbers, as 100,20: questions that are paid for in a day, in all and from one address",
        ),
      ),
    "100,20",
  ),
};

/** @throws ConfigError where only one half of the DataForSEO account is set */
export function readKeywordSettings(
  {
    DATAFORSEO_LOGIN: login,
    DATAFORSEO_PASSWORD: password,
    ...set
  }: Values<typeof keywordVariables>,
  siteUrl: string,
): KeywordSettings {
  if ((login === "") !== (password === ""))
    throw new ConfigError(
      login === ""
        ? "DATAFORSEO_LOGIN must be set where DATAFORSEO_PASSWORD is"
        : "DATAFORSEO_PASSWORD must be set where DATAFORSEO_LOGIN is",
    );
  const [maxPerDay, maxPerVisitor] = parseNumbers(set.KEYWORD_PAID_LIMITS);
  return {
    account: login === "" ? undefined : { login, password },
    country: set.KEYWORD_COUNTRY,
    open: parseOpenSources(set.KEYWORD_SOURCES)!,
    contact: set.KEYWORD_CONTACT ?? `${siteUrl}/contact`,
    maxPerHour: Number(set.KEYWORD_LIMIT),
    paid: { maxPerDay: maxPerDay!, maxPerVisitor: maxPerVisitor! },
  };
}
