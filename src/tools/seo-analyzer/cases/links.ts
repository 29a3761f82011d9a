import { pageUrl, robots, type Cases } from "./made-page.ts";

const a = (href: string, text = "Delivery prices", more = ""): string => `<a href="${href}" ${more}>${text}</a>`;
const checked = (url: string, status: number, finalUrl = url) => ({ url, status, finalUrl });

export const linkCases: Cases = {
  status: [
    ["pass:fine", {}],
    ["fail:error", { status: 404 }],
  ],
  "redirect-chain": [
    ["pass", { hops: [checked("https://shop.example/", 301), checked(pageUrl, 200)] }],
    ["warn:chain", { hops: [checked("http://shop.example/", 301), checked("https://shop.example/", 302), checked(pageUrl, 200)] }],
  ],
  "link-text": [
    ["pass", { body: a("/prices") }],
    ["warn:generic", { body: a("/prices", "Click here") }],
    ["warn:generic", { body: a("/prices", "اقرأ المزيد…") }],
    ["warn:generic", { body: a("/prices", "اضغطْ هنا") }],
    ["pass", { body: a("/prices", "Read more", 'rel="nofollow"') }],
    ["skip", { body: a("#top", "here") }],
  ],
  "link-name": [
    ["pass", { body: a("/prices", '<img src="/p.png" alt="Prices">') }],
    ["pass", { body: a("/prices", "<svg></svg>", 'aria-label="Prices"') }],
    ["warn:nameless", { body: a("/prices", '<img src="/p.png" alt="">') }],
    ["skip", {}],
  ],
  "crawlable-links": [
    ["pass", { body: a("/prices") + '<a id="top"></a><a>Prices</a>' }],
    ["fail:dead", { body: a("javascript:void(0)") }],
    ["fail:dead", { body: a("#", "Menu", 'onclick="open()"') }],
    ["fail:dead", { body: '<a onclick="go()">Prices</a>' }],
    ["fail:dead", { body: a("file:///C:/site/index.html") }],
    ["fail:dead", { body: a("https://") }],
    ["pass", { body: a("javascript:void(0)", "Menu", 'role="button"') }],
    ["skip", {}],
  ],
  "internal-links": [
    ["pass:has", { body: a("https://www.shop.example/prices") }],
    ["fail:none", { body: a("https://other.example/") + a("#prices") }],
  ],
  "broken-internal-links": [
    ["pass:fine", { links: [checked("https://shop.example/a", 200), checked("https://shop.example/admin", 403)] }],
    ["fail:broken", { links: [checked("https://shop.example/a", 404)] }],
    ["skip", { links: [checked("https://other.example/", 404)] }],
  ],
  "broken-external-links": [
    ["pass", { links: [checked("https://other.example/", 200)] }],
    ["warn:broken", { links: [checked("https://other.example/", 0)] }],
    ["skip", {}],
  ],
  "redirecting-links": [
    ["pass", { links: [checked("https://shop.example/a", 200)] }],
    ["warn:redirects", { links: [checked("https://shop.example/a", 200, "https://shop.example/b")] }],
    ["skip", {}],
  ],
  "link-count": [
    ["pass:fine", { body: a("/a").repeat(100) }],
    ["warn:many", { body: a("/a").repeat(101) }],
    ["skip", {}],
  ],
  "internal-nofollow": [
    ["pass", { body: a("/a") + a("https://other.example/", "Other", 'rel="nofollow"') }],
    ["warn:has", { body: a("/a", "Prices", 'rel="noopener NOFOLLOW"') }],
    ["skip", {}],
  ],
  "private-links": [
    ["pass", { body: a("/a") }],
    ["fail:has", { body: a("http://localhost:3000/a") }],
    ["fail:has", { body: '<img src="http://192.168.1.4/a.jpg" alt="">' }],
    ["skip", { url: "http://localhost:3000/" }],
  ],
  "broken-fragments": [
    ["pass", { body: `${a("#prices")}<h2 id="prices">Prices</h2>` }],
    ["pass", { body: `${a("#أسعار")}<h2 id="أسعار">أسعار</h2>` }],
    ["warn:broken", { body: a("#prices") }],
    ["skip", { body: a("#") + a("#top") }],
  ],
  "address-hygiene": [
    ["pass", { url: "https://shop.example/حقائب/جلد" }],
    ["warn:untidy", { url: "https://shop.example/Bags_List?PHPSESSID=1" }],
  ],
  "robots-allows": [
    ["pass", {}],
    ["pass", robots("User-agent: archive.org_bot\nDisallow: /", 200, ["archive.org_bot"])],
    ["fail:refused", robots("User-agent: *\nDisallow: /", 200, ["*", "Googlebot", "bingbot"])],
    ["skip", robots(null, 0)],
  ],
  "robots-valid": [
    ["pass", robots("# all\nUser-agent: *\nDisallow: /cart$\nSitemap: https://shop.example/sitemap.xml")],
    ["warn:silent", robots(null, 0)],
    ["warn:error", robots(null, 503)],
    ["warn:lines", robots("Disallow: /cart")],
    ["warn:lines", robots("User-agent: *\nDisallow: cart")],
    ["warn:lines", robots("User-agent: *\nDisallow: /a$b")],
    ["warn:lines", robots("<!doctype html><html>")],
    ["warn:lines", robots("Sitemap: /sitemap.xml")],
    ["skip", robots(null, 404)],
  ],
  sitemap: [
    ["pass:is", {}],
    ["warn:missing", { sitemap: null }],
    ["warn:broken", { sitemap: { url: "https://shop.example/sitemap.xml", status: 200, isXml: false } }],
  ],
  "soft-404": [
    ["pass", { missingPageStatus: 404 }],
    ["fail:soft", { missingPageStatus: 200 }],
    ["skip", { missingPageStatus: null }],
  ],
};
