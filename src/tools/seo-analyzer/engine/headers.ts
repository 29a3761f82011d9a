import type { PageSource } from "./page/page-source.ts";

/** Every value of a header, in the order sent. @param name in lower case */
export function listHeaders({ headers }: PageSource, name: string): string[] {
  return headers.flatMap(([key, value]) => (key === name ? [value] : []));
}

/** A header's value, repeated ones joined as HTTP joins them; null without it. @param name in lower case */
export function getHeader(source: PageSource, name: string): string | null {
  const values = listHeaders(source, name);
  return values.length === 0 ? null : values.join(", ");
}

/** The `Link` header's entries (RFC 8288), as far as rel and hreflang go. */
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
