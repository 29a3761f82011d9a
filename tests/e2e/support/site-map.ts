import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";

/** What the specification promises to be there, written out: a test that reads the content folders would miss what is missing. */
export const serviceIds = [
  "web-design",
  "mobile-apps",
  "seo",
  "ads-campaigns",
  "content-writing",
  "brand-identity",
  "hosting",
  "data-analysis",
] as const;
export const projectIds = [
  "fustat-pottery",
  "dawwar",
  "fajr-coffee",
  "nafas-clinic",
  "qamar-books",
  "sanad",
  "marsa-qusair",
  "zeit-sinai",
] as const;
export const tutorialIds = [
  "seo-basics",
  "website-speed",
  "content-writing",
  "seo-analyzer-guide",
  "choose-hosting",
  "domain-and-email",
  "colours-that-sell",
  "arabic-typography",
  "google-ads-first-month",
  "passwords-for-teams",
] as const;
const toolSlugs = [
  "seo-analyzer",
  "speed-test",
  "keyword-research",
  "image-optimizer",
  "color-palette",
  "password-checker",
  "qr-generator",
] as const;

/** The header's links, in order. */
export const headerPaths = [
  "/",
  "/services",
  "/portfolio",
  "/tools",
  "/tutorials",
  "/about",
  "/contact",
] as const;

/** Every address of the route table, without its language. */
export const routes: readonly string[] = [
  "/",
  "/services",
  ...serviceIds.map((id) => `/services/${id}`),
  "/portfolio",
  ...projectIds.map((id) => `/portfolio/${id}`),
  "/tools",
  ...toolSlugs.map((slug) => `/tools/${slug}`),
  "/tutorials",
  ...tutorialIds.map((id) => `/tutorials/${id}`),
  "/about",
  "/contact",
  "/request-service",
  "/privacy-policy",
  "/terms-conditions",
];

/** An address that no page has, in each kind of place. */
export const unknownPaths = [
  "/no-such-page",
  "/services/no-such-service",
  "/portfolio/no-such-project",
  "/tutorials/no-such-tutorial",
  "/tools/no-such-tool",
] as const;

export interface Address {
  readonly locale: Locale;
  /** Without its language. */
  readonly path: string;
  /** as it is in the address bar, without the host. */
  readonly href: string;
}

/** Some paths in both languages. */
export const listBothLanguages = (paths: readonly string[]): readonly Address[] =>
  paths.flatMap((path) =>
    locales.map((locale) => ({ locale, path, href: localePath(locale, path) })),
  );

export const allAddresses = listBothLanguages(routes);
