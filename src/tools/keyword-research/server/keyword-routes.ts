import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { InvalidInput } from "#base/invalid-input.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { expandKeyword, searchKeyword } from "../contract.ts";
import { readKeyword } from "../engine/read-keyword.ts";
import { mountEndpoint } from "#platform/http/mount-endpoint.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { VisitorLimit } from "#platform/limits/visitor-limit.ts";
import type { KeywordInput, KeywordResearch } from "./keyword-research.ts";

interface KeywordRoutesDependencies {
  readonly keywords: KeywordResearch;
  readonly keywordLimit: VisitorLimit;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** The shape of a request before its fields are checked one by one. */
const RequestBody = z.object({ keyword: z.string(), locale: z.enum(locales) });

/**
 * Registers the routes of keyword searches and expansions. Neither the log nor the metrics contain
 * a keyword.
 */
export function keywordsRoute(
  app: FastifyInstance,
  { keywords, keywordLimit, hashIp, now }: KeywordRoutesDependencies,
): void {
  const handlers = [
    [searchKeyword, keywords.search],
    [expandKeyword, keywords.expand],
  ] as const;
  for (const [{ path, output }, research] of handlers) {
    mountEndpoint(app, {
      method: "POST",
      path,
      output,
      options: { config: { computeQueue: "keywords" } },
      parseInput: ({ body }) => parseInput(body),
      async handle(input, { ip }) {
        await keywordLimit.count(ip);
        return research({ ...input, visitor: hashIp(ip, now()) });
      },
    });
  }
}

/** @throws InvalidInput */
function parseInput(body: unknown): Omit<KeywordInput, "visitor"> {
  const parsed = RequestBody.safeParse(body);
  if (!parsed.success) {
    const fieldErrors = new Set(parsed.error.issues.map(({ path }) => path[0]));
    throw new InvalidInput({
      ...(fieldErrors.has("locale") ? { locale: "malformed" } : {}),
      ...(fieldErrors.has("locale") && fieldErrors.size === 1 ? {} : { keyword: "missing" }),
    });
  }
  const read = readKeyword(parsed.data.keyword);
  if ("problem" in read) throw new InvalidInput({ keyword: read.problem });
  return { keyword: read.keyword, locale: parsed.data.locale satisfies Locale };
}
