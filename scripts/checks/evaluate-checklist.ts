/** One promise of the checklist. */
export interface ListedPromise {
  readonly id: string;
  readonly text: string;
  /** The tests whose titles name it, as "file: title". */
  readonly tests: readonly string[];
  /** Why it has no test yet, from docs/checklist-later.json. */
  readonly later: string | undefined;
}

export interface Area {
  readonly letter: string;
  readonly name: string;
  /** Whether each of its promises must have a test or a reason. */
  readonly isClosed: boolean;
  readonly promises: readonly ListedPromise[];
}

export interface Verdict {
  readonly areas: readonly Area[];
  /** The problems, one in each line. */
  readonly problems: readonly string[];
}

interface Evidence {
  /** The text of docs/checklist.md. */
  readonly checklist: string;
  /** The reasons of promises without a test, by id. */
  readonly later: Readonly<Record<string, string>>;
  readonly closed: ReadonlySet<string>;
  /** The titles of the tests of each file. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

const idPattern = /\b[A-Z]-\d{2}\b/g;
/**
 * Ranges of ids, as "R-01…R-20", "R-01 to R-20" or "R-01–20": a text search for R-07 would not find
 * them.
 */
const rangePattern = /\b[A-Z]-\d{2}\s*(?:…|\.{2,3}|[-–—]|to\b)\s*(?:[A-Z]-)?\d{2}\b/;

/** Compares the promises of the checklist with the tests that name them. */
export function evaluateChecklist({ checklist, later, closed, titles }: Evidence): Verdict {
  const tests = Object.entries(titles).flatMap(([file, all]) =>
    all.map((title) => ({ file, title, ids: new Set(title.match(idPattern)) })),
  );
  const areas = readAreas(checklist).map(({ letter, name, promises }) => ({
    letter,
    name,
    isClosed: closed.has(letter),
    promises: promises.map(({ id, text }) => ({
      id,
      text,
      later: later[id],
      tests: tests.filter(({ ids }) => ids.has(id)).map(({ file, title }) => `${file}: ${title}`),
    })),
  }));
  const known = new Map(
    areas.flatMap(({ isClosed, promises }) =>
      promises.map((promise) => [promise.id, { ...promise, isClosed }] as const),
    ),
  );
  const areaLetters = new Set(areas.map(({ letter }) => letter));
  return {
    areas,
    problems: [
      ...[...known.values()].flatMap(({ id, text, isClosed, tests, later }) => {
        if (later !== undefined && tests.length > 0)
          return [`${id} has a test and needs no reason to wait any more`];
        return isClosed && tests.length === 0 && later === undefined
          ? [`${id} has no test: ${text}`]
          : [];
      }),
      ...Object.keys(later).flatMap((id) =>
        known.has(id) ? [] : [`${id} waits for a test and is not on the checklist`],
      ),
      ...[...closed].flatMap((letter) =>
        areaLetters.has(letter) ? [] : [`${letter} is closed and no area of the checklist`],
      ),
      ...tests.flatMap(({ file, title, ids }) =>
        [...ids].flatMap((id) =>
          known.has(id) ? [] : [`${id} is not on the checklist: ${file}: ${title}`],
        ),
      ),
      ...tests.flatMap(({ file, title }) =>
        rangePattern.test(title) ? [`a title names each id by itself: ${file}: ${title}`] : [],
      ),
    ],
  };
}

function readAreas(checklist: string) {
  return checklist
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const promises = lines.flatMap((line) => {
        const [, id, text] = /^- ([A-Z]-\d{2}) (.+)$/.exec(line) ?? [];
        return id !== undefined && text !== undefined ? [{ id, text }] : [];
      });
      return { letter: heading.slice(0, 1), name: heading.slice(2), promises };
    });
}
