import { describe, expect, test } from "vitest";
import {
  createContext,
  link,
  meta,
  type Made,
} from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { recognizePlatform } from "./recognize-platform.ts";

const style = (href: string): string => link("stylesheet", href);
const script = (src: string): string => `<script src="${src}"></script>`;
const picture = (src: string): string => `<img src="${src}" alt="">`;
const yoast =
  "<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/product/yoast-seo-wordpress/ -->";
const rankMath = "<!-- Search Engine Optimization by Rank Math - https://rankmath.com/ -->";
const wordpress = meta("generator", "WordPress 6.8.2");
const themeStyle = style("/wp-content/themes/shop/style.css");
const headers = (...sent: readonly [string, string][]): Pick<Made, "headers"> => ({
  headers: [["content-type", "text/html; charset=utf-8"], ...sent],
});

/** What is recognised as "id: what by", or "null". */
function recognize(made: Made): string {
  const found = recognizePlatform(createContext(made));
  return found === null ? "null" : `${found.id}: ${found.by.join(" ")}`;
}

describe("a file of HTML that a server sends as it is", () => {
  const written = ["last-modified", "Sat, 01 Aug 2026 08:00:00 GMT"] as const;
  const file = { url: "https://shop.example/about.html", ...headers([...written]) };

  test("is recognised by its address and the time at which it was written", () => {
    expect(recognize(file)).toBe("plain: address headers");
    expect(recognize({ ...file, url: "https://shop.example/About.HTM" })).toBe(
      "plain: address headers",
    );
  });

  test.each<[string, Made]>([
    ["a start page, whose address names no file", { ...file, url: "https://shop.example/" }],
    ["a page without the time", { url: file.url }],
    ["a page with a generator tag", { ...file, head: meta("generator", "Blogger") }],
    ["a page of a program", { ...file, ...headers([...written], ["x-powered-by", "PHP/8.3"]) }],
    ["a page with a session", { ...file, ...headers([...written], ["set-cookie", "sid=1"]) }],
  ])("%s is not", (_, made) => {
    expect(recognize(made)).toBe("null");
  });

  test("of a platform has that platform", () => {
    expect(recognize({ ...file, head: themeStyle + yoast })).toBe("wordpress-yoast: comment files");
  });
});

describe("what a page is made with is recognised", () => {
  test.each<[string, Made, string]>([
    ["WordPress by its generator tag", { head: wordpress }, "wordpress: generator"],
    [
      "WordPress without a generator tag, by two folders of its files",
      { head: themeStyle, body: script("/wp-includes/js/jquery/jquery.min.js") },
      "wordpress: files",
    ],
    [
      "WordPress by the link to its REST API",
      { head: link("https://api.w.org/", "https://shop.example/wp-json/") },
      "wordpress: markup",
    ],
    [
      "WordPress by the link to its REST API in a header",
      headers(["link", '<https://shop.example/wp-json/>; rel="https://api.w.org/"']),
      "wordpress: markup",
    ],
    [
      "WordPress by a file and its pingback header",
      { head: themeStyle, ...headers(["x-pingback", "https://shop.example/xmlrpc.php"]) },
      "wordpress: files headers",
    ],
    ["Yoast in WordPress", { head: wordpress + yoast }, "wordpress-yoast: generator comment"],
    [
      "Yoast, where the generator tag was removed",
      { head: yoast + themeStyle },
      "wordpress-yoast: comment files",
    ],
    [
      "Rank Math in WordPress",
      { head: rankMath + themeStyle },
      "wordpress-rank-math: comment files",
    ],
    [
      "WordPress alone where both plugins left a comment",
      { head: wordpress + yoast + rankMath },
      "wordpress: generator comment",
    ],
    [
      "Shopify by what its theme sets",
      { head: '<script>var Shopify = Shopify || {};\nShopify.shop = "a.myshopify.com";</script>' },
      "shopify: markup",
    ],
    [
      "Shopify by files of its theme on its own host and the platform's",
      {
        head: style("/cdn/shop/t/4/assets/base.css"),
        body: script("//cdn.shopify.com/shopifycloud/checkout-web/assets/a.js"),
      },
      "shopify: files",
    ],
    ["Shopify by its headers", headers(["x-shopid", "123"]), "shopify: headers"],
    ["Salla by its address", { url: "https://salla.sa/my-shop" }, "salla: address"],
    ["Salla by its generator tag", { head: meta("generator", "Salla") }, "salla: generator"],
    [
      "Salla on a domain of its own, by its elements and files",
      {
        head: style("https://cdn.salla.sa/themes/app.css"),
        body: "<salla-search></salla-search>",
      },
      "salla: markup files",
    ],
    ["Zid by its address", { url: "https://my-shop.zid.store/" }, "zid: address"],
    ["Zid by its generator tag", { head: meta("generator", "Zid") }, "zid: generator"],
    [
      "Zid on a domain of its own, by its files and pictures",
      {
        head: style("https://media.zid.store/static/theme.css"),
        body: picture("https://media.zid.store/thumbs/1.jpg"),
      },
      "zid: files",
    ],
    [
      "Wix by its generator tag",
      { head: meta("generator", "Wix.com Website Builder") },
      "wix: generator",
    ],
    [
      "Wix by its scripts and pictures",
      {
        head: script("https://static.parastorage.com/services/a.js"),
        body: picture("https://static.wixstatic.com/media/a.jpg"),
      },
      "wix: files",
    ],
    ["Wix by its headers", headers(["x-wix-request-id", "1.2"]), "wix: headers"],
    ["Webflow by its generator tag", { head: meta("generator", "Webflow") }, "webflow: generator"],
    [
      "Webflow by the mark on its html tag and its files",
      {
        tag: 'data-wf-page="65a" data-wf-site="65b" lang="en"',
        head: style("https://assets.website-files.com/65b/css/a.css"),
      },
      "webflow: markup files",
    ],
    [
      "Squarespace by the context of its pages",
      { head: "<script>Static.SQUARESPACE_CONTEXT = {};</script>" },
      "squarespace: markup",
    ],
    ["Squarespace by its server", headers(["server", "Squarespace"]), "squarespace: headers"],
    [
      "Squarespace by its comment and a script",
      {
        head: `<!-- This is Squarespace. -->${script("//assets.squarespace.com/universal/scripts-compressed/a.js")}`,
      },
      "squarespace: markup files",
    ],
    [
      "Squarespace by a script and its pictures",
      {
        head: script("https://static1.squarespace.com/static/a.js"),
        body: picture("https://images.squarespace-cdn.com/content/v1/a.jpg"),
      },
      "squarespace: files",
    ],
    [
      "Next.js with its App Router",
      {
        head: script("/_next/static/chunks/main.js"),
        body: "<script>self.__next_f.push([1])</script>",
      },
      "nextjs: markup files",
    ],
    [
      "Next.js with its Pages Router",
      {
        head: script("/_next/static/chunks/main.js"),
        body: '<script id="__NEXT_DATA__" type="application/json">{}</script>',
      },
      "nextjs: markup files",
    ],
    ["Next.js by its header", headers(["x-powered-by", "Next.js"]), "nextjs: headers"],
    [
      "Laravel by its two cookies",
      headers(
        ["set-cookie", "XSRF-TOKEN=abc; path=/"],
        ["set-cookie", "laravel_session=def; path=/; httponly"],
      ),
      "laravel: cookies",
    ],
    [
      "the shop, where a shop's server is made with a framework",
      {
        url: "https://my-shop.zid.store/",
        ...headers(["set-cookie", "XSRF-TOKEN=a"], ["set-cookie", "laravel_session=b"]),
      },
      "zid: address",
    ],
  ])("%s", (_, made, expected) => {
    expect(recognize(made)).toBe(expected);
  });
});

