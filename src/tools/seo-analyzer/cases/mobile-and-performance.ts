import { link, meta, type Cases } from "./made-page.ts";

const rendered = { wordCount: 10, smallTextShare: 0, smallTargets: [], overflowPx: 0 };
const file = (name: string, sizeBytes: number | null) => ({
  url: `https://shop.example/${name}`,
  finalUrl: `https://shop.example/${name}`,
  status: 200,
  type: "image/webp",
  sizeBytes,
  dimensions: null,
});

export const mobileAndPerformanceCases: Cases = {
  viewport: [
    ["pass", { head: meta("viewport", "width=device-width, initial-scale=1") }],
    ["fail:missing", {}],
    ["fail:fixed", { head: meta("viewport", "width=1024") }],
  ],
  "zoom-allowed": [
    ["pass", { head: meta("viewport", "width=device-width, maximum-scale=5") }],
    ["fail:refused", { head: meta("viewport", "width=device-width, user-scalable=no") }],
    ["fail:refused", { head: meta("viewport", "width=device-width, maximum-scale=1.0") }],
    ["skip", {}],
  ],
  "viewport-single": [
    ["pass", { head: meta("viewport", "width=device-width") }],
    ["warn:several", { head: meta("viewport", "width=device-width") + meta("viewport", "width=400") }],
    ["skip", {}],
  ],
  "touch-icon": [
    ["pass", { head: link("apple-touch-icon", "/icon.png") }],
    ["pass", { head: link("manifest", "/site.webmanifest") }],
    ["warn:missing", {}],
  ],
  "font-size": [
    ["pass", { rendered: { ...rendered, smallTextShare: 0.4 } }],
    ["warn:small", { rendered: { ...rendered, smallTextShare: 0.5 } }],
    ["skip", {}],
  ],
  "tap-targets": [
    ["pass", { rendered }],
    ["warn:small", { rendered: { ...rendered, smallTargets: ["More"] } }],
    ["skip", {}],
  ],
  "no-overflow": [
    ["pass", { rendered }],
    ["warn:wide", { rendered: { ...rendered, overflowPx: 40 } }],
    ["skip", {}],
  ],
  "response-time": [
    ["pass:fast", { ttfbMs: 800 }],
    ["warn:slow", { ttfbMs: 801 }],
    ["fail:slow", { ttfbMs: 1801 }],
  ],
  compression: [
    ["pass:is", { decodedBytes: 5000, headers: [["content-encoding", "br"]] }],
    ["warn:none", { decodedBytes: 5000 }],
    ["skip", { decodedBytes: 900 }],
  ],
  caching: [
    ["pass", { headers: [["etag", '"1"']] }],
    ["warn:none", { headers: [] }],
  ],
  "page-weight": [
    ["pass:light", { resources: [file("a.webp", 50_000)] }],
    ["warn:heavy", { resources: [file("a.webp", 3_000_000)] }],
    ["skip", { resources: [file("a.webp", null)] }],
  ],
  "render-blocking": [
    ["pass", { head: `<script src="/a.js" defer></script><script src="/b.js" type="module"></script>${link("stylesheet", "/a.css")}` }],
    ["warn:blocking", { head: '<script src="/a.js"></script>' }],
    ["warn:blocking", { head: ["a", "b", "c", "d"].map((name) => link("stylesheet", `/${name}.css`)).join("") }],
    ["pass", { head: ["a", "b", "c", "d"].map((name) => link("stylesheet", `/${name}.css`, 'media="print"')).join("") }],
  ],
  "dom-size": [
    ["pass:fine", { body: "<p></p>".repeat(100) }],
    ["warn:many", { body: "<p></p>".repeat(1500) }],
    ["warn:deep", { body: "<div>".repeat(40) }],
  ],
  "needs-javascript": [
    ["pass", { body: '<div id="root"><p>Bags by hand</p></div><script src="/app.js"></script>' }],
    ["warn:empty", { body: '<div id="root"></div><script src="/app.js"></script>' }],
    ["warn:later", { body: "Bags", rendered: { ...rendered, wordCount: 500 } }],
    ["pass", { body: "Bags", rendered }],
  ],
  http2: [
    ["pass", { protocol: "h2" }],
    ["warn:old", { protocol: "http/1.1" }],
    ["skip", { protocol: null }],
  ],
  "inline-code": [
    ["pass", { head: "<style>a{}</style>" }],
    ["warn:large", { head: `<script>${" ".repeat(100_001)}</script>` }],
    ["skip", {}],
  ],
  "request-count": [
    ["pass:fine", { body: '<img src="/a.jpg" alt="">'.repeat(100) }],
    ["warn:many", { body: Array.from({ length: 81 }, (_, i) => `<img src="/${i}.jpg" alt="">`).join("") }],
    ["pass:fine", { body: Array.from({ length: 81 }, (_, i) => `<img src="/${i}.jpg" alt="" loading="lazy">`).join("") }],
  ],
};
