import type { Page } from "../page/page.ts";
import type { AiSource, PageSource } from "../page/page-source.ts";
import { readPage } from "../page/read-page.ts";
import { readRenderings } from "../renderings/read-renderings.ts";
import { toPlainLine } from "../text/plain-line.ts";
import { collapseWhitespace } from "../text/text.ts";
import { checkAiCrawlers, listNonStandard, type AiCrawlerOutcome } from "./ai-verdicts.ts";
import { readQuotableFacts, type QuotableFact } from "./quotable-facts.ts";

/** What AI crawlers may read of a page and what they find there, as a report stores it. */
export interface AiAudit {
  /** The status of robots.txt; 0 without a response. */
  readonly robotsStatus: number;
  readonly crawlers: readonly AiCrawlerOutcome[];
  /** Directives for AI that belong to no standard. */
  readonly nonStandard: readonly string[];
  /** `rendered` is null where the page was not rendered. */
  readonly words: { readonly sent: number; readonly rendered: number | null };
  /** The beginning of the page's own text as sent. */
  readonly opening: string;
  readonly facts: readonly QuotableFact[];
  readonly llmsTxt: AiSource["llmsTxt"];
}

/** How much of the text is shown: some ten lines of a phone. */
const maxOpeningChars = 300;
const maxExampleChars = 160;

/**
 * Says what AI crawlers may read of a page. It is about the page as sent, because most operators do
 * not say whether their crawlers run scripts.
 * @param page as `source.html` has it
 * @returns undefined where the source was not collected for that
 */
export function auditForAi(page: Page, source: PageSource): AiAudit | undefined {
  const { ai, robots } = source;
  if (ai === undefined) return undefined;
  const sent = ai.sentHtml === null ? page : readPage(ai.sentHtml, source.url);
  const context = { page: sent, source };
  return {
    robotsStatus: robots.status,
    crawlers: checkAiCrawlers(context, ai.access),
    nonStandard: listNonStandard(context),
    words: {
      sent: sent.wordCount,
      rendered: ai.sentHtml === null ? countRenderedWords(page, source) : page.wordCount,
    },
    opening: cutText(sent.mainText === "" ? sent.text : sent.mainText, maxOpeningChars),
    facts: readQuotableFacts(sent).map(({ id, holds, example }) => ({
      id,
      holds,
      example: example === null ? null : cutText(example, maxExampleChars),
    })),
    llmsTxt: ai.llmsTxt && {
      title: cutText(ai.llmsTxt.title, maxExampleChars),
      chars: ai.llmsTxt.chars,
    },
  };
}

function countRenderedWords(page: Page, source: PageSource): number | null {
  const renderings = readRenderings({ page, source });
  return renderings?.rendered.page.wordCount ?? source.rendered?.wordCount ?? null;
}

/**
 * Cuts a text of strangers after a whole word. Characters that control the direction of text, or
 * that show nothing, are left out: they could change how the report around them reads.
 */
export function cutText(text: string, maxChars: number): string {
  // Twice the length leaves room for what is left out; a text of any length is not copied.
  const plain = collapseWhitespace(toPlainLine(text.slice(0, 2 * maxChars), " "));
  if (plain.length <= maxChars) return plain;
  const cut = plain.slice(0, maxChars);
  const space = cut.lastIndexOf(" ");
  return `${(space > maxChars / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}
