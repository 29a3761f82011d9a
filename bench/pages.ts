/**
 * Runs Lighthouse (mobile, with its simulated slow network and phone) on pages of the built
 * product: home, a service, a project, a tutorial and contact in both languages, and in the same
 * run on a page of one line, the floor that no page can be faster than. All of them over HTTP/2 and
 * TLS, as behind the proxies of `deploy/`; with `--http1` as the server itself answers. Medians of
 * three runs, in turn; `--runs 9` makes nine. `npm run bench -- pages [FOLDER PATH…]` adds pages of
 * another built site.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { localePath } from "../src/i18n/locale.ts";
import { locales } from "../src/i18n/messages.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { serveBuilt } from "../scripts/serve-built.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { serveTls } from "./support/serve-tls.ts";

const paths = [
  "/",
  "/services/web-design",
  "/portfolio/fustat-pottery",
  "/tutorials/website-speed",
  "/contact",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const { values, positionals } = parseArgs({
  args: process.argv.slice(process.argv.indexOf("pages") + 1),
  allowPositionals: true,
  options: { http1: { type: "boolean" }, runs: { type: "string", default: "3" } },
});
const [folder, ...peerPaths] = positionals;

interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The site over the protocol that is measured. */
async function open(site: Site): Promise<Site> {
  if (values.http1) return site;
  const front = await serveTls(site.url);
  return {
    url: front.url,
    stop: async () => void (await Promise.all([front.stop(), site.stop()])),
  };
}

const product = await open(await serveBuilt(4390));
const floorFolder = await mkdtemp(join(tmpdir(), "floor-"));
await writeFile(
  join(floorFolder, "index.html"),
  '<!doctype html><html lang="en"><title>Floor</title><meta name="viewport" content="width=device-width"><h1>One line</h1>',
);
const floor = await open(await serveFolder(floorFolder));
const peer = folder === undefined ? undefined : await open(await serveFolder(folder));
const browser = await launch({
  chromePath: findChromium() ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...chromiumArguments],
});
try {
  const addresses = [
    `${floor.url}/`,
    ...(peer === undefined
      ? []
      : (peerPaths.length > 0 ? peerPaths : ["/"]).map((path) => peer.url + path)),
    ...paths.flatMap((path) => locales.map((locale) => product.url + localePath(locale, path))),
  ];
  const measured = new Map<string, Row[]>(addresses.map((address) => [address, []]));
  for (let run = 0; run < Number(values.runs); run++)
    for (const address of addresses) measured.get(address)!.push(await measure(address));
  const rows = [...measured].map(([address, all]): Row => ({
    site: address.startsWith(product.url)
      ? "ours"
      : address.startsWith(floor.url)
        ? "floor"
        : "peer",
    page: new URL(address).pathname,
    ...toMedianRow(all),
  }));
  const floorMs = Number(rows[0]!["LCP ms"]);
  console.table(rows.map((row) => ({ ...row, "over floor ms": Number(row["LCP ms"]) - floorMs })));
} finally {
  browser.kill();
  await Promise.all([product.stop(), floor.stop(), peer?.stop()]);
  await rm(floorFolder, { recursive: true });
}

type Row = Readonly<Record<string, string | number>>;

/** The median of each figure; of words, what the last run says. */
function toMedianRow(all: readonly Row[]): Row {
  const names = Object.keys(all[0]!);
  return Object.fromEntries(
    names.map((name) => {
      const values = all.map((row) => row[name]!);
      const numbers = values.filter((value) => typeof value === "number");
      return [
        name,
        numbers.length === values.length
          ? numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
          : values.at(-1)!,
      ];
    }),
  );
}

async function measure(address: string): Promise<Row> {
  const result = await lighthouse(address, {
    port: browser.port,
    onlyCategories: [...categories],
    logLevel: "error",
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${address}`);
  const { lhr } = result;
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary",
  );
  return {
    ...Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    "LCP ms": Math.round(value("largest-contentful-paint")),
    "TBT ms": Math.round(value("total-blocking-time")),
    CLS: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    KB: Math.round(value("total-byte-weight") / 1000),
    failed: failed.map(({ id }) => id).join(" "),
  };
}
