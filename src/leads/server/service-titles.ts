import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#i18n/messages.ts";

/**
 * Reads the titles of the services from the front matter of content/services/ID/LOCALE.md.
 * @returns titles by id; a service whose page cannot be read has none
 */
export async function readServiceTitles(
  contentDir: string,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    ids.map(
      async (id) =>
        [
          id,
          parseTitle(
            await readFile(join(contentDir, "services", id, `${locale}.md`), "utf8").catch(
              () => "",
            ),
          ),
        ] as const,
    ),
  );
  return new Map(titles.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * Parses the title from front matter: a page begins with `---` and has its title on one line, with
 * or without quotes.
 */
function parseTitle(page: string): string | undefined {
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(page)?.[1] ?? "";
  const line = head.split(/\r?\n/).find((one) => one.startsWith("title:"));
  const title = line?.slice("title:".length).trim() ?? "";
  const bare = /^(["']).*\1$/.test(title) ? title.slice(1, -1) : title;
  return bare === "" ? undefined : bare;
}
