import type { PageSource } from "../page-source.ts";
import { readPage } from "../read-page.ts";
import type { Subject } from "../rule.ts";

/** A page made for a test: parts of its markup, and whatever of its source matters. */
export interface Made extends Partial<PageSource> {
  readonly head?: string;
  readonly body?: string;
  /** The attributes of `<html>`. */
  readonly tag?: string;
}

export const pageUrl = "https://shop.example/bags";
const allowed = { "*": true, Googlebot: true, bingbot: true, DuckDuckBot: true, "archive.org_bot": true };

/** A source with nothing wrong on the server's side, so that a case says only what it is about. */
export function sourceOf({ head = "", body = "", tag = 'lang="en"', ...rest }: Made): PageSource {
  const url = rest.url ?? pageUrl;
  const html = rest.html ?? `<!doctype html><html ${tag}><head>${head}</head><body>${body}</body></html>`;
  return {
    askedUrl: url,
    url,
    hops: [{ url, status: 200 }],
    status: 200,
    headers: [["content-type", "text/html; charset=utf-8"]],
    protocol: "h2",
    ttfbMs: 120,
    encodedBytes: html.length,
    decodedBytes: html.length,
    html,
    robots: { status: 200, text: "User-agent: *\nDisallow:\n", allows: allowed },
    sitemap: { url: "https://shop.example/sitemap.xml", status: 200, isXml: true },
    links: [],
    resources: [],
    related: [],
    missingPageStatus: 404,
    overHttp: { status: 200, finalUrl: url },
    certificate: { isValid: true, problem: null, validTo: "2027-06-01T00:00:00.000Z" },
    rendered: null,
    judged: "sent",
    fetchedAt: "2026-11-21T12:00:00.000Z",
    ...rest,
  };
}

export function subjectOf(made: Made): Subject {
  const source = sourceOf(made);
  return { page: readPage(source.html, source.url), source };
}

/** What a rule is to say of a page: "skip", "pass", or a kind and a code such as "warn:short". */
export type Case = readonly [expected: string, made: Made];
export type Cases = Readonly<Record<string, readonly Case[]>>;

export const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;
export const og = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;
export const link = (rel: string, href: string, more = ""): string => `<link rel="${rel}" href="${href}" ${more}>`;
export const robots = (text: string | null, status = 200, blocked: readonly (keyof typeof allowed)[] = []): Pick<PageSource, "robots"> => ({
  robots: { status, text, allows: { ...allowed, ...Object.fromEntries(blocked.map((name) => [name, false])) } },
});
