import type { PageSource } from "../page/page-source.ts";
import type { Page } from "../page/page.ts";
import type { RuleContext } from "../rule.ts";
import { isSameSite } from "../addresses.ts";
import { listHeaders, parseLinkHeaders } from "../headers.ts";
import { listMetas } from "../metas.ts";
import type { EvidenceCode, PlatformId } from "./platforms.ts";

/**
 * What a page shows of how it was made: nothing of its text, of its links or of the names of its
 * pictures, because these mention platforms that the page is not made with.
 */
interface Traces {
  /** In lower case. */
  readonly generators: readonly string[];
  /** Scripts and style sheets. A picture may be taken from another site; these rarely are. */
  readonly files: readonly URL[];
  /** The paths of scripts and style sheets of the site itself. */
  readonly ownPaths: readonly string[];
  readonly pictureHosts: ReadonlySet<string>;
  readonly host: string;
  readonly path: string;
  readonly linkRels: ReadonlySet<string>;
  readonly inlineCode: readonly string[];
  /** The tag `<html>` with its attributes. */
  readonly rootTag: string;
  readonly html: string;
  /** Names in lower case with their values. */
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: ReadonlySet<string>;
}

/**
 * A trace of a platform. A weight of 2 is enough by itself; of the others it takes two.
 */
export interface Sign {
  readonly platform: Exclude<PlatformId, "wordpress-yoast" | "wordpress-rank-math" | "plain">;
  readonly by: EvidenceCode;
  readonly weight: 1 | 2;
  readonly isIn: (traces: Traces) => boolean;
}

const maxRootTagChars = 4_000;
/** A page has tens of scripts; a broken one may have thousands. */
const maxFiles = 500;

function readRootTag(html: string): string {
  const start = html.slice(0, 50_000).search(/<html[\s>]/i);
  return start < 0 ? "" : (/^[^>]*/.exec(html.slice(start, start + maxRootTagChars))?.[0] ?? "");
}

function listFiles({ scripts, links }: Page): readonly URL[] {
  const styles = links.filter(({ rel }) => rel.split(/\s+/).includes("stylesheet"));
  return [...scripts, ...styles]
    .flatMap(({ url }) => URL.parse(url ?? "") ?? [])
    .slice(0, maxFiles);
}

const readCookieNames = (source: PageSource): readonly string[] =>
  listHeaders(source, "set-cookie").map((value) => value.split("=", 1)[0]!.trim());

/** Collects what the signs look at. Only the markup and the headers of the source are used. */
export function readTraces({ page, source }: RuleContext): Traces {
  const files = listFiles(page);
  const isOwn = ({ href }: URL): boolean => isSameSite(href, page.url);
  const sent = parseLinkHeaders(source).map(({ rel }) => rel);
  return {
    generators: listMetas(page, "generator").map(({ content }) => content.trim().toLowerCase()),
    files,
    ownPaths: files.filter(isOwn).map(({ pathname }) => pathname),
    pictureHosts: new Set(page.images.flatMap(({ url }) => URL.parse(url ?? "")?.hostname ?? [])),
    host: URL.parse(page.url)?.hostname ?? "",
    path: URL.parse(page.url)?.pathname ?? "",
    linkRels: new Set([...page.links.map(({ rel }) => rel), ...sent]),
    inlineCode: page.scripts.map(({ code }) => code).filter((code) => code !== ""),
    rootTag: readRootTag(source.html ?? ""),
    html: source.html ?? "",
    headers: new Map(source.headers.map(([name, value]) => [name, value.toLowerCase()])),
    cookies: new Set(readCookieNames(source)),
  };
}

const isUnder = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);
const hasFileOf = ({ files }: Traces, ...domains: readonly string[]): boolean =>
  files.some(({ hostname }) => domains.some((domain) => isUnder(hostname, domain)));
const hasPictureOf = ({ pictureHosts }: Traces, domain: string): boolean =>
  [...pictureHosts].some((host) => isUnder(host, domain));
const hasOwnPath = ({ ownPaths }: Traces, part: string): boolean =>
  ownPaths.some((path) => path.includes(part));
const hasGenerator = ({ generators }: Traces, start: string): boolean =>
  generators.some((one) => one.startsWith(start));
const hasCode = ({ inlineCode }: Traces, pattern: RegExp): boolean =>
  inlineCode.some((code) => pattern.test(code));

/** The comments that plugins write. Text about them has its "<" escaped. */
export const pluginComments = {
  "wordpress-yoast": "<!-- This site is optimized with the Yoast SEO",
  "wordpress-rank-math": "<!-- Search Engine Optimization by Rank Math",
} as const;
export const hasComment = ({ html }: Pick<Traces, "html">, start: string): boolean =>
  html.includes(start);

const sign = (
  platform: Sign["platform"],
  by: EvidenceCode,
  weight: Sign["weight"],
  isIn: Sign["isIn"],
): Sign => ({ platform, by, weight, isIn });

/** A store whose pages are an app of its own, which has no theme in Shopify. */
const isHydrogen = (t: Traces): boolean =>
  /oxygen|hydrogen/.test(t.headers.get("powered-by") ?? "") ||
  t.files.some(({ pathname }) => pathname.startsWith("/oxygen"));

