import { formatReadableUrl } from "#base/readable-url.ts";
import type { SitePage } from "../../contract.ts";

/**
 * Pages that are as many clicks from the first page; of a large level, those of one folder.
 */
export interface MapLevel {
  /** Clicks; null for those that no link reaches. */
  readonly depth: number | null;
  /** What the addresses of its pages begin with; "" for those of no folder. */
  readonly folder: string;
  /** Whether it begins the level. */
  readonly isFirst: boolean;
  /** Indexes of the pages. */
  readonly members: readonly number[];
}

/** As many stars are seven rows of a phone. A level of more pages has folders. */
const maxLevelPages = 48;
/** Fewer pages are seen better among the others. */
const minFolderPages = 4;

/**
 * Sorts the pages of a site into levels, and those of a large level into folders by the beginning
 * of their addresses.
 */
export function groupLevels(
  pages: readonly Pick<SitePage, "depth" | "url">[],
): readonly MapLevel[] {
  const byDepth = Map.groupBy(pages.keys(), (page) => pages[page]!.depth);
  return [...byDepth]
    .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
    .flatMap(([depth, members]) => {
      const segments = new Map(members.map((page) => [page, listFolders(pages[page]!.url)]));
      return splitByFolder(members, segments, 0, "").map((group, i): MapLevel => {
        return { depth, isFirst: i === 0, ...group };
      });
    });
}

/** The folders that a page lies in, as they are read; the last part of its path is its name. */
const listFolders = (url: string): readonly string[] =>
  formatReadableUrl(url)
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/\?.*$/s, "")
    .split("/")
    .filter((part) => part !== "")
    .slice(0, -1);

type FolderGroup = Pick<MapLevel, "folder" | "members">;

function splitByFolder(
  members: readonly number[],
  segments: ReadonlyMap<number, readonly string[]>,
  nesting: number,
  folder: string,
): readonly FolderGroup[] {
  if (members.length <= maxLevelPages) return [{ folder, members }];
  const byFolder = Map.groupBy(members, (page) => segments.get(page)![nesting]);
  const folders = [...byFolder].filter(
    ([name, pages]) => name !== undefined && pages.length >= minFolderPages,
  );
  if (folders.length === 0) return [{ folder, members }];
  const inFolders = new Set(folders.flatMap(([, pages]) => pages));
  const rest = members.filter((page) => !inFolders.has(page));
  return [
    ...(rest.length > 0 ? [{ folder, members: rest }] : []),
    ...folders.flatMap(([name, pages]) =>
      splitByFolder(pages, segments, nesting + 1, `${folder}/${name}`),
    ),
  ];
}
