import { fold } from "#i18n/fold-arabic.ts";
import type { Span } from "./planner-file.ts";

/**
 * The factors of the words after a figure, as Keyword Planner writes them in English and in
 * Arabic.
 */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|الف|الاف|الفا)$/, 1e3],
  [/^(?:m|mn|مليون|ملايين|مليونا)$/, 1e6],
  [/^(?:b|bn|مليار|مليارات)$/, 1e9],
];

/** The largest figure that is read, of searches and of money: more would be no real file. */
export const maxCount = 1e12;

const part = /([\d.,٬٫\s]*\d)?\s*([a-zء-ي]+)?/;

/**
 * Parses a number of searches: "1,300", "220.0", "1K – 10K", "١٠٠–١٠٠٠", «1 ألف – 10 آلاف», «100
 * ألف – مليون», "<10".
 * @returns null for an empty cell, for one without a number ("--") and above `maxCount`
 */
export function readCount(cell: string): Span | null {
  const text = normalizeText(cell);
  const ends = text.split(/ ?(?:[–—−‐‑~-]|\bto\b|(?<= )الي(?= )) ?/).filter((end) => end !== "");
  if (ends.length === 0 || ends.length > 2) return null;
  const values = ends.map((end) => readScaled(end.replace(/^[<≤]\s*/, "")));
  const [from, to = from] = values;
  if (from === undefined || from === null || to === undefined || to === null) return null;
  if (/^[<≤]/.test(text)) return [0, to];
  return from <= to ? [from, to] : [to, from];
}

function readScaled(text: string): number | null {
  const match = part.exec(text);
  if (match === null || match[0].trim() !== text.trim()) return null;
  const [, digits, word] = match;
  const scale = word === undefined ? 1 : scales.find(([name]) => name.test(word))?.[1];
  if (scale === undefined || (digits === undefined && scale === 1)) return null;
  const value =
    digits === undefined ? 1 : scale === 1 ? parseWholeNumber(digits) : readMoney(digits);
  return value === null || value * scale > maxCount ? null : Math.round(value * scale);
}

/**
 * Parses digits with separators: three digits after a separator are thousands, fewer are a
 * fraction. So 1,300 and 1.300 are equal, and 220.0 is 220.
 */
function parseWholeNumber(digits: string): number {
  const bare = digits.replace(/[\s٬]/g, "").replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  return Math.round(Number(bare.replace(/[,٫]/, ".")));
}

/**
 * Parses an amount: "5,16", "5.16", "1,234.56", "1.234,56", «٥٫١٦», "$2.40". The last separator
 * begins the fraction.
 * @returns null without a number and above `maxCount`
 */
export function readMoney(cell: string): number | null {
  const digits = /\d[\d.,٬٫\s]*/.exec(normalizeText(cell))?.[0].trim();
  if (digits === undefined) return null;
  const bare = digits.replace(/[\s٬]/g, "").replace(/٫/, ".");
  const separators = bare.match(/[.,]/g) ?? [];
  const isThousands = separators.length === 1 && /^[1-9]\d{0,2},\d{3}$/.test(bare);
  const at = isThousands ? -1 : Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const value =
    at < 0
      ? Number(bare.replace(/[.,]/g, ""))
      : Number(`${bare.slice(0, at).replace(/[.,]/g, "")}.${bare.slice(at + 1)}`);
  return value <= maxCount ? value : null;
}

/** Google's bands of the competition index: low to 33, medium to 66, high above. */
const competitionBands: readonly (readonly [RegExp, Span])[] = [
  [/^(?:low|منخفض|منخفضه)$/, [0, 33]],
  [/^(?:medium|متوسط|متوسطه)$/, [34, 66]],
  [/^(?:high|عاليه?|عال|مرتفعه?|كبيره?)$/, [67, 100]],
];

/** Parses low, medium or high, in English or in Arabic, as a span of the competition index. */
export function readCompetition(cell: string): Span | null {
  const text = normalizeText(cell);
  return competitionBands.find(([name]) => name.test(text))?.[1] ?? null;
}

/**
 * The names of the months as the Planner writes them: in English short or in full, in Arabic those
 * of Egypt and the Gulf and those of the Levant.
 */
const months: readonly RegExp[] = [
  /^(?:jan|january|يناير|كانون الثاني)$/,
  /^(?:feb|february|فبراير|شباط)$/,
  /^(?:mar|march|مارس|اذار)$/,
  /^(?:apr|april|ابريل|نيسان)$/,
  /^(?:may|مايو|ايار)$/,
  /^(?:jun|june|يونيو|يونيه|حزيران)$/,
  /^(?:jul|july|يوليو|يوليه|تموز)$/,
  /^(?:aug|august|اغسطس|اب)$/,
  /^(?:sept?|september|سبتمبر|ايلول)$/,
  /^(?:oct|october|اكتوبر|تشرين الاول)$/,
  /^(?:nov|november|نوفمبر|تشرين الثاني)$/,
  /^(?:dec|december|ديسمبر|كانون الاول)$/,
];

/**
 * Parses "Jan 2026", «يناير 2026», "1 August 2025", "Aug 1, 2025" or "2026-01" as 2026-01.
 * @returns null for a text that is no month
 */
export function readMonth(text: string): string | null {
  const words = normalizeText(text).replace(/[,،/]/g, " ").trim();
  const iso = /^(20\d\d)-(0[1-9]|1[0-2])/.exec(words);
  if (iso !== null) return `${iso[1]}-${iso[2]}`;
  const year = /(?:^|\s)(20\d\d)$/.exec(words)?.[1];
  const name = words.replace(/\d+/g, " ").replace(/\s+/g, " ").trim();
  const month = months.findIndex((pattern) => pattern.test(name));
  return year === undefined || month < 0 ? null : `${year}-${String(month + 1).padStart(2, "0")}`;
}

/**
 * Parses a line such as "1 August 2025 - 31 July 2026".
 * @returns its first and its last month, or null for another line
 */
export function readPeriod(line: string): readonly [from: string, to: string] | null {
  const ends = line
    .replace(/\s+/g, " ")
    .split(/ (?:[–—-]|to|إلى) /)
    .map(readMonth);
  const [from, to] = ends;
  return ends.length === 2 && from && to ? [from, to] : null;
}

/** Normalizes a text: folded letters, Latin digits, no direction marks, single spaces. */
export function normalizeText(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}