/** Site builders and shops. */
export const hostedSigns: readonly Sign[] = [
  sign("wordpress", "generator", 2, (t) => hasGenerator(t, "wordpress")),
  sign("wordpress", "markup", 2, (t) => t.linkRels.has("https://api.w.org/")),
  sign("wordpress", "files", 1, (t) => hasOwnPath(t, "/wp-content/")),
  sign("wordpress", "files", 1, (t) => hasOwnPath(t, "/wp-includes/")),
  sign("wordpress", "headers", 1, (t) =>
    (t.headers.get("x-pingback") ?? "").includes("xmlrpc.php"),
  ),
  // Two of them are one sign: a text about plugins may quote both.
  sign("wordpress", "comment", 1, (t) =>
    Object.values(pluginComments).some((start) => hasComment(t, start)),
  ),
  sign(
    "shopify",
    "markup",
    2,
    (t) => !isHydrogen(t) && hasCode(t, /\bShopify\.(?:shop|theme)\s?=(?!=)/),
  ),
  sign("shopify", "headers", 2, (t) => t.headers.has("x-shopid") && !isHydrogen(t)),
  sign("shopify", "files", 1, (t) =>
    t.files.some(
      ({ hostname, pathname }) =>
        isUnder(hostname, "cdn.shopify.com") && /\/t\/\d+\/|^\/shopifycloud\//.test(pathname),
    ),
  ),
  sign("shopify", "files", 1, (t) => hasOwnPath(t, "/cdn/shop/t/")),
  sign("shopify", "files", 1, (t) => hasOwnPath(t, "/cdn/shopifycloud/")),
  sign("salla", "address", 2, (t) => isUnder(t.host, "salla.sa")),
  sign("salla", "generator", 2, (t) => t.generators.includes("salla")),
  sign("salla", "files", 1, (t) => hasFileOf(t, "salla.sa", "salla.network")),
  sign("salla", "markup", 1, (t) => /<salla-[a-z]/.test(t.html)),
  sign("salla", "files", 1, (t) => hasPictureOf(t, "cdn.salla.sa")),
  sign("zid", "address", 2, (t) => isUnder(t.host, "zid.store")),
  sign("zid", "generator", 2, (t) => t.generators.includes("zid")),
  sign("zid", "files", 1, (t) => hasFileOf(t, "zid.store")),
  sign("zid", "files", 1, (t) => hasPictureOf(t, "media.zid.store")),
  sign("wix", "generator", 2, (t) => hasGenerator(t, "wix.com website builder")),
  sign("wix", "headers", 2, (t) => t.headers.has("x-wix-request-id")),
  sign("wix", "files", 1, (t) => hasFileOf(t, "parastorage.com")),
  sign("wix", "files", 1, (t) => hasPictureOf(t, "static.wixstatic.com")),
  sign("webflow", "generator", 2, (t) => hasGenerator(t, "webflow")),
  sign("webflow", "markup", 2, (t) => /\sdata-wf-site=/i.test(t.rootTag)),
  sign("webflow", "files", 1, (t) => hasFileOf(t, "website-files.com")),
  sign("squarespace", "markup", 2, (t) => hasCode(t, /^\s*Static\.SQUARESPACE_CONTEXT\s?=(?!=)/)),
  sign("squarespace", "headers", 2, (t) => t.headers.get("server") === "squarespace"),
  sign("squarespace", "markup", 1, (t) => hasComment(t, "<!-- This is Squarespace. -->")),
  sign("squarespace", "files", 1, (t) => hasFileOf(t, "squarespace.com")),
  sign("squarespace", "files", 1, (t) => hasPictureOf(t, "images.squarespace-cdn.com")),
];

/** What developers build with; a site builder may be built with it too. */
export const frameworkSigns: readonly Sign[] = [
  sign("nextjs", "generator", 2, (t) => hasGenerator(t, "next.js")),
  sign("nextjs", "headers", 2, (t) => (t.headers.get("x-powered-by") ?? "").includes("next.js")),
  sign("nextjs", "files", 1, (t) => hasOwnPath(t, "/_next/static/")),
  sign(
    "nextjs",
    "markup",
    1,
    (t) => t.html.includes('<script id="__NEXT_DATA__"') || hasCode(t, /^\(?self\.__next_f\b/),
  ),
  sign("laravel", "cookies", 1, (t) => t.cookies.has("XSRF-TOKEN")),
  sign("laravel", "cookies", 1, (t) => t.cookies.has("laravel_session")),
];

/**
 * A file of HTML that a server sends as it is: its address names the file, its header when the file
 * was written, and neither a program nor a session shows itself. A start page whose address names
 * no file is not recognised: what a program wrote may look the same.
 */
export const isPlain = (t: Traces): boolean =>
  /\.html?$/i.test(t.path) &&
  t.headers.has("last-modified") &&
  !t.headers.has("x-powered-by") &&
  t.generators.length === 0 &&
  t.cookies.size === 0;
