import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { InvalidInput } from "#base/invalid-input.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { expandKeyword, searchKeyword } from "../contract.ts";
import { readKeyword } from "../engine/read-keyword.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { VisitorLimit } from "#platform/limits/visitor-limit.ts";
import type { KeywordQuestion, KeywordResearch } from "./keyword-research.ts";

interface Needs {
  readonly keywords: KeywordResearch;
  readonly keywordLimit: VisitorLimit;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** A question as it may come: what is wrong with its fields is said field by field. */
const Asked = z.object({ keyword: z.string(), locale: z.enum(locales) });

/** Keywords: one with its relatives, and all that can be made of it. Neither log nor figures hold what was asked. */
export function keywordsRoute(
  app: FastifyInstance,
  { keywords, keywordLimit, hashIp, now }: Needs,
): void {
  const answers = [
    [searchKeyword.path, keywords.search],
    [expandKeyword.path, keywords.expand],
  ] as const;
  for (const [path, answer] of answers) {
    app.post(path, async (request) => {
      const question = readQuestion(request.body);
      await keywordLimit.count(request.ip);
      return answer({ ...question, visitor: hashIp(request.ip, now()) });
    });
  }
}

/** @throws InvalidInput */
function readQuestion(body: unknown): Omit<KeywordQuestion, "visitor"> {
  const asked = Asked.safeParse(body);
  if (!asked.success) {
    const wrong = new Set(asked.error.issues.map(({ path }) => path[0]));
    throw new InvalidInput({
      ...(wrong.has("locale") ? { locale: "malformed" } : {}),
      ...(wrong.has("locale") && wrong.size === 1 ? {} : { keyword: "missing" }),
    });
  }
  const read = readKeyword(asked.data.keyword);
  if ("problem" in read) throw new InvalidInput({ keyword: read.problem });
  return { keyword: read.keyword, locale: asked.data.locale satisfies Locale };
}
