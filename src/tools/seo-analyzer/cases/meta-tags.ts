import { link, meta, pageUrl, type Cases } from "./made-page.ts";

const arabic = "حقائب جلدية مصنوعة باليد في ورشة صغيرة في القاهرة القديمة، نخيطها كما خاطها أجدادنا ونرسلها إلى كل المحافظات في يومين أو ثلاثة";
const english = "Leather bags made by hand in a small workshop in old Cairo, sewn as our grandparents sewed them, and sent to every town in the country within two days.";
const canonical = (href: string): string => link("canonical", href);
const alternate = (hreflang: string, href: string): string => link("alternate", href, `hreflang="${hreflang}"`);
const related = { status: 200, isNoindex: false, alternates: [] };
const other = "https://shop.example/en/bags";

export const metaTagCases: Cases = {
  "title-present": [
    ["pass:is", { head: "<title>Bags</title>" }],
    ["fail:empty", { head: "<title> \n </title>" }],
    ["fail:missing", {}],
    ["fail:missing", { body: "<svg><title>Bag</title></svg>" }],
  ],
  "title-length": [
    ["pass:fits", { head: `<title>${"a".repeat(30)}</title>` }],
    ["pass:fits", { head: `<title>${"مُ".repeat(60)}</title>` }],
    ["warn:short", { head: `<title>${"a".repeat(29)}</title>` }],
    ["warn:long", { head: `<title>${"a".repeat(61)}</title>` }],
    ["skip", {}],
  ],
  "title-single": [
    ["pass", { head: "<title>Bags</title>" }],
    ["warn:several", { head: "<title>Bags</title><title>Shop</title>" }],
    ["skip", {}],
  ],
  "description-present": [
    ["pass:is", { head: meta("description", "Bags") }],
    ["pass:is", { head: meta("DESCRIPTION", "Bags") }],
    ["fail:empty", { head: meta("description", "  ") }],
    ["fail:missing", { body: meta("description", "Bags") }],
  ],
  "description-length": [
    ["pass:fits", { head: meta("description", "ب".repeat(120)) }],
    ["pass:fits", { head: meta("description", "a".repeat(158)) }],
    ["warn:short", { head: meta("description", "a".repeat(119)) }],
    ["warn:long", { head: meta("description", "a".repeat(159)) }],
    ["skip", {}],
  ],
  "description-single": [
    ["pass", { head: meta("description", "Bags") }],
    ["warn:several", { head: meta("description", "Bags") + meta("description", "Shop") }],
    ["skip", {}],
  ],
  indexable: [
    ["pass", { head: meta("robots", "index, follow") }],
    ["pass", { headers: [["x-robots-tag", "otherbot: noindex"]] }],
    ["pass", { head: meta("robots", "unavailable_after: 2030-01-01") }],
    ["fail:blocked", { head: meta("robots", "NOINDEX") }],
    ["fail:blocked", { head: meta("robots", "none") }],
    ["fail:blocked", { head: meta("googlebot", "noindex") }],
    ["fail:blocked", { headers: [["x-robots-tag", "googlebot: noindex, nofollow"]] }],
    ["fail:blocked", { head: meta("robots", "unavailable_after: Wed, 01 Jan 2025 10:00:00 GMT") }],
  ],
  "snippet-allowed": [
    ["pass", { head: meta("robots", "max-snippet:-1") }],
    ["warn:refused", { head: meta("robots", "nosnippet") }],
    ["warn:refused", { headers: [["x-robots-tag", "max-snippet: 0"]] }],
  ],
  "canonical-present": [
    ["pass", { head: canonical(pageUrl) }],
    ["pass", { headers: [["link", `<${pageUrl}>; rel="canonical"`]] }],
    ["warn:missing", { body: canonical(pageUrl) }],
  ],
  "canonical-valid": [
    ["pass", { head: canonical(pageUrl) }],
    ["fail:malformed", { head: canonical("https://") }],
    ["fail:relative", { head: canonical("/bags") }],
    ["fail:conflict", { head: canonical(pageUrl) + canonical(other) }],
    ["fail:root", { head: canonical("https://shop.example/") }],
    ["fail:language", { head: canonical(other) + alternate("ar", pageUrl) + alternate("en", other) }],
    ["skip", {}],
  ],
  "canonical-self": [
    ["pass", { head: canonical(pageUrl) }],
    ["warn:other", { head: canonical(other) }],
    ["skip", {}],
  ],
  "canonical-reachable": [
    ["pass", { head: canonical(other), related: [{ ...related, url: other, finalUrl: other }] }],
    ["fail:silent", { head: canonical(other), related: [{ ...related, url: other, finalUrl: other, status: 0 }] }],
    ["fail:broken", { head: canonical(other), related: [{ ...related, url: other, finalUrl: other, status: 404 }] }],
    ["fail:noindex", { head: canonical(other), related: [{ ...related, url: other, finalUrl: other, isNoindex: true }] }],
    ["fail:redirects", { head: canonical(other), related: [{ ...related, url: other, finalUrl: pageUrl }] }],
    ["skip", { head: canonical(pageUrl) }],
  ],
  charset: [
    ["pass", {}],
    ["pass", { headers: [], head: '<meta charset="UTF-8">' }],
    ["pass", { headers: [], head: '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">' }],
    ["warn:other", { headers: [], head: '<meta charset="windows-1256">' }],
    ["fail:missing", { headers: [] }],
  ],
  doctype: [
    ["pass", {}],
    ["warn:missing", { html: "<html><head></head><body></body></html>" }],
    ["warn:old", { html: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><html></html>' }],
  ],
  "lang-present": [
    ["pass:is", { tag: 'lang="ar-EG"' }],
    ["pass:is", { tag: 'lang="zh-Hant-TW"' }],
    ["fail:missing", { tag: "" }],
    ["fail:missing", { tag: 'lang=" "' }],
    ["fail:invalid", { tag: 'lang="arabic"' }],
    ["fail:invalid", { tag: 'lang="en-UK"' }],
  ],
  "lang-matches-text": [
    ["pass", { tag: 'lang="ar"', body: arabic }],
    ["pass", { body: english }],
    ["warn:differs", { tag: 'lang="en"', body: arabic }],
    ["warn:differs", { tag: 'lang="ar"', body: english }],
    ["skip", { tag: 'lang="ar"', body: "Bags" }],
    ["skip", { tag: "", body: english }],
  ],
  direction: [
    ["pass", { tag: 'lang="ar" dir="RTL"' }],
    ["pass", { html: '<!doctype html><html lang="ur"><body dir="rtl"></body></html>' }],
    ["fail:missing", { tag: 'lang="fa"' }],
    ["fail:missing", { tag: "", body: arabic }],
    ["fail:wrong", { tag: 'lang="ar-EG" dir="ltr"' }],
    ["fail:wrong", { tag: 'lang="en" dir="rtl"', body: english }],
    ["skip", { tag: 'lang="en"' }],
    ["skip", { tag: 'lang="ar-Latn"' }],
  ],
  "hreflang-valid": [
    ["pass", { head: alternate("ar-EG", pageUrl) + alternate("x-default", pageUrl) }],
    ["fail:invalid", { head: alternate("arabic", pageUrl) }],
    ["fail:invalid", { head: alternate("en-UK", pageUrl) }],
    ["fail:invalid", { head: alternate("en", "/en/bags") }],
    ["fail:invalid", { headers: [["link", '</en>; rel="alternate"; hreflang="en"']] }],
    ["skip", {}],
  ],
  "hreflang-self": [
    ["pass", { head: alternate("ar", pageUrl) + alternate("en", other) }],
    ["warn:missing", { head: alternate("en", other) }],
    ["skip", {}],
  ],
  "hreflang-default": [
    ["pass", { head: alternate("x-default", pageUrl) }],
    ["warn:missing", { head: alternate("en", other) }],
    ["skip", {}],
  ],
  "hreflang-return": [
    ["pass", { head: alternate("en", other), related: [{ ...related, url: other, finalUrl: other, alternates: [{ language: "ar", url: pageUrl }] }] }],
    ["fail:silent", { head: alternate("en", other), related: [{ ...related, url: other, finalUrl: other }] }],
    ["skip", { head: alternate("en", other) }],
  ],
  "meta-in-head": [
    ["pass", { head: meta("description", "Bags") }],
    ["fail:outside", { head: `<div></div>${meta("description", "Bags")}` }],
    ["fail:outside", { body: canonical(pageUrl) }],
  ],
  "no-meta-refresh": [
    ["pass", {}],
    ["warn:refresh", { head: '<meta http-equiv="refresh" content="5; url=/new">' }],
  ],
  favicon: [
    ["pass", { head: link("shortcut icon", "/icon.png") }],
    [
      "pass",
      {
        resources: [{ url: "https://shop.example/favicon.ico", finalUrl: "https://shop.example/favicon.ico", status: 200, type: "image/x-icon", sizeBytes: 900, dimensions: null }],
      },
    ],
    ["warn:missing", {}],
    [
      "warn:broken",
      {
        head: link("icon", "/icon.png"),
        resources: [{ url: "https://shop.example/icon.png", finalUrl: "https://shop.example/icon.png", status: 404, type: null, sizeBytes: null, dimensions: null }],
      },
    ],
  ],
};
