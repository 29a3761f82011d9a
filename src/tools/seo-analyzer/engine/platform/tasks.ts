/** What the owner of a site does about several findings in one place of a platform. */
export const tasks = [
  "search-texts",
  "share-picture",
  "share-texts",
  "alt-texts",
  "headings",
  "redirects",
  "indexing",
  "robots-file",
  "sitemap",
  "canonical",
  "language",
  "direction",
  "favicon",
  "structured-data",
  "picture-files",
  "https",
  "head-code",
  "page-text",
  "links",
  "share-tags",
  "touch-icon",
  "page-code",
  "security-headers",
  "delivery",
] as const;
export type Task = (typeof tasks)[number];

/**
 * The rules of a page and the problems across pages (`siteProblemIds`) that a task is done for. A
 * rule belongs to a task only where the text of every platform is right for it.
 */
export const findingsByTask: Readonly<Record<Task, readonly string[]>> = {
  "search-texts": [
    "title-present",
    "title-length",
    "title-single",
    "description-present",
    "description-length",
    "description-single",
    "description-differs-from-title",
    "duplicate-titles",
    "duplicate-descriptions",
  ],
  "share-picture": ["og-image", "og-image-size"],
  "share-texts": ["og-title", "og-description"],
  "alt-texts": ["image-alt", "alt-length", "alt-file-name"],
  headings: ["h1-present", "h1-single", "heading-order"],
  redirects: ["broken-internal-links", "broken-links", "broken-pages"],
  indexing: ["indexable"],
  "robots-file": ["robots-allows", "robots-valid"],
  sitemap: ["sitemap"],
  canonical: ["canonical-present", "canonical-valid", "canonical-self", "canonical-reachable"],
  language: ["lang-present", "lang-matches-text"],
  direction: ["direction"],
  favicon: ["favicon"],
  "structured-data": ["structured-data-present", "structured-data-fields"],
  "picture-files": ["image-size", "modern-image-formats"],
  https: ["https"],
  "head-code": ["charset", "viewport", "zoom-allowed", "viewport-single", "meta-in-head"],
  "page-text": ["word-count", "keyword-stuffing", "placeholder-text", "h1-differs-from-title"],
  links: ["link-name", "link-text", "broken-fragments"],
  "share-tags": ["og-type", "og-url", "og-locale", "og-locale-alternate", "twitter-card"],
  "touch-icon": ["touch-icon"],
  "page-code": ["render-blocking", "image-dimensions"],
  "security-headers": ["hsts", "content-security-policy", "nosniff", "framing", "referrer-policy"],
  delivery: ["compression", "caching"],
};

/** Who has a task in hand where a platform says nothing of it: see `unsourcedAdvice`. */
export const placeByTask: Readonly<Partial<Record<Task, "text" | "server">>> = {
  "alt-texts": "text",
  headings: "text",
  "page-text": "text",
  links: "text",
  https: "server",
  "security-headers": "server",
  delivery: "server",
};

/** The task of a finding; undefined for one that no platform has a place for. */
export const taskByFinding: ReadonlyMap<string, Task> = new Map(
  tasks.flatMap((task) => findingsByTask[task].map((id): [string, Task] => [id, task])),
);
