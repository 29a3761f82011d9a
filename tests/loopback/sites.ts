import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { LoopbackMap } from "./mapped-network.ts";

/** Sites of every sort, on one port of this machine, distinguished by their names. */
export interface LoopbackSites {
  readonly map: LoopbackMap;
  /** What was asked, as `HEAD good.example/about`, in order. */
  readonly requests: readonly string[];
  /** How many who asked still wait for an answer. */
  unanswered(): number;
  close(): Promise<void>;
}

type Site = (path: string, response: ServerResponse, request: IncomingMessage) => void;

const createWords = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => ["نصنع", "الفخار", "في", "الفسطاط", "بأيدي", "حرفيين", "مهرة"][i % 7],
  ).join(" ");

const goodPage = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<title>بيت الفخار: أوانٍ مصنوعة يدويًا في الفسطاط</title>
<meta name="description" content="أوانٍ وأطباق من طين الفسطاط، يشكّلها حرفيون مهرة بأيديهم منذ ثلاثة أجيال. تصفّح المعرض واطلب قطعتك، ونوصلها إليك في القاهرة والجيزة خلال ثلاثة أيام.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="http://good.example/">
<link rel="icon" href="/favicon.png">
<meta property="og:title" content="بيت الفخار">
<meta property="og:locale" content="ar_EG">
<meta property="og:image" content="http://good.example/share.png">
</head>
<body><main><h1>فخار الفسطاط من يد صانعه</h1><p>${createWords(320)}</p>
<p><a href="/gallery">معرض الأواني والأطباق</a> <a href="/about">حكاية الورشة</a> <a href="/old">صفحة قديمة</a></p></main></body></html>`;

const badPage = `<html><head><title>x</title><meta name="robots" content="noindex"></head><body><font>page</font><img src="/missing.png"><a href="javascript:void(0)">click here</a><a href="/gone">انقر هنا</a></body></html>`;

/** A page of WordPress with Yoast, as their code writes it, without most of what it needs. */
const wordpressPage = `<!doctype html><html><head><meta charset="utf-8"><title>مخبز</title>
<!-- This site is optimized with the Yoast SEO plugin v26.3 - https://yoast.com/product/yoast-seo-wordpress/ -->
<meta name="generator" content="WordPress 6.8.2">
<link rel="stylesheet" href="/wp-content/themes/bakery/style.css"></head>
<body><main><h1>مخبز الحي</h1><p>${createWords(80)}</p><img src="/wp-content/uploads/bread.jpg"></main></body></html>`;

/** Its text comes by a script, from a second request. */
const scriptedPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Leather bags, sewn by hand in Cairo</title></head><body><div id="app"></div><script>fetch("/words").then((r)=>r.text()).then((t)=>{app.innerHTML="<h1>Leather bags</h1><p>"+t+"</p>"})</script></body></html>`;

// The head of one of 1200 × 630
const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2CAYAAAB4AAAA", "base64");

function sendHtml(
  response: ServerResponse,
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers }).end(body);
}

/** Thirty pages in a chain of folders, with what can only be seen across them. */
function servePages(path: string, response: ServerResponse): void {
  if (path === "/robots.txt")
    return void response
      .writeHead(200, { "content-type": "text/plain" })
      .end("user-agent: *\ndisallow: /private\nsitemap: http://thirty.example/map.xml.gz\n");
  if (path === "/map.xml.gz") {
    const listed = ["/", "/orphan", "/private/x", "http://elsewhere.example/"].map(
      (address) => `<url><loc>${new URL(address, "http://thirty.example").href}</loc></url>`,
    );
    return void response
      .writeHead(200, { "content-type": "application/gzip" })
      .end(gzipSync(`<urlset>${listed.join("")}</urlset>`));
  }
  if (path === "/broken") return sendHtml(response, "<title>Gone</title>", 404);
  if (path === "/file")
    return void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
  if (path === "/away")
    return void response.writeHead(302, { location: "http://good.example/" }).end();
  if (path === "/again") return void response.writeHead(301, { location: "/" }).end();
  const number =
    path === "/" ? 0 : path === "/orphan" ? 28 : Number(/^\/p(\d+)$/.exec(path)?.[1] ?? NaN);
  if (Number.isNaN(number)) return sendHtml(response, "<title>Not found</title>", 404);
  const next =
    number === 0 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : number < 10 ? [number + 9, number + 18] : [];
  const links = [
    ...next.filter((to) => to <= 27).map((to) => `/p${to}`),
    ...(number === 0 ? ["/broken", "/file", "/away", "/again", "/private/y", "/photo.jpg"] : []),
  ];
  const title =
    number === 4 || number === 5
      ? "The same title as another page has"
      : `Page ${number} of a workshop in Fustat`;
  const alternate = number === 6 ? '<link rel="alternate" hreflang="en" href="/p7">' : "";
  sendHtml(
    response,
    `<!doctype html><html lang="en"><head><title>${title}</title>${alternate}</head><body><h1>${number}</h1>${links.map((to) => `<a href="${to}">Page at ${to}</a>`).join("")}</body></html>`,
  );
}

