import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A shop's page with something of everything that Lighthouse looks at. */
export interface SpeedSite {
  readonly port: number;
  /** Paths, in the order in which they were asked for. */
  readonly requests: readonly string[];
  close(): void;
}

const script = `function unused(){${"console.log('never called');".repeat(2_000)}}`;
const styles = `body{font:16px sans-serif;color:#222}${".never{color:blue}".repeat(3_000)}`;
/** Keeps a processor busy for a while, as a page with too many scripts does. */
const busy = "const until=performance.now()+120;while(performance.now()<until);";
const page = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>متجر</title>
<link rel="stylesheet" href="/style.css"><script src="/shop.js"></script></head>
<body><h1>حقائب جلدية مصنوعة باليد</h1>${"<p>نصنع هذه الحقيبة من جلد طبيعي مدبوغ في القاهرة، ونخيطها باليد في ورشة صغيرة.</p>".repeat(60)}<script>${busy}</script></body></html>`;

/** A worker that stores arrays of 32 MB for as long as it lives. */
const fillingWorker = `const opening = indexedDB.open("fill");
opening.onupgradeneeded = () => opening.result.createObjectStore("arrays", { autoIncrement: true });
opening.onsuccess = function store() {
  const writing = opening.result.transaction("arrays", "readwrite");
  writing.objectStore("arrays").add(new Uint8Array(32 * 1024 * 1024).fill(7));
  writing.oncomplete = store;
};`;

const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
  "/": ["text/html; charset=utf-8", page],
  "/shop.js": ["text/javascript", script],
  "/style.css": ["text/css", styles],
  "/fills-the-disk": [
    "text/html; charset=utf-8",
    page.replace(
      "</body>",
      '<script>new Worker("/fill.js")</script><img src="/never-ends" alt=""></body>',
    ),
  ],
  "/fill.js": ["text/javascript", fillingWorker],
};

export async function startSpeedSite(): Promise<SpeedSite> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url!);
    if (request.url === "/never-ends") return; // the page is not loaded before the time is up
    const file = files[request.url!.split("?", 1)[0]!];
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": file[0] }).end(file[1]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
