/**
 * Compares the results of our rules with those of Lighthouse's SEO audits on the pages of
 * `tests/fixtures/seo-agreement`, each on a loopback server of its own (robots.txt applies to a
 * host). Every verdict and every item has to be equal, or the page says why ours differs.
 * `npm run bench -- seo-agreement` runs all pages, further words those whose names contain them;
 * `--store` writes Lighthouse's results for the unit test that compares them without a browser.
 */
import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import type { AgreementPage } from "../tests/fixtures/seo-agreement/agreement-page.ts";
import {
  allowsEverything,
  audits,
  checkWithRules,
  toHeaders,
  toHtml,
  toLighthouseResult,
  type AuditResults,
} from "../tests/fixtures/seo-agreement/check-agreement.ts";
import { AgreementCount } from "../tests/fixtures/seo-agreement/agreement-count.ts";
import { agreementPages } from "../tests/fixtures/seo-agreement/pages.ts";
import { format } from "prettier";

function serve(page: AgreementPage): Promise<Server> {
  const { status = 200, text } = page.robots ?? { text: allowsEverything };
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === "/robots.txt")
      return response.writeHead(status, { "content-type": "text/plain" }).end(text);
    if (request.url === "/page")
      return response
        .writeHead(page.status ?? 200, toHeaders(page, origin).flat())
        .end(toHtml(page, origin));
    return response.writeHead(request.url === "/bag.png" ? 204 : 404).end();
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/**
 * Disables what does not affect the verdicts: screenshots and waiting for idle time. Only where
 * throttling is simulated does Lighthouse accept waits below its own of up to five seconds each;
 * the page itself loads unthrottled.
 */
const settings = {
  ignoreStatusCode: true,
  throttlingMethod: "simulate",
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  disableStorageReset: true,
  maxWaitForFcp: 30_000,
  maxWaitForLoad: 30_000,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
} as const;

/** @throws Error where Lighthouse has no result for an audit */
async function checkWithLighthouse(origin: string, port: number): Promise<AuditResults> {
  const result = await lighthouse(
    `${origin}/page`,
    { port, onlyAudits: [...audits], logLevel: "silent" },
    { extends: "lighthouse:default", settings },
  );
  const entries = audits.map((audit) => {
    const found = result?.lhr.audits[audit];
    if (found === undefined || found.scoreDisplayMode === "error")
      throw new Error(`Lighthouse has no result of ${audit}: ${found?.errorMessage ?? "none"}`);
    return [audit, toLighthouseResult(audit, found, origin)];
  });
  version = result!.lhr.lighthouseVersion;
  return Object.fromEntries(entries) as AuditResults;
}

/** Leaves out the audits that pass without items, which are most. */
function listFound(results: AuditResults): Partial<AuditResults> {
  return Object.fromEntries(
    audits.flatMap((audit) => {
      const { fails, items } = results[audit];
      return fails || items.length > 0 ? [[audit, { fails, items }]] : [];
    }),
  );
}

let version = "";
const words = process.argv.slice(3).filter((word) => !word.startsWith("-"));
const pages = Object.entries(agreementPages).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
const count = new AgreementCount();
const stored: Record<string, Partial<AuditResults>> = {};
const start = performance.now();
const browser = await launch({
  chromePath: findChromium() ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", ...chromiumArguments],
});
try {
  for (const [name, page] of pages) {
    const server = await serve(page);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const theirs = await checkWithLighthouse(origin, browser.port);
      stored[name] = listFound(theirs);
      count.compare(name, checkWithRules(page, origin), theirs);
    } catch (error) {
      count.addWrong(`${name}: ${String(error)}`);
    }
    server.close();
    server.closeAllConnections();
  }
} finally {
  browser.kill();
}
for (const line of count.differing) console.log(line);
for (const line of count.wrong) console.error(line);
console.log(count.toTable());
console.log(
  `Lighthouse ${version}: ${pages.length} pages in ${Math.round((performance.now() - start) / 1000)} s, ${count.toSummary()}`,
);
if (process.argv.includes("--store") && words.length === 0)
  await writeFile(
    "tests/fixtures/seo-agreement/lighthouse.json",
    await format(JSON.stringify({ version, pages: stored }), { parser: "json", printWidth: 100 }),
  );
if (count.wrong.length > 0) process.exitCode = 1;