const sites: Readonly<Record<string, Site>> = {
  "good.example"(path, response) {
    if (path === "/") sendHtml(response, goodPage);
    else if (path === "/gallery" || path === "/about")
      sendHtml(response, "<!doctype html><title>صفحة</title>");
    else if (path === "/old") response.writeHead(301, { location: "/about" }).end();
    else if (path.endsWith(".png"))
      response
        .writeHead(200, { "content-type": "image/png", "content-length": png.length })
        .end(png);
    else if (path === "/robots.txt")
      response
        .writeHead(200, { "content-type": "text/plain" })
        .end("user-agent: *\nallow: /\nsitemap: /sitemap.xml\n");
    else if (path === "/sitemap.xml")
      response
        .writeHead(200, { "content-type": "application/xml" })
        .end('<?xml version="1.0"?><urlset><url><loc>http://good.example/</loc></url></urlset>');
    else sendHtml(response, "<title>لا شيء هنا</title>", 404);
  },
  "bad.example": (path, response) =>
    path === "/" ? sendHtml(response, badPage) : response.writeHead(404).end(),
  "wordpress.example": (path, response) =>
    path === "/" ? sendHtml(response, wordpressPage) : response.writeHead(404).end(),
  "scripted.example": (path, response) =>
    sendHtml(response, path === "/words" ? "We sew every bag by hand. ".repeat(80) : scriptedPage),
  "loop.example": (_path, response) => void response.writeHead(302, { location: "/" }).end(),
  "huge.example": (_path, response) =>
    sendHtml(response, `<!doctype html><title>Huge</title>${"<p>x".repeat(2_700_000)}`),
  "gone.example": (_path, response) =>
    sendHtml(
      response,
      "<!doctype html><html lang=en><title>Gone for ever</title><h1>Gone</h1></html>",
      404,
    ),
  "file.example": (_path, response) =>
    void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7"),
  "slow.example": () => undefined,
  "closed.example": (path, response) =>
    path === "/robots.txt"
      ? response.end("user-agent: RoyaBot\ndisallow: /\n")
      : sendHtml(response, goodPage),
  /** Refuses training, and has an llms.txt. */
  "assistants.example"(path, response) {
    if (path === "/robots.txt")
      return void response.end(
        "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /\n\nUser-agent: *\nDisallow: /\n",
      );
    if (path === "/llms.txt")
      return void response
        .writeHead(200, { "content-type": "text/plain; charset=utf-8" })
        .end("# فخار الفسطاط\n\n> ورشة فخار في القاهرة\n");
    return sendHtml(
      response,
      path === "/" ? goodPage : "<title>404</title>",
      path === "/" ? 200 : 404,
    );
  },
  /** Its robots.txt fails, and it sends a page for every address. */
  "failing-robots.example": (path, response) =>
    path === "/robots.txt" ? response.writeHead(503).end() : sendHtml(response, goodPage),
  /** Forbids our crawler its llms.txt alone. */
  "hidden-llms.example": (path, response) =>
    path === "/robots.txt"
      ? response.end("user-agent: RoyaBot\ndisallow: /llms.txt\n")
      : path === "/llms.txt"
        ? response.end("# Hidden")
        : sendHtml(response, goodPage),
  "inward.example": (_path, response) =>
    void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  "thirty.example": (path, response) => servePages(path, response),
  "endless.example": (path, response) =>
    sendHtml(
      response,
      `<!doctype html><title>${path}</title>${Array.from({ length: 20 }, (_, i) => `<a href="${path}${i}/">further</a>`).join("")}`,
    ),
  /** Sends WebP to who accepts it, as image services do, also without a suffix in the address. */
  "negotiated.example"(path, response, request) {
    if (path === "/")
      return sendHtml(
        response,
        '<!doctype html><title>Bags</title><img src="/bag.jpg" alt="Bag"><img src="/photo?id=2" alt="Bag">',
      );
    const isWebp = request.headers.accept?.includes("image/webp");
    response
      .writeHead(200, { "content-type": isWebp ? "image/webp" : "image/jpeg" })
      .end(Buffer.alloc(50_000));
  },
  "mixed.example": (path, response) =>
    path === "/"
      ? sendHtml(
          response,
          '<!doctype html><title>Links</title><a href="http://127.0.0.1/">in</a><a href="http://dead.example/">dead</a><a href="http://no.example/">none</a><a href="http://good.example/about">good</a>',
        )
      : response.writeHead(404).end(),
};

/** Nothing listens there. */
const closedPort = 1;

export async function startSites(): Promise<LoopbackSites> {
  const requests: string[] = [];
  let waiting = 0;
  const server = createServer((request, response) => {
    waiting++;
    response.once("close", () => waiting--);
    const host = request.headers.host ?? "";
    requests.push(`${request.method} ${host}${request.url}`);
    const site = sites[host];
    if (site) site(request.url!, response, request);
    else response.writeHead(421).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    map: {
      ...Object.fromEntries(Object.keys(sites).map((name) => [name, port])),
      "dead.example": closedPort,
    },
    requests,
    unanswered: () => waiting,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
