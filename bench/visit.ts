/**
 * Measures a visit of five pages over a slow line (1.6 Mbps, 150 ms, HTTP/2 and TLS): how long the
 * paint of each page takes after its link is pressed, when the browser does nothing ahead, fetches
 * the page, and draws it. `npm run bench -- visit`, after a build. The pages drive themselves:
 * a browser under inspection draws nothing ahead.
 */
import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { startThrottledProxy } from "../tests/loopback/throttled-proxy.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { serveTls } from "./support/serve-tls.ts";

const runs = 3;
const line = { downMbps: 1.6, upMbps: 0.75, delayMs: 150 };
/** From the load of a page to the press of its link. */
const readMs = 2_500;
const limitMs = 60_000;
const dist = resolve(import.meta.dirname, "../dist");
const pages = ["/en", "/en/services", "/en/services/web-design", "/en/tutorials", "/en/about"];
type Way = "nothing" | "prefetch" | "prerender";
/**
 * What the browser does ahead, and how long before the press. It begins when the pointer has rested
 * on a link for 200 ms: these are a press after 300 and after 800 ms.
 */
const ways: readonly (readonly [way: Way, aheadMs: number])[] = [
  ["nothing", 100],
  ["prefetch", 100],
  ["prerender", 100],
  ["prefetch", 600],
  ["prerender", 600],
];

interface Paint {
  readonly path: string;
  /** From the press of its link, or the start of the visit, to the first paint. */
  readonly ms: number;
}

interface Drive {
  readonly reportUrl: string;
  readonly way: Way;
  readonly order: readonly string[];
  readonly readMs: number;
  readonly aheadMs: number;
}

/** Runs in each page: reports its paint, then has the next one fetched or drawn and follows it. */
function drive({ reportUrl, way, order, readMs, aheadMs }: Drive): void {
  const follow = (): void => {
    const [navigation] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming & { readonly activationStart: number },
    ];
    const report = (): void => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      if (paint === undefined) return void setTimeout(report, 20);
      const ms = Math.max(0, paint.startTime - navigation.activationStart);
      void fetch(`${reportUrl}?path=${location.pathname}&ms=${ms}`, { mode: "no-cors" });
    };
    report();
    const next = order[order.indexOf(location.pathname) + 1];
    if (next === undefined) return;
    setTimeout(() => {
      if (way === "nothing") return;
      const rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.text = JSON.stringify({ [way]: [{ urls: [next] }] });
      document.head.append(rules);
    }, readMs);
    setTimeout(() => {
      const link = document.createElement("a");
      link.href = next;
      document.body.append(link);
      link.click();
    }, readMs + aheadMs);
  };
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", follow);
  else follow();
}

/** Copies the built site, with the script that drives its pages instead of its policy and rules. */
async function copyDriven(folder: string, options: Drive): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const script = `<script>(${drive})(${JSON.stringify(options)})</script>`;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html
        .replace(/<script type="speculationrules">[^]*?<\/script>/, "")
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, "")
        .replace("</head>", () => `${script}</head>`),
    );
  }
}

/** Listens to the reports of the pages. */
async function listenForPaints() {
  let onPaint: (paint: Paint) => void = () => undefined;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, "http://localhost");
    onPaint({ path: searchParams.get("path")!, ms: Number(searchParams.get("ms")) });
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Resolves with the paints of a visit, by path. */
    collect: () =>
      new Promise<ReadonlyMap<string, number>>((collected, reject) => {
        const paints = new Map<string, number>();
        const timer = setTimeout(() => reject(new Error("The visit has not ended")), limitMs);
        onPaint = ({ path, ms }) => {
          paints.set(path, ms);
          if (paints.size < pages.length) return;
          clearTimeout(timer);
          collected(paints);
        };
      }),
    stop: () => server.close(),
  };
}

const browserArguments = [
  ...chromiumArguments,
  "--headless=new",
  "--ignore-certificate-errors",
  "--window-size=1280,900",
];

/** Opens the first page in a browser of its own and returns the paints of all. */
async function visit(
  url: string,
  collect: () => Promise<ReadonlyMap<string, number>>,
): Promise<ReadonlyMap<string, number>> {
  const profile = await mkdtemp(join(tmpdir(), "visit-"));
  const paints = collect();
  const browser = spawn(
    findChromium() ?? "/usr/bin/chromium",
    [...browserArguments, `--user-data-dir=${profile}`, url + pages[0]!],
    { stdio: "ignore" },
  );
  const exited = new Promise((resolved) => browser.once("exit", resolved));
  try {
    return await paints;
  } finally {
    browser.kill();
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1]!;

const rows: Record<string, string | number>[] = [];
const reports = await listenForPaints();
for (const [way, aheadMs] of ways) {
  const copy = await mkdtemp(join(tmpdir(), "visit-"));
  await copyDriven(copy, { reportUrl: reports.url, way, order: pages, readMs, aheadMs });
  const site = await serveFolder(copy);
  const front = await serveTls(site.url);
  const slow = await startThrottledProxy(Number(new URL(front.url).port), line);
  const visits: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run < runs; run++)
    visits.push(await visit(slow.url.replace("http:", "https:"), reports.collect));
  const paints = pages.map((path) => median(visits.map((own) => own.get(path)!)));
  rows.push({
    "ahead of the press": `${way}, ${aheadMs} ms`,
    ...Object.fromEntries(pages.map((path, i) => [path, Math.round(paints[i]!)])),
    "four pages, ms": Math.round(paints.slice(1).reduce((sum, ms) => sum + ms, 0)),
  });
  await slow.close();
  await front.stop();
  await site.stop();
  await rm(copy, { recursive: true, force: true });
}
console.table(rows);
reports.stop();
