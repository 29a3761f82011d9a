/**
 * The hosts of others that receive something because a visitor uses the site. The clients take
 * their addresses from here, and the privacy policy names them (decision 104).
 */
export const outgoingHosts = {
  /** Connections of the visitor's browser, each after the visitor has switched it on. */
  browser: {
    leakSearch: "api.pwnedpasswords.com",
    map: "www.google.com",
  },
  /** Connections of our server. */
  server: {
    wikipediaArabic: "ar.wikipedia.org",
    wikipediaEnglish: "en.wikipedia.org",
    wikimedia: "wikimedia.org",
    dataForSeo: "api.dataforseo.com",
    googleSuggest: "suggestqueries.google.com",
    duckDuckGoSuggest: "duckduckgo.com",
  },
  /** Links that carry something of the page or the visitor when they are pressed. */
  link: {
    whatsApp: "wa.me",
    facebook: "www.facebook.com",
    x: "x.com",
    linkedIn: "www.linkedin.com",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The host of a connection of browsers; code that runs there takes it as a type. */
export type BrowserHost<K extends keyof typeof outgoingHosts.browser> =
  (typeof outgoingHosts.browser)[K];

/** Settings of the server that name a host which then receives visitors' data. */
export const hostSettings = ["SMTP_URL", "WEBHOOK_URL", "ATTACHMENTS_URL", "DATABASE_URL"] as const;
