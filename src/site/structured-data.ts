import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import type { PageHead } from "./head.ts";
import { layoutMessages } from "./messages/layout.ts";

interface Page extends Pick<PageHead, "locale" | "path" | "title" | "description"> {
  /** The absolute URL of the page. */
  readonly url: string;
  /** The absolute URL of the picture for social networks. */
  readonly image: string | undefined;
  readonly publication?: Publication | undefined;
}

/** When an article was published and last reviewed, as YYYY-MM-DD, and by whom it is. */
export interface Publication {
  readonly date: string;
  readonly reviewed: string;
  /** Their name, and where they are presented, without language. */
  readonly author: { readonly name: string; readonly path: string };
}

/**
 * The structured data of a page in the vocabulary of schema.org: the page itself first, then the
 * things it belongs to.
 * @see https://schema.org
 */
export function toStructuredData(page: Page): object {
  return {
    "@context": "https://schema.org",
    "@graph":
      page.path === "/"
        ? [toHomeAgency(page), toSiteWithSearch(page)]
        : [toPageThing(page), toBreadcrumbs(page)],
  };
}

const toAgency = (url: string, locale: Page["locale"]) => ({
  "@type": "ProfessionalService",
  "@id": `${new URL(url).origin}/#agency`,
  name: brand.name[locale],
});

/**
 * The agency without a description, which the page's head already contains: the home page is close
 * to its size limit.
 */
function toHomeAgency({ url, locale, image }: Page): object {
  return {
    ...toAgency(url, locale),
    url,
    image,
    telephone: brand.phone.shown,
    email: brand.email,
    address: brand.address[locale],
  };
}

/** @see https://schema.org/SearchAction */
function toSiteWithSearch({ url, locale }: Page): object {
  const target = `${new URL(localePath(locale, "/search"), url).href}?q={q}`;
  return {
    "@type": "WebSite",
    name: brand.name[locale],
    url,
    inLanguage: locale,
    potentialAction: { "@type": "SearchAction", target, "query-input": "required name=q" },
  };
}

function toPageThing({ locale, path, title, description, url, image, publication }: Page): object {
  const agency = toAgency(url, locale);
  const about = {
    name: title,
    description,
    url,
    inLanguage: locale,
    ...(image === undefined ? {} : { image }),
  };
  const [, kind, one] = path.split("/");
  if (kind === "services" && one)
    return {
      "@type": "Service",
      name: title,
      description,
      url,
      ...(image === undefined ? {} : { image }),
      provider: agency,
    };
  if (kind === "portfolio" && one) return { "@type": "CreativeWork", ...about, creator: agency };
  if (kind === "tools" && one) {
    const offers = { "@type": "Offer", price: "0", priceCurrency: "USD" };
    return {
      "@type": "WebApplication",
      ...about,
      applicationCategory: "UtilitiesApplication",
      operatingSystem: "Any",
      offers,
      provider: agency,
    };
  }
  if (publication !== undefined) {
    return {
      "@type": "Article",
      ...about,
      headline: title,
      datePublished: publication.date,
      dateModified: publication.reviewed,
      author: {
        "@type": "Person",
        name: publication.author.name,
        url: new URL(localePath(locale, publication.author.path), url).href,
      },
      publisher: agency,
    };
  }
  return { "@type": "WebPage", ...about, publisher: agency };
}

const folders = ["services", "portfolio", "tools", "tutorials"] as const;

/** The home page, the list that contains the page, and the page. */
function toBreadcrumbs({ locale, path, title, url }: Page): object {
  const [, kind, one] = path.split("/");
  const folder = one === undefined ? undefined : folders.find((name) => name === kind);
  const steps = [
    {
      name: layoutMessages.home[locale],
      item: new URL(localePath(locale, "/"), url).href.replace(/\/$/, ""),
    },
    ...(folder === undefined
      ? []
      : [
          {
            name: layoutMessages[folder][locale],
            item: new URL(localePath(locale, `/${folder}`), url).href,
          },
        ]),
    { name: title, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem",
      position: place + 1,
      ...step,
    })),
  };
}