describe("a page that only mentions a platform is not recognised", () => {
  test.each<[string, Made]>([
    ["a text about WordPress", { body: "<h1>Why we left WordPress and Shopify</h1>" }],
    [
      "links to platforms",
      {
        body: '<a href="https://www.shopify.com/">Shopify</a><a href="https://salla.sa/">سلة</a><a href="https://zid.store/">زد</a>',
      },
    ],
    [
      "a picture from a blog in WordPress",
      { body: picture("https://blog.example/wp-content/uploads/a.jpg") },
    ],
    [
      "a style sheet from another site's WordPress",
      {
        head:
          style("https://cdn.other.example/wp-content/a.css") +
          style("https://cdn.other.example/wp-includes/b.css"),
      },
    ],
    ["one file in a folder called wp-content", { head: themeStyle }],
    ["the comment of Yoast alone", { head: yoast }],
    [
      "the comment of Yoast in a page about it",
      { body: "<pre>&lt;!-- This site is optimized with the Yoast SEO plugin</pre>" },
    ],
    [
      "a script that asks whether it is in Shopify",
      { head: '<script>if (window.Shopify && Shopify.shop == "a") start()</script>' },
    ],
    ["a text field that quotes two plugins", { body: `<textarea>${yoast}${rankMath}</textarea>` }],
    [
      "pictures from a shop in Shopify",
      { body: picture("https://cdn.shopify.com/s/files/1/0001/products/a.jpg") },
    ],
    [
      "a button that sells from Shopify on another site",
      {
        body:
          script("https://sdks.shopifycdn.com/buy-button/latest/buy-button-storefront.min.js") +
          "<script>ShopifyBuy.UI.onReady(client)</script>",
      },
    ],
    ["an app over Shopify", headers(["x-shopid", "1"], ["powered-by", "Shopify, Oxygen"])],
    ["a picture from Salla", { body: picture("https://cdn.salla.sa/DQYwE/a.jpg") }],
    ["a picture from Zid", { body: picture("https://media.zid.store/a.png") }],
    ["a picture from Wix", { body: picture("https://static.wixstatic.com/media/a.jpg") }],
    ["a picture from Squarespace", { body: picture("https://images.squarespace-cdn.com/a.jpg") }],
    [
      "a text about the comment of Squarespace",
      { body: "<textarea><!-- This is Squarespace. --></textarea>" },
    ],
    [
      "a script that asks for the context of Squarespace",
      { head: "<script>if (Static.SQUARESPACE_CONTEXT == null) start()</script>" },
    ],
    ["the mark of Webflow on another element", { body: '<div data-wf-site="65b">text</div>' }],
    ["a script in a folder of Next.js", { head: script("/_next/static/chunks/main.js") }],
    [
      "code of Next.js in a page about it",
      { body: '<code>&lt;script id="__NEXT_DATA__"&gt; self.__next_f</code>' },
    ],
    ["a token as other frameworks send it", headers(["set-cookie", "XSRF-TOKEN=abc"])],
    [
      "a page whose signs name two platforms",
      { head: wordpress + meta("generator", "Wix.com Website Builder") },
    ],
    [
      "a generator of another name",
      { head: meta("generator", "Hugo 0.152 with WordPress import") },
    ],
    ["an empty page", {}],
  ])("%s", (_, made) => {
    expect(recognize(made)).toBe("null");
  });
});

test("a page of many repeated tags is read in linear time", () => {
  const html = "<html ".repeat(400_000);
  const start = performance.now();
  expect(recognize({ html })).toBe("null");
  expect(performance.now() - start).toBeLessThan(5_000);
});
