import type { Device, RenderFailure } from "../../contract.ts";
import type { AiAccess } from "../ai/ai-access.ts";
import type { Crawler } from "../crawlers.ts";
import type { PageEncoding } from "./page-encoding.ts";

/** One response on the way to the page. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

/**
 * The result of a request to a URL that the page refers to. A status of 0 means that there was no
 * response.
 */
export interface CheckedAddress {
  /** As `listUrlsToCheck` names it, without a fragment. */
  readonly url: string;
  readonly status: number;
  /** The URL after all redirects; the same as `url` without any. */
  readonly finalUrl: string;
}

/** A file that the page loads. Its body is not stored. */
export interface CheckedResource extends CheckedAddress {
  /** `content-type` without parameters, in lower case; null without the header. */
  readonly type: string | null;
  /** The size as transferred, from `content-length`; null without the header. */
  readonly sizeBytes: number | null;
  /** In pixels, for pictures whose first bytes were read, such as the share picture; else null. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
}

/** A page that this one names as its canonical or as its version in another language. */
export interface RelatedPage extends CheckedAddress {
  /** Whether X-Robots-Tag or meta robots of that page contains noindex or none. */
  readonly isNoindex: boolean;
  /** The absolute URLs that the page itself names by rel=alternate hreflang. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
}

export interface Certificate {
  /** Whether the chain, the name and the dates were all accepted. */
  readonly isValid: boolean;
  /** The error code of Node's TLS (`CERT_HAS_EXPIRED`, …); null for a valid certificate. */
  readonly problem: string | null;
  /** ISO 8601; null where it could not be read. */
  readonly validTo: string | null;
}

/** The page as devices show it: WebP in base64, and the sizes in pixels of the picture. */
export type Screenshots = Readonly<
  Record<
    Device,
    {
      readonly webp: string;
      readonly width: number;
      readonly height: number;
      readonly foldPx: number;
    }
  >
>;

/** What the report about AI crawlers is made from, beside the page itself. */
export interface AiSource {
  /** What robots.txt answers each crawler, by its token. */
  readonly access: Readonly<Record<string, AiAccess>>;
  /** The site's /llms.txt; null where it has none, or was not asked for it. */
  readonly llmsTxt: { readonly title: string; readonly chars: number } | null;
  /** The page as sent, where `html` is the page as rendered. */
  readonly sentHtml: string | null;
}

/** What is measured in a browser only. */
export interface Rendered {
  /** The number of words after the JavaScript of the page has run. */
  readonly wordCount: number;
  /** The share of the visible characters that are drawn smaller than 12 px, from 0 to 1. */
  readonly smallTextShare: number;
  /** The texts of links and buttons smaller than 24 × 24 CSS px, at most 10. */
  readonly smallTargets: readonly string[];
  /** How far the page scrolls sideways at a width of 360 px, in CSS px. */
  readonly overflowPx: number;
  /**
   * The document after its scripts have run, and its URL, which scripts may have changed; null
   * where the page led the browser to another document.
   */
  readonly document: { readonly url: string; readonly html: string } | null;
  readonly screenshots?: Screenshots | undefined;
}

/**
 * Everything that the server collects about one page and that the rules may use: the same source
 * gives the same report. `listUrlsToCheck` (urls-to-check.ts) names the links, files and related
 * pages that are requested.
 */
export interface PageSource {
  /** As the visitor named it, with its scheme. */
  readonly requestedUrl: string;
  /** The URL after all redirects. */
  readonly url: string;
  /** Every response in order; the last one is the page itself. */
  readonly hops: readonly Hop[];
  readonly status: number;
  /** Names in lower case; a repeated header is a repeated pair. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What ALPN negotiated or would have negotiated; null over http and where it is not known. */
  readonly protocol: "http/1.1" | "h2" | null;
  /**
   * Milliseconds from the request to the first byte of the page's own response, without redirects.
   */
  readonly ttfbMs: number;
  /** The body as sent, before decompression. */
  readonly encodedBytes: number;
  /** The body after decompression. */
  readonly decodedBytes: number;
  /** The body as text, decoded as Chromium decodes it. */
  readonly html: string;
  /** Of the body as sent, also where `html` is the page as rendered. */
  readonly encoding: PageEncoding;
  readonly robots: {
    /** The status of /robots.txt; 0 without a response. */
    readonly status: number;
    /** Null unless the status is 2xx. */
    readonly text: string | null;
    /** Whether each crawler may fetch this page, by RFC 9309; "*" is one that no group names. */
    readonly allows: Readonly<Record<Crawler, boolean>>;
  };
  /**
   * The first sitemap that exists, of those in robots.txt and /sitemap.xml, else the first broken
   * one of robots.txt; null without any.
   */
  readonly sitemap: {
    readonly url: string;
    readonly status: number;
    readonly isXml: boolean;
  } | null;
  readonly links: readonly CheckedAddress[];
  readonly resources: readonly CheckedResource[];
  readonly related: readonly RelatedPage[];
  /**
   * The status of a random path that cannot exist on this host; null where it was not requested.
   */
  readonly missingPageStatus: number | null;
  /**
   * The response to the same URL over http; null where the page itself is http or nothing responds
   * on port 80.
   */
  readonly overHttp: { readonly status: number; readonly finalUrl: string } | null;
  /** Null on http. */
  readonly certificate: Certificate | null;
  /** Null where the page was fetched by HTTP only. */
  readonly rendered: Rendered | null;
  /** Why it was not rendered; absent where it was, and where no browser was asked to. */
  readonly renderFailure?: RenderFailure | undefined;
  /** Whether `html` is the page as sent, or as rendered after its scripts have run. */
  readonly auditedAs: "sent" | "rendered";
  /** What AI crawlers may read and find; absent for the pages of a site's crawl. */
  readonly ai?: AiSource | undefined;
  /** When it was fetched, ISO 8601. */
  readonly fetchedAt: string;
}
