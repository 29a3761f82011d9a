import type { TestResult } from "../contract.ts";
import { rateHttp } from "./rate-http.ts";

/** The recommendations that every result shows, in the order of display. */
export const generalAdvice = ["optimizeImages", "enableCaching", "useCdn"] as const;
export type GeneralAdvice = (typeof generalAdvice)[number];

/**
 * Our own limits, in bytes, below which the advice saves nothing that a visitor notices: pictures
 * that are small already; files beside the page that a second visit could keep; a page that is
 * light enough to come from one place.
 */
const minBytes = { images: 100_000, keptFiles: 50_000, page: 500_000 } as const;

/**
 * Finds which of the general recommendations can apply to what was measured. By HTTP only the page
 * itself is known, so nothing is said of its pictures and files.
 */
export function findApplicableAdvice(result: TestResult): ReadonlySet<GeneralAdvice> {
  const applies = (advice: GeneralAdvice, is: boolean): readonly GeneralAdvice[] =>
    is ? [advice] : [];
  if (result.kind === "http")
    return new Set(applies("useCdn", rateHttp(result).firstByte.band !== "good"));
  const getBytes = (type: string): number =>
    result.byType.find(({ name }) => name === type)?.bytes ?? 0;
  return new Set([
    ...applies("optimizeImages", getBytes("image") >= minBytes.images),
    ...applies("enableCaching", result.totalBytes - getBytes("document") >= minBytes.keptFiles),
    ...applies("useCdn", result.totalBytes >= minBytes.page),
  ]);
}
