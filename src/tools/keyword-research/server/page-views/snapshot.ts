import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { parseJson } from "#base/parse-json.ts";
import { syncFolder } from "#platform/database/sync-folder.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import type { Row } from "../../contract.ts";
import type { Trend } from "../sources/source.ts";
import { findSeason } from "../../engine/season.ts";

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const Article = z.object({
  /** The key of the term, as `toKeywordKey` returns it. */
  key: z.string(),
  /** The article as Wikipedia names it, where the term may be another name of it. */
  title: z.string(),
  /** The views of each month. */
  views: z.array(z.number().check(z.minimum(0))),
});
const Snapshot = z.object({
  /** What the file is, for a reader. */
  source: z.string(),
  licence: z.string(),
  /** YYYY-MM-DD. */
  takenOn: z.string(),
  /** The oldest first, without gaps. */
  months: z.array(Month).check(z.minLength(1)),
  articles: z.object({ ar: z.array(Article), en: z.array(Article) }),
});

/** Monthly views of the articles about the terms of the lexicon. */
export type Snapshot = z.output<typeof Snapshot>;
export type SnapshotArticle = z.output<typeof Article>;

/** Finds the views of a phrase in a snapshot. */
export interface PageViews {
  find(key: string, language: Locale): Trend | undefined;
}

const shownMonths = 12;

/** Returns the path of the snapshot in the folder of the server's data. */
export function getSnapshotFile(dataDir: string): string {
  return join(dataDir, "page-views.json");
}

/**
 * Reads a snapshot.
 * @returns undefined where there is no file
 * @throws Error where it contains something else
 */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = Snapshot.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${file} is no snapshot of page views`);
  const { months, articles } = parsed.data;
  const isWhole = locales.every((language) =>
    articles[language].every(({ views }) => views.length === months.length),
  );
  if (!isWhole) throw new Error(`${file} has articles without the views of each month`);
  return parsed.data;
}

/** Writes a snapshot in place of an earlier one, which stays whole if this is interrupted. */
export async function writeSnapshot(file: string, snapshot: Snapshot): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporaryFile = `${file}.${process.pid}`;
  try {
    const handle = await open(temporaryFile, "w", 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(snapshot)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporaryFile, file);
  } finally {
    await rm(temporaryFile, { force: true });
  }
  await syncFolder(dirname(file));
}

/** Indexes a snapshot by the keys of its terms; without one nothing is found. */
export function indexPageViews(snapshot: Snapshot | undefined): PageViews {
  if (snapshot === undefined) return { find: () => undefined };
  const [ar, en] = locales.map((language) => {
    const entries = snapshot.articles[language].map((article) => [article.key, article] as const);
    return new Map(entries);
  });
  const byLanguage = { ar: ar!, en: en! };
  return {
    find(key, language) {
      const article = byLanguage[language].get(key);
      if (article === undefined) return undefined;
      const monthly = toMonthly(snapshot, article);
      return { monthly: monthly.slice(-shownMonths), season: findSeason(monthly) };
    },
  };
}

/** The months of an article with their views. */
export function toMonthly({ months }: Snapshot, { views }: SnapshotArticle): Row["monthly"] {
  return months.map((month, i) => ({ month, count: views[i]! }));
}
