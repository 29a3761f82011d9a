import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { defineSeoJob } from "../../src/tools/seo-analyzer/server/seo-job.ts";
import type { SiteAudit } from "../../src/tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { createLargeSite } from "../../tests/fixtures/sites/large-site.ts";
import { mappedNetwork } from "../../tests/loopback/mapped-network.ts";

const pageCount = 500;
const pageBytes = 49_000;
const host = "large.test";
const goals = { seconds: 180, peakMb: 300 };

interface Measured {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

async function serveSite() {
  const getAnswer = createLargeSite(pageCount - 1, pageBytes);
  const bodies = new Map<string, string>();
  const paths = ["/", ...Array.from({ length: pageCount - 1 }, (_, i) => `/p/${i}`)];
  for (const path of paths) bodies.set(path, String(getAnswer(`http://${host}${path}`).body));
  const server = createServer(({ url = "/", method }, response) => {
    const body = bodies.get(url);
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html" });
    response.end(method === "HEAD" ? undefined : body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bytes = [...bodies.values()].reduce((sum, body) => sum + Buffer.byteLength(body), 0);
  return { server, paths, port: (server.address() as AddressInfo).port, bytes };
}

/** Reads the peak memory and the processor time of the one child of this process. */
function readChild(): { readonly peakMb: number; readonly cpuSeconds: number } | undefined {
  const folder = `/proc/${process.pid}/task`;
  const children = readdirSync(folder).flatMap((thread) =>
    readFileSync(`${folder}/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  try {
    const [pid] = children;
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    const ticksPerSecond = 100;
    return {
      peakMb: Number(peak) / 1_024,
      cpuSeconds: (Number(stat[11]) + Number(stat[12])) / ticksPerSecond,
    };
  } catch {
    return undefined; // it has ended
  }
}

/** Crawls the site as the server does: in a process of its own, with the pauses of the product. */
async function crawl(port: number): Promise<Measured & { readonly audit: SiteAudit }> {
  const job = defineSeoJob({
    network: mappedNetwork({ [`${host}:80`]: port }),
    siteUrl: "http://us.test",
    now: () => new Date(),
    maxSitePages: pageCount,
    browser: undefined,
    log: console,
  });
  let used = { peakMb: 0, cpuSeconds: 0 };
  const timer = setInterval(() => (used = readChild() ?? used), 100);
  const start = performance.now();
  const audit = await job.run(
    { url: `http://${host}/`, scope: "site" },
    () => (used = readChild() ?? used),
    new AbortController().signal,
    { id: "bench", visitor: "bench" },
  );
  clearInterval(timer);
  return { seconds: (performance.now() - start) / 1_000, ...used, audit: audit as SiteAudit };
}

async function crawlBarely(urls: readonly string[]): Promise<Measured> {
  const child = fork(join(import.meta.dirname, "bare-crawl.ts"));
  child.send(urls);
  const [measured] = (await once(child, "message")) as [Measured];
  return measured;
}

const toRow = (name: string, { seconds, cpuSeconds, peakMb }: Measured, peer: Measured) => ({
  crawl: name,
  seconds: seconds.toFixed(1),
  "CPU s": cpuSeconds.toFixed(1),
  "CPU ratio": (cpuSeconds / peer.cpuSeconds).toFixed(2),
  "peak MB": Math.round(peakMb),
  "memory ratio": (peakMb / peer.peakMb).toFixed(2),
});

/**
 * Crawls 500 pages of about 50 KB on this machine, and compares it with a bare `fetch` and parse5
 * over the same pages.
 */
export async function benchCrawl(): Promise<void> {
  const { server, paths, port, bytes } = await serveSite();
  const peer = await crawlBarely(paths.map((path) => `http://127.0.0.1:${port}${path}`));
  const { audit, ...own } = await crawl(port);
  server.close();
  server.closeAllConnections();
  console.table([toRow("this product", own, peer), toRow("fetch and parse5", peer, peer)]);
  const kilobytes = Math.round(bytes / paths.length / 1_000);
  console.log(
    `${audit.pages.length} pages of ${kilobytes} KB, ${audit.reading?.linkCount} links, a report of ${Math.round(Buffer.byteLength(JSON.stringify(audit)) / 1_000)} KB.`,
    `Goal: ${goals.seconds} s (${own.seconds <= goals.seconds ? "met" : "not met"}), ${goals.peakMb} MB (${own.peakMb <= goals.peakMb ? "met" : "not met"}).`,
  );
}
