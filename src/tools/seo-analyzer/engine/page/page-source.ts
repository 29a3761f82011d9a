import type { Crawler } from "../crawlers.ts";

/** One answer on the way to the page. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

/** What a request to another address of the page told. A status of 0: no answer, whatever the reason. */
export interface CheckedAddress {
  /** As `wantedAddresses` asked for it, without a fragment. */
  readonly url: string;
  readonly status: number;
  /** Where the redirects ended; the same as `url` without any. */
  readonly finalUrl: string;
}

/** A file that the page loads: its head alone is asked for, no body is kept. */
export interface CheckedResource extends CheckedAddress {
  /** `content-type` without parameters, lower case; null where the server named none. */
  readonly type: string | null;
  /** As sent over the line, from `content-length`; null where the server named none. */
  readonly sizeBytes: number | null;
  /** Of pictures whose first bytes were read (the share picture above all), else null. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
}

/** A page that this one names as its canonical or as its twin in another language. */
export interface RelatedPage extends CheckedAddress {
  /** X-Robots-Tag or meta robots of that page says noindex or none. */
  readonly isNoindex: boolean;
  /** The addresses that the page itself names by rel=alternate hreflang, absolute. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
}

export interface Certificate {
  /** Chain, name and dates were all accepted. */
  readonly isValid: boolean;
  /** The code that Node's TLS gave (`CERT_HAS_EXPIRED`, …); null where it is valid. */
  readonly problem: string | null;
  /** ISO 8601; null where it could not be read. */
  readonly validTo: string | null;
}

/** What only a browser can tell; null where the page was read by HTTP alone. */
export interface Rendered {
  /** Words in the page after its JavaScript has run. */
  readonly wordCount: number;
  /** Share of the visible letters that are drawn under 12 px, 0 to 1. */
  readonly smallTextShare: number;
  /** Links and buttons under 24 × 24 CSS px, at most 10 of their texts. */
  readonly smallTargets: readonly string[];
  /** How far the page can be scrolled sideways at 360 px, in CSS px. */
  readonly overflowPx: number;
}

/**
 * All that the server gathers about one page, and all that the rules may look at: the same source gives the same report.
 * The gathering asks `wantedAddresses(readPage(html, url))` (wanted.ts) which links, resources and related pages to check.
 */
export interface PageSource {
  /** As the visitor named it, with its scheme. */
  readonly askedUrl: string;
  /** Where the redirects ended. */
  readonly url: string;
  /** Every answer, the first to the last; the last one is the page itself. */
  readonly hops: readonly Hop[];
  readonly status: number;
  /** Names in lower case, repeated headers as repeated pairs. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What ALPN agreed on or would have agreed on; null on http and where it is not known. */
  readonly protocol: "http/1.1" | "h2" | null;
  /** From the request to the first byte of the page's own answer (redirects not counted), in ms. */
  readonly ttfbMs: number;
  /** The body as sent, before decompression. */
  readonly encodedBytes: number;
  /** The body after decompression. */
  readonly decodedBytes: number;
  /** The body, decoded after its charset (header, then meta, then UTF-8). */
  readonly html: string;
  readonly robots: {
    /** Of /robots.txt; 0 for no answer. */
    readonly status: number;
    /** Null unless it was answered with 2xx. */
    readonly text: string | null;
    /** Whether this page may be fetched, by RFC 9309, for each crawler ("*" is one that no group names). */
    readonly allows: Readonly<Record<Crawler, boolean>>;
  };
  /** The first sitemap that answers: those named in robots.txt, then /sitemap.xml. Null where none was found. */
  readonly sitemap: {
    readonly url: string;
    readonly status: number;
    readonly isXml: boolean;
  } | null;
  readonly links: readonly CheckedAddress[];
  readonly resources: readonly CheckedResource[];
  readonly related: readonly RelatedPage[];
  /** The status of an address that cannot exist on this host (a random path); null where it was not asked. */
  readonly missingPageStatus: number | null;
  /** The same address asked by http; null on pages that are http themselves or where nothing answers on port 80. */
  readonly overHttp: { readonly status: number; readonly finalUrl: string } | null;
  /** Null on http. */
  readonly certificate: Certificate | null;
  readonly rendered: Rendered | null;
  /** Whether `html` is the page as it was sent, or as it stood in a browser after its scripts had run. */
  readonly judged: "sent" | "rendered";
  /** When it was fetched, ISO 8601. */
  readonly fetchedAt: string;
}
