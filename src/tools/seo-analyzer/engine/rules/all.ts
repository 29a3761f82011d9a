import { addressHygiene } from "./links/address-hygiene.ts";
import { altFileName } from "./images/alt-file-name.ts";
import { altLength } from "./images/alt-length.ts";
import { authorNamed } from "./content/author-named.ts";
import { brokenExternalLinks } from "./links/broken-external-links.ts";
import { brokenFragments } from "./links/broken-fragments.ts";
import { brokenImages } from "./images/broken-images.ts";
import { brokenInternalLinks } from "./links/broken-internal-links.ts";
import { caching } from "./performance/caching.ts";
import { canonicalPresent } from "./meta-tags/canonical-present.ts";
import { canonicalReachable } from "./meta-tags/canonical-reachable.ts";
import { canonicalSelf } from "./meta-tags/canonical-self.ts";
import { canonicalValid } from "./meta-tags/canonical-valid.ts";
import { certificate } from "./security/certificate.ts";
import { charset } from "./meta-tags/charset.ts";
import { compression } from "./performance/compression.ts";
import { contentSecurityPolicy } from "./security/content-security-policy.ts";
import { crawlableLinks } from "./links/crawlable-links.ts";
import { dateShown } from "./content/date-shown.ts";
import { descriptionDiffersFromTitle } from "./content/description-differs-from-title.ts";
import { descriptionLength } from "./meta-tags/description-length.ts";
import { descriptionPresent } from "./meta-tags/description-present.ts";
import { descriptionSingle } from "./meta-tags/description-single.ts";
import { direction } from "./meta-tags/direction.ts";
import { doctype } from "./meta-tags/doctype.ts";
import { domSize } from "./performance/dom-size.ts";
import { favicon } from "./meta-tags/favicon.ts";
import { firstImageNotLazy } from "./images/first-image-not-lazy.ts";
import { fontSize } from "./mobile/font-size.ts";
import { framing } from "./security/framing.ts";
import { h1DiffersFromTitle } from "./content/h1-differs-from-title.ts";
import { h1Present } from "./content/h1-present.ts";
import { h1Single } from "./content/h1-single.ts";
import { headingEmpty } from "./content/heading-empty.ts";
import { headingLength } from "./content/heading-length.ts";
import { headingOrder } from "./content/heading-order.ts";
import { hreflangDefault } from "./meta-tags/hreflang-default.ts";
import { hreflangReturn } from "./meta-tags/hreflang-return.ts";
import { hreflangSelf } from "./meta-tags/hreflang-self.ts";
import { hreflangValid } from "./meta-tags/hreflang-valid.ts";
import { hsts } from "./security/hsts.ts";
import { htmlSize } from "./content/html-size.ts";
import { httpRedirects } from "./security/http-redirects.ts";
import { http2 } from "./performance/http2.ts";
import { https } from "./security/https.ts";
import { imageAlt } from "./images/image-alt.ts";
import { imageDimensions } from "./images/image-dimensions.ts";
import { imageSize } from "./images/image-size.ts";
import { indexable } from "./meta-tags/indexable.ts";
import { inlineCode } from "./performance/inline-code.ts";
import { internalLinks } from "./links/internal-links.ts";
import { internalNofollow } from "./links/internal-nofollow.ts";
import { keywordStuffing } from "./content/keyword-stuffing.ts";
import { langMatchesText } from "./meta-tags/lang-matches-text.ts";
import { langPresent } from "./meta-tags/lang-present.ts";
import { leakedKeys } from "./security/leaked-keys.ts";
import { linkCount } from "./links/link-count.ts";
import { linkName } from "./links/link-name.ts";
import { linkText } from "./links/link-text.ts";
import { metaInHead } from "./meta-tags/meta-in-head.ts";
import { mixedContent } from "./security/mixed-content.ts";
import { modernImageFormats } from "./images/modern-image-formats.ts";
import { needsJavascript } from "./performance/needs-javascript.ts";
import { noMetaRefresh } from "./meta-tags/no-meta-refresh.ts";
import { noOverflow } from "./mobile/no-overflow.ts";
import { nosniff } from "./security/nosniff.ts";
import { offerPrice } from "./content/offer-price.ts";
import { ogDescription } from "./social/og-description.ts";
import { ogImage } from "./social/og-image.ts";
import { ogImageSize } from "./social/og-image-size.ts";
import { ogLocale } from "./social/og-locale.ts";
import { ogLocaleAlternate } from "./social/og-locale-alternate.ts";
import { ogTitle } from "./social/og-title.ts";
import { ogType } from "./social/og-type.ts";
import { ogUrl } from "./social/og-url.ts";
import { ogUrlCanonical } from "./social/og-url-canonical.ts";
import { ownRatings } from "./content/own-ratings.ts";
import { pageWeight } from "./performance/page-weight.ts";
import { placeholderText } from "./content/placeholder-text.ts";
import { privateLinks } from "./links/private-links.ts";
import { redirectChain } from "./links/redirect-chain.ts";
import { redirectingLinks } from "./links/redirecting-links.ts";
import { referrerPolicy } from "./security/referrer-policy.ts";
import { renderedCanonical } from "./meta-tags/rendered-canonical.ts";
import { renderedDescription } from "./meta-tags/rendered-description.ts";
import { renderedHeadings } from "./content/rendered-headings.ts";
import { renderedHreflang } from "./meta-tags/rendered-hreflang.ts";
import { renderedImages } from "./images/rendered-images.ts";
import { renderedLanguage } from "./meta-tags/rendered-language.ts";
import { renderedLinks } from "./links/rendered-links.ts";
import { renderedRobots } from "./meta-tags/rendered-robots.ts";
import { renderedStructuredData } from "./content/rendered-structured-data.ts";
import { renderedTitle } from "./meta-tags/rendered-title.ts";
import { renderBlocking } from "./performance/render-blocking.ts";
import { requestCount } from "./performance/request-count.ts";
import { responseTime } from "./performance/response-time.ts";
import { richResultParts } from "./content/rich-result-parts.ts";
import { robotsAllows } from "./links/robots-allows.ts";
import { robotsValid } from "./links/robots-valid.ts";
import { secureForms } from "./security/secure-forms.ts";
import { sitemap } from "./links/sitemap.ts";
import { snippetAllowed } from "./meta-tags/snippet-allowed.ts";
import { soft404 } from "./links/soft-404.ts";
import { status } from "./links/status.ts";
import { structuredDataFields } from "./content/structured-data-fields.ts";
import { structuredDataParses } from "./content/structured-data-parses.ts";
import { structuredDataPresent } from "./content/structured-data-present.ts";
import { tapTargets } from "./mobile/tap-targets.ts";
import { textRatio } from "./content/text-ratio.ts";
import { titleLength } from "./meta-tags/title-length.ts";
import { titlePresent } from "./meta-tags/title-present.ts";
import { titleSingle } from "./meta-tags/title-single.ts";
import { touchIcon } from "./mobile/touch-icon.ts";
import { twitterCard } from "./social/twitter-card.ts";
import { viewport } from "./mobile/viewport.ts";
import { viewportSingle } from "./mobile/viewport-single.ts";
import { wordCount } from "./content/word-count.ts";
import { zoomAllowed } from "./mobile/zoom-allowed.ts";
import type { Rule } from "../rule.ts";

