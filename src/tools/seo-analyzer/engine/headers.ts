import type { PageSource } from "./page/page-source.ts";

/** Lists all values of a header, in the order they were sent. @param name in lower case */
export function listHeaders({ headers }: PageSource, name: string): string[] {
  return headers.flatMap(([key, value]) => (key === name ? [value] : []));
}

/**
 * The value of a header, with repeated values joined by commas as HTTP does; null without the
 * header.
 * @param name in lower case
 */
export function getHeader(source: PageSource, name: string): string | null {
  const values = listHeaders(source, name);
  return values.length === 0 ? null : values.join(", ");
}

/**
 * Parses the entries of the `Link` headers; other parameters than rel and hreflang are ignored.
 * @see https://www.rfc-editor.org/rfc/rfc8288
 */
export function parseLinkHeaders(
  source: PageSource,
): { href: string; rel: string; hreflang: string | null }[] {
  return listHeaders(source, "link").flatMap((value) =>
    [...value.matchAll(/<([^<>]*)>((?:[^,"]|"[^"]*")*)/g)].map(([, href = "", rest = ""]) => ({
      href,
      rel: readParameter(rest, /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i)?.toLowerCase() ?? "",
      hreflang: readParameter(rest, /;\s*hreflang\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i),
    })),
  );
}

function readParameter(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  return match?.[1] ?? match?.[2] ?? null;
}
