import { brand } from "#brand/brand.ts";
import type { PageHead } from "./head.ts";

interface Page extends Pick<PageHead, "locale" | "path" | "title" | "description"> {
  /** The page's full address. */
  readonly url: string;
  /** The full address of the picture it is shared with. */
  readonly image: string | undefined;
  /** An article's day, YYYY-MM-DD, and who wrote it. */
  readonly written?: { readonly date: string; readonly author: string } | undefined;
}

/**
 * What a page is, in the words that search engines share.
 * @see https://schema.org
 */
export function structuredData({ locale, path, title, description, url, image, written }: Page): object {
  const agency = { "@type": "ProfessionalService", "@id": `${new URL(url).origin}/#agency`, name: brand.name[locale] };
  const about = { "@context": "https://schema.org", name: title, description, url, inLanguage: locale, ...(image === undefined ? {} : { image }) };
  const [, kind, one] = path.split("/");
  if (path === "/") {
    // The description stands in the page's head already, and home has few bytes to spare.
    return { ...about, ...agency, description: undefined, telephone: brand.phone.shown };
  }
  if (kind === "services" && one) return { ...about, "@type": "Service", provider: agency };
  if (kind === "portfolio" && one) return { ...about, "@type": "CreativeWork", creator: agency };
  if (kind === "tools" && one) {
    const offers = { "@type": "Offer", price: "0", priceCurrency: "USD" };
    return { ...about, "@type": "WebApplication", applicationCategory: "UtilitiesApplication", operatingSystem: "Any", offers, provider: agency };
  }
  if (written !== undefined) {
    return { ...about, "@type": "Article", headline: title, datePublished: written.date, author: { "@type": "Person", name: written.author }, publisher: agency };
  }
  return { ...about, "@type": "WebPage", publisher: agency };
}
