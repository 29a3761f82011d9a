/**
 * Every place in a visitor's browser that the site writes to. Code that stores something names its
 * key with these types, so that the compiler refuses a key that is not listed here, and so the
 * privacy policy, whose table lists them (decision 104).
 */
export const browserStorage = {
  /** `localStorage`: until the visitor deletes it. */
  local: [
    "language",
    "theme",
    "searches",
    "draft:contact",
    "draft:service-request",
    "color-palette:saved",
    "qr-generator:codes",
    "ro2ya:seo-history",
    "ro2ya:speed-history",
    "ro2ya:speed-lines",
    "ro2ya:line-history",
    "ro2ya-recent-keywords",
  ],
  /** `sessionStorage`: until the tab is closed. */
  session: [
    "ro2ya:request-handover",
    "tab:color-palette",
    "tab:image-optimizer",
    "tab:keyword-research",
    "tab:password-checker",
    "tab:qr-generator",
    "tab:qr-generator:logo",
    "tab:seo-analyzer",
    "tab:seo-analyzer:platforms",
    "tab:speed-test",
  ],
  /** Databases of IndexedDB. */
  indexedDb: ["ro2ya-attachments", "ro2ya-keywords", "ro2ya-pictures", "workbox-expiration"],
  /** Caches of Cache Storage. */
  cache: ["index", "offline-page", "pages", "parts", "shared-pictures"],
  /** None is set, by pages or by the server. */
  cookie: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StorageKind = keyof typeof browserStorage;
export type StorageKey<K extends StorageKind> = (typeof browserStorage)[K][number];

/** The names of tab states, without the prefix of their keys. */
export type TabStateName =
  Extract<StorageKey<"session">, `tab:${string}`> extends `tab:${infer Name}` ? Name : never;

/** The names of forms whose drafts are stored. */
export type DraftName =
  Extract<StorageKey<"local">, `draft:${string}`> extends `draft:${infer Name}` ? Name : never;
