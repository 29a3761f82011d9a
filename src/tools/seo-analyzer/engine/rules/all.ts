import { addressHygiene } from "./address-hygiene.ts";
import { altFileName } from "./alt-file-name.ts";
import { altLength } from "./alt-length.ts";
import { authorNamed } from "./author-named.ts";
import { brokenExternalLinks } from "./broken-external-links.ts";
import { brokenFragments } from "./broken-fragments.ts";
import { brokenImages } from "./broken-images.ts";
import { brokenInternalLinks } from "./broken-internal-links.ts";
import { caching } from "./caching.ts";
import { canonicalPresent } from "./canonical-present.ts";
import { canonicalReachable } from "./canonical-reachable.ts";
import { canonicalSelf } from "./canonical-self.ts";
import { canonicalValid } from "./canonical-valid.ts";
import { certificate } from "./certificate.ts";
import { charset } from "./charset.ts";
import { compression } from "./compression.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { crawlableLinks } from "./crawlable-links.ts";
import { dateShown } from "./date-shown.ts";
import { descriptionDiffersFromTitle } from "./description-differs-from-title.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionPresent } from "./description-present.ts";
import { descriptionSingle } from "./description-single.ts";
import { direction } from "./direction.ts";
import { doctype } from "./doctype.ts";
import { domSize } from "./dom-size.ts";
import { favicon } from "./favicon.ts";
import { firstImageNotLazy } from "./first-image-not-lazy.ts";
import { fontSize } from "./font-size.ts";
import { framing } from "./framing.ts";
import { h1DiffersFromTitle } from "./h1-differs-from-title.ts";
import { h1Present } from "./h1-present.ts";
import { h1Single } from "./h1-single.ts";
import { headingEmpty } from "./heading-empty.ts";
import { headingLength } from "./heading-length.ts";
import { headingOrder } from "./heading-order.ts";
import { hreflangDefault } from "./hreflang-default.ts";
import { hreflangReturn } from "./hreflang-return.ts";
import { hreflangSelf } from "./hreflang-self.ts";
import { hreflangValid } from "./hreflang-valid.ts";
import { hsts } from "./hsts.ts";
import { htmlSize } from "./html-size.ts";
import { httpRedirects } from "./http-redirects.ts";
import { http2 } from "./http2.ts";
import { https } from "./https.ts";
import { imageAlt } from "./image-alt.ts";
import { imageDimensions } from "./image-dimensions.ts";
import { imageSize } from "./image-size.ts";
import { indexable } from "./indexable.ts";
import { inlineCode } from "./inline-code.ts";
import { internalLinks } from "./internal-links.ts";
import { internalNofollow } from "./internal-nofollow.ts";
import { keywordStuffing } from "./keyword-stuffing.ts";
import { langMatchesText } from "./lang-matches-text.ts";
import { langPresent } from "./lang-present.ts";
import { leakedKeys } from "./leaked-keys.ts";
import { linkCount } from "./link-count.ts";
import { linkName } from "./link-name.ts";
import { linkText } from "./link-text.ts";
import { metaInHead } from "./meta-in-head.ts";
import { mixedContent } from "./mixed-content.ts";
import { modernImageFormats } from "./modern-image-formats.ts";
import { needsJavascript } from "./needs-javascript.ts";
import { noMetaRefresh } from "./no-meta-refresh.ts";
import { noOverflow } from "./no-overflow.ts";
import { nosniff } from "./nosniff.ts";
import { ogDescription } from "./og-description.ts";
import { ogImage } from "./og-image.ts";
import { ogImageSize } from "./og-image-size.ts";
import { ogLocale } from "./og-locale.ts";
import { ogLocaleAlternate } from "./og-locale-alternate.ts";
import { ogTitle } from "./og-title.ts";
import { ogType } from "./og-type.ts";
import { ogUrl } from "./og-url.ts";
import { ogUrlCanonical } from "./og-url-canonical.ts";
import { pageWeight } from "./page-weight.ts";
import { placeholderText } from "./placeholder-text.ts";
import { privateLinks } from "./private-links.ts";
import { redirectChain } from "./redirect-chain.ts";
import { redirectingLinks } from "./redirecting-links.ts";
import { referrerPolicy } from "./referrer-policy.ts";
import { renderBlocking } from "./render-blocking.ts";
import { requestCount } from "./request-count.ts";
import { responseTime } from "./response-time.ts";
import { robotsAllows } from "./robots-allows.ts";
import { robotsValid } from "./robots-valid.ts";
import { secureForms } from "./secure-forms.ts";
import { sitemap } from "./sitemap.ts";
import { snippetAllowed } from "./snippet-allowed.ts";
import { soft404 } from "./soft-404.ts";
import { status } from "./status.ts";
import { structuredDataFields } from "./structured-data-fields.ts";
import { structuredDataParses } from "./structured-data-parses.ts";
import { structuredDataPresent } from "./structured-data-present.ts";
import { tapTargets } from "./tap-targets.ts";
import { textRatio } from "./text-ratio.ts";
import { titleLength } from "./title-length.ts";
import { titlePresent } from "./title-present.ts";
import { titleSingle } from "./title-single.ts";
import { touchIcon } from "./touch-icon.ts";
import { twitterCard } from "./twitter-card.ts";
import { viewport } from "./viewport.ts";
import { viewportSingle } from "./viewport-single.ts";
import { wordCount } from "./word-count.ts";
import { zoomAllowed } from "./zoom-allowed.ts";
import type { Rule } from "../rule.ts";

/**
 * Every rule, once. Rules about what hides a page come first, then the order of the categories.
 * Steps of equal worth are shown in this order.
 */
// prettier-ignore
export const rules: readonly Rule[] = [
  status, robotsAllows, indexable, https, certificate, titlePresent,
  titleLength, titleSingle, descriptionPresent, descriptionLength, descriptionSingle, snippetAllowed,
  canonicalPresent, canonicalValid, canonicalSelf, canonicalReachable, charset, doctype,
  langPresent, langMatchesText, direction, hreflangValid, hreflangSelf, hreflangDefault,
  hreflangReturn, metaInHead, noMetaRefresh, favicon, h1Present, h1Single,
  headingOrder, headingEmpty, headingLength, wordCount, textRatio, h1DiffersFromTitle,
  descriptionDiffersFromTitle, placeholderText, keywordStuffing, htmlSize, structuredDataPresent, structuredDataParses,
  structuredDataFields, dateShown, authorNamed, viewport, zoomAllowed, viewportSingle,
  touchIcon, fontSize, tapTargets, noOverflow, responseTime, compression,
  caching, pageWeight, renderBlocking, domSize, needsJavascript, http2,
  inlineCode, requestCount, redirectChain, linkText, linkName, crawlableLinks,
  internalLinks, brokenInternalLinks, brokenExternalLinks, redirectingLinks, linkCount, internalNofollow,
  privateLinks, brokenFragments, addressHygiene, robotsValid, sitemap, soft404,
  httpRedirects, hsts, contentSecurityPolicy, nosniff, framing, referrerPolicy,
  mixedContent, secureForms, leakedKeys, imageAlt, altLength, altFileName,
  imageDimensions, modernImageFormats, brokenImages, firstImageNotLazy, imageSize, ogTitle,
  ogDescription, ogImage, ogImageSize, ogUrl, ogUrlCanonical, ogType,
  twitterCard, ogLocale, ogLocaleAlternate,
];

/**
 * Finds a rule by the id that stored reports contain; undefined for one that a later version
 * removed.
 */
export const ruleById: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));