/**
 * Every rule, once. Rules about what hides a page come first, then the order of the categories.
 * Steps of equal worth are shown in this order.
 */
export const rules: readonly Rule[] = [
  status,
  robotsAllows,
  indexable,
  https,
  certificate,
  titlePresent,
  titleLength,
  titleSingle,
  descriptionPresent,
  descriptionLength,
  descriptionSingle,
  snippetAllowed,
  canonicalPresent,
  canonicalValid,
  canonicalSelf,
  canonicalReachable,
  charset,
  doctype,
  langPresent,
  langMatchesText,
  direction,
  hreflangValid,
  hreflangSelf,
  hreflangDefault,
  hreflangReturn,
  metaInHead,
  noMetaRefresh,
  favicon,
  h1Present,
  h1Single,
  headingOrder,
  headingEmpty,
  headingLength,
  wordCount,
  h1DiffersFromTitle,
  descriptionDiffersFromTitle,
  placeholderText,
  keywordStuffing,
  htmlSize,
  structuredDataPresent,
  structuredDataParses,
  structuredDataFields,
  dateShown,
  authorNamed,
  viewport,
  zoomAllowed,
  viewportSingle,
  touchIcon,
  fontSize,
  tapTargets,
  noOverflow,
  responseTime,
  compression,
  caching,
  pageWeight,
  renderBlocking,
  domSize,
  needsJavascript,
  http2,
  inlineCode,
  requestCount,
  redirectChain,
  linkText,
  linkName,
  crawlableLinks,
  internalLinks,
  brokenInternalLinks,
  brokenExternalLinks,
  redirectingLinks,
  linkCount,
  internalNofollow,
  privateLinks,
  brokenFragments,
  addressHygiene,
  robotsValid,
  sitemap,
  soft404,
  httpRedirects,
  hsts,
  contentSecurityPolicy,
  nosniff,
  framing,
  referrerPolicy,
  mixedContent,
  secureForms,
  leakedKeys,
  imageAlt,
  altLength,
  altFileName,
  imageDimensions,
  modernImageFormats,
  brokenImages,
  firstImageNotLazy,
  imageSize,
  ogTitle,
  ogDescription,
  ogImage,
  ogImageSize,
  ogUrl,
  ogUrlCanonical,
  ogType,
  twitterCard,
  ogLocale,
  ogLocaleAlternate,
  renderedRobots,
  renderedTitle,
  renderedHeadings,
  renderedLinks,
  renderedCanonical,
  renderedDescription,
  renderedStructuredData,
  renderedHreflang,
  renderedLanguage,
  renderedImages,
];

/**
 * Rules whose findings are shown beside the score and never counted in it, because a new check
 * would move the score of every page that was analysed before (decision 125).
 */
export const unscoredRules: readonly Rule[] = [offerPrice, richResultParts, ownRatings];

/** Rules that are applied no longer, and that reports of the last 30 days still name. */
export const retiredRules: readonly Rule[] = [textRatio];

/**
 * Finds a rule by the id that stored reports contain; undefined for one that a later version
 * removed.
 */
export const ruleById: ReadonlyMap<string, Rule> = new Map(
  [...rules, ...unscoredRules, ...retiredRules].map((rule) => [rule.id, rule]),
);
