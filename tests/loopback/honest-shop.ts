import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * An honest site as there are many: a page of 50 KB with 40 links and 20 pictures, and 30 pages to
 * crawl.
 */
export interface HonestShop {
  readonly port: number;
  close(): void;
}

const words =
  "نصنع هذه الحقيبة من جلد طبيعي مدبوغ في القاهرة، ونخيطها باليد في ورشة صغيرة. Made by hand, sewn twice, sent in two days. ";
// The head of one of 1200 × 630
const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAABLAAAAJ2CAYAAAB4AAAA", "base64");
const links = 40;
const pictures = 20;
const crawledPages = 30;

const pageHead = (title: string) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="حقائب جلدية"></head><body><h1>${title}</h1>`;

function shopPage(): string {
  const parts = [
    ...Array.from({ length: links }, (_, i) => `<p><a href="/bag/${i}">Bag number ${i}</a></p>`),
    ...Array.from(
      { length: pictures },
      (_, i) => `<img src="/picture/${i}.png" alt="Bag ${i}" width="300" height="200">`,
    ),
  ];
  const head = pageHead("حقائب جلدية مصنوعة باليد");
  const text: string[] = [];
  for (
    let size = Buffer.byteLength(head + parts.join(""));
    size < 50_000;
    size += Buffer.byteLength(words) + 7
  )
    text.push(`<p>${words}</p>`);
  return `${head}${parts.join("")}${text.join("")}</body></html>`;
}

function crawledPage(number: number): string {
  const next = Array.from({ length: 3 }, (_, i) => number * 3 + i + 1).filter(
    (to) => to < crawledPages,
  );
  return `${pageHead(`Page ${number} of a workshop`)}${next.map((to) => `<a href="/page/${to}">Page ${to}</a>`).join("")}<p>${words.repeat(20)}</p></body></html>`;
}

export async function startHonestShop(): Promise<HonestShop> {
  const [shop, crawled] = [
    shopPage(),
    Array.from({ length: crawledPages }, (_, i) => crawledPage(i)),
  ];
  const server = createServer(({ url = "/" }, response) => {
    const { pathname, search } = new URL(url, "http://shop.example");
    const html =
      pathname === "/"
        ? search.startsWith("?crawl")
          ? crawled[0]
          : shop
        : (crawled[Number(/^\/page\/(\d+)$/.exec(pathname)?.[1] ?? NaN)] ??
          (/^\/bag\/\d+$/.test(pathname) ? crawled.at(-1) : undefined));
    if (html !== undefined)
      response
        .writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "content-length": Buffer.byteLength(html),
        })
        .end(html);
    else if (pathname.startsWith("/picture/"))
      response
        .writeHead(200, { "content-type": "image/png", "content-length": picture.length })
        .end(picture);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
