import type { PaidLimits } from "./sources/paid-limits.ts";

/** Who may be asked about keywords, and how much a visitor may ask of us. */
export interface KeywordSettings {
  /** The account at DataForSEO, where the agency has one. */
  readonly account: { readonly login: string; readonly password: string } | undefined;
  /** Whose searches are counted. */
  readonly country: Country;
  /** The free sources that may be asked. */
  readonly open: readonly OpenSource[];
  /** How those who run the free sources reach us: an address of mail or the web. */
  readonly contact: string;
  /** How many questions an hour one address may ask. */
  readonly maxPerHour: number;
  readonly paid: PaidLimits;
}

export const openSources = ["wikimedia", "google-suggest", "duckduckgo-suggest"] as const;
export type OpenSource = (typeof openSources)[number];

/** Countries by their two letters and their number in ISO 3166-1; Google's code of a whole country is 2000 and that number. */
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

/** Reads the free sources as they are set: names with commas between them, or `none`. @returns undefined for what is no such list */
export function parseOpenSources(text: string): readonly OpenSource[] | undefined {
  if (text.trim() === "none") return [];
  const named = text.split(",").map((name) => name.trim());
  const known = openSources.filter((source) => named.includes(source));
  return known.length === named.length ? known : undefined;
}
