import { expect, test } from "vitest";
import { toPageView, classifySource } from "./page-view.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const navigation = {
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  "user-agent": chrome,
};
const known = {
  pages: new Set(["/", "/en", "/services", "/en/services", "/search"]),
  host: "ro2ya.example",
  now: new Date("2026-11-22T23:59:59Z"),
};
const answered = { method: "GET", url: "/services", status: 200, headers: navigation };
const view = (changed: object) => toPageView({ ...answered, ...changed }, known);
const withHeaders = (more: object) => view({ headers: { ...navigation, ...more } });

test("a page that was opened is a day, a path, a language and a kind of origin, and nothing else", () => {
  expect(view({})).toEqual({
    day: "2026-11-22",
    path: "/services",
    locale: "ar",
    source: "direct",
  });
  expect(view({ url: "/en/services?utm_source=x&email=mona@example.com" })).toEqual({
    day: "2026-11-22",
    path: "/services",
    locale: "en",
    source: "direct",
  });
  expect(view({ url: "/en" })).toMatchObject({ path: "/", locale: "en" });
  expect(view({ url: "/search?q=secret" })).toMatchObject({ path: "/search" });
  expect(
    withHeaders({ referer: "https://www.google.com.eg/search?q=%D8%B3%D9%8A%D9%88" }),
  ).toMatchObject({ source: "search" });
});

test("a revalidated page and one that a service worker requests count as opened", () => {
  expect(view({ status: 304 })).toBeDefined();
  expect(withHeaders({ "sec-fetch-dest": "empty" })).toBeDefined();
});

test("a page that was fetched ahead counts when the visitor opens it", () => {
  const opened = {
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    "user-agent": chrome,
    referer: "https://ro2ya.example/services",
  };
  const head = (from: string, more = {}) =>
    view({ method: "HEAD", headers: { ...opened, "x-opened-from": from, ...more } });
  expect(head("https://ro2ya.example/")).toMatchObject({ path: "/services", source: "site" });
  expect(head("https://www.google.com/")).toMatchObject({ source: "search" });
  expect(head("")).toMatchObject({ source: "direct" });
  expect(head("", { "sec-gpc": "1" })).toBeUndefined();
  expect(view({ method: "HEAD", headers: opened })).toBeUndefined();
  expect(view({ headers: { ...opened, "x-opened-from": "" } })).toBeUndefined();
});

test.each([
  ["another method", { method: "HEAD" }],
  ["a form", { method: "POST" }],
  ["a page that is not there", { status: 404 }],
  ["a redirect", { status: 308 }],
  ["a failure", { status: 500 }],
  ["an address that somebody made up", { url: "/wp-login.php" }],
  ["a part of a page", { url: "/_astro/page.js" }],
  [
    "a script's own request",
    { headers: { ...navigation, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" } },
  ],
  ["a frame", { headers: { ...navigation, "sec-fetch-dest": "iframe" } }],
  ["a page fetched on the chance of it", { headers: { ...navigation, "sec-purpose": "prefetch" } }],
  [
    "a page drawn on the chance of it",
    { headers: { ...navigation, "sec-purpose": "prefetch;prerender" } },
  ],
  ["somebody who asks not to be tracked", { headers: { ...navigation, dnt: "1" } }],
  ["somebody with Global Privacy Control", { headers: { ...navigation, "sec-gpc": "1" } }],
  ["a program without a name", { headers: { ...navigation, "user-agent": undefined } }],
  ["a request that says nothing of its kind", { headers: { "user-agent": chrome } }],
])("not counted: %s", (_what, changed) => {
  expect(view(changed)).toBeUndefined();
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0 preview",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Go-http-client/2.0",
  "WhatsApp/2.23.20.0 A",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
])("a machine is not counted: %s", (userAgent) => {
  expect(withHeaders({ "user-agent": userAgent })).toBeUndefined();
});

test.each([
  chrome,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 355.0",
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
])("a person's browser is counted: %s", (userAgent) => {
  expect(withHeaders({ "user-agent": userAgent })).toBeDefined();
});

test.each([
  ["", "direct"],
  ["nonsense", "direct"],
  ["https://ro2ya.example/en/services", "site"],
  ["https://www.google.com/", "search"],
  ["https://www.google.com.sa/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["https://l.facebook.com/", "social"],
  ["https://t.co/x", "social"],
  ["https://web.whatsapp.com/", "social"],
  ["https://x.com/", "social"],
  ["https://notgoogle.com.evil.example/", "other"],
  ["https://google.evil-search.example.net/", "other"],
  ["android-app://com.google.android.gm/", "other"],
] as const)("who comes from %s comes from %s", (referer, source) => {
  expect(classifySource(referer, "ro2ya.example")).toBe(source);
});
