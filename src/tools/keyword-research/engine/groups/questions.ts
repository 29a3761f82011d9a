import { toKeywordKey } from "../keyword-key.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { groupForms } from "./form-groups.ts";

const arabic =
  /^(?:كيف|ازاي|ما|ماذا|هل|كم|بكام|بكم|اين|فين|وين|متي|امتي|لماذا|ليه|منين|ايه|اي|من اين)(?: |$)|(?: )(?:بكام|بكم|منين|فين|ازاي|ايه|ليه)$/;
const english = /^(?:how|what|why|when|where|which|who|is|are|can|do|does|should|will)(?: |$)/;

/** Whether a phrase is a question: by its group, by its first word, or by a spoken last word. */
export function isQuestion({ group, keyword }: Pick<ShownRow, "group" | "keyword">): boolean {
  const key = toKeywordKey(keyword);
  return group === "questions" || arabic.test(key) || english.test(key);
}

/** A question, and whether a pattern made it and no source has counted it. */
export interface Question {
  readonly row: ShownRow;
  readonly isMade: boolean;
}

/** Lists the questions, one form of each, those that people typed first, then the most searched. */
export function listQuestions(rows: readonly ShownRow[]): readonly Question[] {
  return groupForms(rows.filter(isQuestion))
    .map(({ forms: [row] }) => ({ row: row!, isMade: isMade(row!) }))
    .toSorted(
      (a, b) =>
        Number(a.isMade) - Number(b.isMade) ||
        (b.row.volume.value ?? 0) - (a.row.volume.value ?? 0),
    );
}

/** A phrase that no search engine suggests and no source has counted was made by a pattern. */
const isMade = ({ isSuggested, volume }: ShownRow): boolean =>
  isSuggested !== true && (volume.certainty === "estimated" || volume.value === 0);
