import { localePath } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { listIds, readFacts, readValue, type Kind } from "./content-files.ts";

/** Folders of content in the order that their facts give them. */
const listInOrder = (kind: Kind): readonly string[] =>
  listIds(kind).toSorted((a, b) => readOrder(kind, a) - readOrder(kind, b));
const readOrder = (kind: Kind, id: string): number =>
  Number(readValue(readFacts(kind, id), "order"));

/*
 * What the content folders and the catalogue hold. That the promised entries are among them is a
 * test of its own (tests/built/content.test.ts).
 */
export const serviceIds = listInOrder("services");
export const projectIds = listInOrder("projects");
export const tutorialIds = listIds("tutorials");
const toolSlugs = tools.map(({ slug }) => slug);

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
  /** As it is in the address bar, without the host. */
  readonly href: string;
}

/** Some paths in both languages. */
export const listBothLanguages = (paths: readonly string[]): readonly Address[] =>
  paths.flatMap((path) =>
    locales.map((locale) => ({ locale, path, href: localePath(locale, path) })),
  );

export const allAddresses = listBothLanguages(routes);
