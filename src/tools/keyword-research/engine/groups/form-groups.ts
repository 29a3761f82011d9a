import type { Cell } from "../../contract.ts";
import { toKeywordKey } from "../keyword-key.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { getVolumeBand } from "../volume-band.ts";
import { toWording } from "../wording.ts";
import { toStandardWords } from "./dialect.ts";

/**
 * Why a form is the one for a title: its figures are higher, it is the standard word where figures
 * are equal, the careful spelling where they are, or nothing distinguishes the forms.
 */
export type FormReason = "searches" | "standard" | "spelling" | "equal";

/** A phrase in all forms that the rows have of it: spellings, word orders and spoken words. */
export interface FormGroup {
  /** The form for a title first. */
  readonly forms: readonly ShownRow[];
  /** Null where there is one form only. */
  readonly reason: FormReason | null;
}

/** What all forms of a phrase share. */
export const toFormKey = (keyword: string): string =>
  toWording(toStandardWords(toKeywordKey(keyword)).key);

/** Groups the rows that are forms of one phrase, in the order of their first rows. */
export function groupForms(rows: readonly ShownRow[]): readonly FormGroup[] {
  return [...Map.groupBy(rows, ({ keyword }) => toFormKey(keyword)).values()].map((forms) => {
    const sorted = forms.toSorted(compareForms);
    return { forms: sorted, reason: findReason(sorted) };
  });
}

/** The more searched first, of equals the one in standard words, of these the careful spelling. */
const compareForms = (a: ShownRow, b: ShownRow): number =>
  compareVolumes(b.volume, a.volume) ||
  countDialectWords(a) - countDialectWords(b) ||
  countCarefulLetters(b.keyword) - countCarefulLetters(a.keyword);

function findReason([best, ...others]: readonly ShownRow[]): FormReason | null {
  if (best === undefined || others.length === 0) return null;
  const equals = others.filter((row) => compareVolumes(best.volume, row.volume) === 0);
  if (equals.length === 0) return "searches";
  if (equals.some((row) => countDialectWords(row) > countDialectWords(best))) return "standard";
  const careful = countCarefulLetters(best.keyword);
  return equals.every((row) => countCarefulLetters(row.keyword) < careful) ? "spelling" : "equal";
}

/**
 * Compares two volumes as the page shows them: numbers where both are counted, otherwise bands. An
 * unknown volume is the smallest.
 */
function compareVolumes(a: Cell, b: Cell): number {
  if (a.value === null || b.value === null)
    return Number(a.value !== null) - Number(b.value !== null);
  return a.certainty === "counted" && b.certainty === "counted"
    ? a.value - b.value
    : getVolumeBand(a.value)[0] - getVolumeBand(b.value)[0];
}

const countDialectWords = ({ keyword }: ShownRow): number =>
  toStandardWords(toKeywordKey(keyword)).dialectWords;

/** Words that end in ى; elsewhere it is ي without its dots. */
const wordsWithAlifMaqsura =
  /^(?:ال)?(?:مستشفى|مقهى|ملهى|مبنى|حلوى|على|إلى|الى|متى|حتى|لدى|منتدى|مستوى|مصفى|مرسى|مأوى|معنى|موسيقى|دعوى|فتوى|شكوى|ذكرى|أخرى|كبرى|صغرى|أعلى|أدنى|أقصى|مصطفى|ليلى|سلوى|هدى|منى|يسرى)$/;

/**
 * Counts the letters that careful spelling has and quick typing leaves out: hamzas, the dots of ة
 * and of a final ي, and the missing dots of a final ى.
 */
function countCarefulLetters(keyword: string): number {
  return keyword.split(" ").reduce((sum, word) => {
    const hamzas = word.match(/[أإآؤئ]/g)?.length ?? 0;
    const isTaa = word.endsWith("ة");
    const isAlif = word.endsWith("ى");
    const isAlifRight =
      wordsWithAlifMaqsura.test(isAlif ? word : word.replace(/ي$/, "ى")) === isAlif;
    return sum + hamzas + Number(isTaa) + (/[يى]$/.test(word) && isAlifRight ? 1 : 0);
  }, 0);
}
