import { link, og, pageUrl, type Cases } from "./made-page.ts";

const img = (more: string): string => `<img src="/bag.jpg" ${more}>`;
const file = (over: { status?: number; type?: string | null; sizeBytes?: number | null; dimensions?: { width: number; height: number } } = {}) => {
  const url = "https://shop.example/bag.jpg";
  return { url, finalUrl: url, status: 200, type: "image/jpeg", sizeBytes: 90_000, dimensions: null, ...over };
};
const share = og("image", "https://shop.example/bag.jpg");
const twin = link("alternate", "https://shop.example/en/bags", 'hreflang="en"');

export const imageAndSocialCases: Cases = {
  "image-alt": [
    ["pass:fine", { body: img('alt="A bag"') + img('alt=""') + img('title="A bag"') }],
    ["fail:missing", { body: img("") }],
    ["fail:missing", { body: img('alt=" "') }],
    ["skip", { body: img('role="presentation"') }],
  ],
  "alt-length": [
    ["pass", { body: img(`alt="${"a".repeat(125)}"`) }],
    ["warn:long", { body: img(`alt="${"a".repeat(126)}"`) }],
    ["skip", { body: img('alt=""') }],
  ],
  "alt-file-name": [
    ["pass", { body: img('alt="A bag"') }],
    ["warn:names", { body: img('alt="IMG_2041.JPG"') }],
    ["warn:names", { body: img('alt="صورة 3"') }],
    ["skip", {}],
  ],
  "image-dimensions": [
    ["pass", { body: img('width="300" height="200"') + img('style="aspect-ratio: 3 / 2"') }],
    ["warn:missing", { body: img('width="300"') }],
    ["skip", {}],
  ],
  "modern-image-formats": [
    ["pass", { body: '<picture><source type="image/avif" srcset="/bag.avif"><img src="/bag.jpg" alt=""></picture>' }],
    ["pass", { body: img(""), resources: [file({ sizeBytes: 4000 })] }],
    ["pass", { body: img(""), resources: [file({ type: "image/webp" })] }],
    ["warn:old", { body: img("") }],
    ["skip", {}],
  ],
  "broken-images": [
    ["pass", { body: img(""), resources: [file()] }],
    ["fail:broken", { body: img(""), resources: [file({ status: 404 })] }],
    ["fail:broken", { body: img(""), resources: [file({ type: "text/html" })] }],
    ["skip", { body: img("") }],
  ],
  "first-image-not-lazy": [
    ["pass", { body: img("") + img('loading="lazy"') }],
    ["fail:lazy", { body: img('loading="lazy"') }],
    ["skip", { body: img('loading="lazy" alt=""') }],
    ["skip", { body: `<p>${"Bags by hand. ".repeat(60)}</p>${img('loading="lazy"')}` }],
  ],
  "image-size": [
    ["pass", { body: img(""), resources: [file({ sizeBytes: 300_000 })] }],
    ["warn:heavy", { body: img(""), resources: [file({ sizeBytes: 300_001 })] }],
    ["skip", { body: img("") }],
  ],
  "og-title": [
    ["pass", { head: og("title", "Bags") }],
    ["warn:missing", {}],
  ],
  "og-description": [
    ["pass", { head: og("description", "Bags") }],
    ["warn:missing", { head: og("description", " ") }],
  ],
  "og-image": [
    ["pass", { head: share, resources: [file()] }],
    ["warn:missing", {}],
    ["warn:relative", { head: og("image", "/bag.jpg") }],
    ["warn:broken", { head: share, resources: [file({ status: 404 })] }],
  ],
  "og-image-size": [
    ["pass", { head: share, resources: [file({ dimensions: { width: 1200, height: 630 } })] }],
    ["warn:small", { head: share, resources: [file({ dimensions: { width: 1199, height: 630 } })] }],
    ["skip", { head: share }],
  ],
  "og-url": [
    ["pass", { head: og("url", pageUrl) }],
    ["warn:missing", {}],
  ],
  "og-url-canonical": [
    ["pass", { head: og("url", pageUrl) + link("canonical", pageUrl) }],
    ["warn:differs", { head: og("url", "https://shop.example/") + link("canonical", pageUrl) }],
    ["skip", { head: og("url", pageUrl) }],
  ],
  "og-type": [
    ["pass", { head: og("type", "website") }],
    ["warn:missing", {}],
  ],
  "twitter-card": [
    ["pass", { head: '<meta name="twitter:card" content="summary">' }],
    ["warn:missing", {}],
  ],
  "og-locale": [
    ["pass", { tag: 'lang="ar"', head: og("locale", "ar_EG") }],
    ["warn:missing", { tag: 'lang="ar"' }],
    ["warn:malformed", { tag: 'lang="ar"', head: og("locale", "Arabic (Egypt)") }],
    ["warn:differs", { tag: 'lang="ar"', head: og("locale", "en_US") }],
    ["skip", { tag: 'lang="en"' }],
    ["skip", { tag: "" }],
  ],
  "og-locale-alternate": [
    ["pass", { tag: 'lang="ar"', head: twin + og("locale:alternate", "en_US") }],
    ["warn:missing", { tag: 'lang="ar"', head: twin }],
    ["skip", { tag: 'lang="ar"' }],
  ],
};
