import type { PaidLimits } from "./sources/paid-limits.ts";

/** Which sources are enabled, and how many requests a visitor may make. */
export interface KeywordSettings {
  /** The account at DataForSEO; undefined where the agency has none. */
  readonly account: { readonly login: string; readonly password: string } | undefined;
  /** The country whose searches are counted. */
  readonly country: Country;
  /** The enabled free sources. */
  readonly open: readonly OpenSource[];
  /** An e-mail address or URL at which the operators of the free sources reach the agency. */
  readonly contact: string;
  /** The maximum of requests per hour from one IP address. */
  readonly maxPerHour: number;
  readonly paid: PaidLimits;
}

export const openSources = ["wikimedia", "google-suggest", "duckduckgo-suggest"] as const;
export type OpenSource = (typeof openSources)[number];

/** Countries with their ISO 3166-1 codes, alpha-2 and numeric. Google's code of a country is 2000 plus the numeric one. */
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
export const countries = Object.keys(countryCodes) as [Country, ...Country[]];

/** @see https://developers.google.com/google-ads/api/data/geotargets */
export function getLocationCode(country: Country): number {
  return 2000 + countryCodes[country];
}

/** Parses the setting of the free sources: names separated by commas, or `none`. @returns undefined for anything else */
export function parseOpenSources(text: string): readonly OpenSource[] | undefined {
  if (text.trim() === "none") return [];
  const named = text.split(",").map((name) => name.trim());
  const known = openSources.filter((source) => named.includes(source));
  return known.length === named.length ? known : undefined;
}
