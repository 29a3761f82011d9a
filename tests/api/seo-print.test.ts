import { chmod, readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppDependencies } from "#app.ts";
import { locales } from "#i18n/messages.ts";
import { startAnalysis, toAnalysisPath } from "#tools/seo-analyzer/contract.ts";
import { toPdfPath, toPrintPath } from "#tools/seo-analyzer/pdf-contract.ts";
import { printBundleName } from "#tools/seo-analyzer/server/print/print-task.ts";
import { ReportPrinter } from "#tools/seo-analyzer/server/print/report-printer.ts";
import { toReport } from "#tools/seo-analyzer/engine/report.ts";
import { audited, shopPage } from "../e2e/support/seo-stub.ts";
import { buildPrintBundle } from "../../scripts/build-print.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { startApp, temporaryFolder } from "./start-app.ts";
import { watchBrowserFolder } from "./watch-browser-folder.ts";

// The server's own browser prints what a real analysis has found, over a real socket.

const hostile = `مقهى </title><script>alert(1)</script>`;
const html = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${hostile.replaceAll("<", "&lt;")}</title></head><body><h1>قهوة</h1><p>${"نقدم القهوة كل صباح. ".repeat(40)}</p><a href="/gone">هنا</a></body></html>`;
const site = createServer((request, response) => {
  if (request.url !== "/") return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
});
site.listen(0, "127.0.0.1");
await once(site, "listening");
const browsers = await watchBrowserFolder();
process.env["TMPDIR"] = browsers.path;
const bundleFolder = await temporaryFolder(afterAll);
const bundle = join(bundleFolder, printBundleName);
beforeAll(() => buildPrintBundle(bundleFolder));
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await browsers.remove();
});

interface Changes extends Partial<AppDependencies> {
  readonly scope?: "page" | "site";
}

/** A server that has analysed the site. @returns its URL and the id of the analysis */
async function startAnalysed({ scope = "page", ...changed }: Changes = {}) {
  const { app } = await startApp({
    browser: { path: findChromium() ?? "no Chromium", maxConcurrent: 1 },
    network: mappedNetwork({ "cafe.example": (site.address() as AddressInfo).port }),
    print: { bundle },
    ...changed,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const started = await fetch(`${url}${startAnalysis.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ url: "http://cafe.example/", locale: "ar", scope }),
  });
  const { id } = startAnalysis.output.parse(await started.json());
  await (await fetch(`${url}${startAnalysis.path}/${id}/events`)).text(); // ends with the work
  return {
    app,
    url,
    id,
    getPdf: (locale: "ar" | "en") => fetch(`${url}${toPdfPath(id, locale, null)}`),
  };
}

for (const scope of ["page", "site"] as const)
  test(`O-50 the report of a ${scope} is a tagged PDF in both languages, with live links and our fonts`, async () => {
    const { getPdf } = await startAnalysed({ scope });
    for (const locale of locales) {
      const response = await getPdf(locale);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("content-disposition")).toBe(
        'attachment; filename="seo-report-cafe.example-2026-11-21.pdf"',
      );
      const pdf = Buffer.from(await response.arrayBuffer()).toString("latin1");
      expect(pdf.slice(0, 5)).toBe("%PDF-");
      expect(pdf).toContain(`/Lang (${locale})`);
      expect(pdf).toContain("/StructTreeRoot");
      expect(pdf).toContain("/Outlines");
      expect(pdf).toContain("/URI (mailto:hello@ro2ya.example)");
      expect(pdf).toContain("/URI (https://wa.me/");
      expect(pdf).toMatch(/\/FontName \/\w+\+ReadexPro/);
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
      const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
      expect(pages).toBeGreaterThan(4);
      expect(pages).toBeLessThan(30);
    }
    // The crash handlers end after their browser.
    await expect.poll(browsers.processes).toEqual([]);
  });

test("O-51 the document to print has no script, its policy allows none, and its text is escaped", async () => {
  const { url, id } = await startAnalysed();
  for (const locale of locales) {
    const response = await fetch(`${url}${toPrintPath(id, locale, null)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).not.toMatch(/<script/i);
    expect(text).toContain("data:font/woff2;base64,");
  }
});

test("O-101 the document, the report and the PDF have the advice for the platform that a visitor has chosen", async () => {
  const { url, id, getPdf } = await startAnalysed();
  const printed = async (platform: string | null) =>
    (await fetch(`${url}${toPrintPath(id, "en", platform)}`)).text();
  expect(await printed("salla")).toContain("In Salla:");
  for (const other of [null, "unknown", "joomla"])
    expect(await printed(other)).not.toContain("In Salla:");

  const read = async (query: string) =>
    (await fetch(`${url}${toAnalysisPath(id)}?locale=ar${query}`)).text();
  expect(await read("&platform=zid")).toContain('"platform":"زد"');
  expect(await read("&platform=zid&platform=salla")).toBe(await read(""));
  expect(await read("")).not.toContain('"platform":');

  const general = Buffer.from(await (await getPdf("en")).arrayBuffer());
  const chosen = await fetch(`${url}${toPdfPath(id, "en", "salla")}`);
  expect(chosen.headers.get("content-type")).toBe("application/pdf");
  // The one that was kept for the report without a choice is not sent in its place.
  expect(Buffer.from(await chosen.arrayBuffer()).equals(general)).toBe(false);
});

test("a report that does not exist, or is not finished, is not printed", async () => {
  const { url } = await startAnalysed();
  for (const path of [toPdfPath("no-such-id", "ar", null), toPrintPath("no-such-id", "ar", null)]) {
    const response = await fetch(`${url}${path}`);
    expect([response.status, await response.json()]).toEqual([404, { code: "expired" }]);
  }
});

test("O-53 where the server has no browser, the visitor is offered the document for his own", async () => {
  const { url, id, getPdf } = await startAnalysed({ browser: undefined });
  const response = await getPdf("ar");
  expect([response.status, await response.json()]).toEqual([503, { code: "no-browser" }]);
  expect((await fetch(`${url}${toPrintPath(id, "ar", null)}`)).status).toBe(200);
});

test("a browser that does not start is the same to the visitor", async () => {
  const path = join(await temporaryFolder(), "chromium");
  await writeFile(path, "#!/bin/sh\nexit 1\n");
  await chmod(path, 0o755);
  const { getPdf } = await startAnalysed({ browser: { path, maxConcurrent: 1 } });
  const response = await getPdf("en");
  expect([response.status, await response.json()]).toEqual([503, { code: "no-browser" }]);
  await expect.poll(browsers.processes).toEqual([]);
});

test("a print that takes too long is ended with its browser, and the next one is printed", async () => {
  const worker = join(await temporaryFolder(), "endless.ts");
  const marks = `${worker}.started`;
  await writeFile(
    worker,
    `import { appendFileSync } from "node:fs"; appendFileSync(${JSON.stringify(marks)}, process.pid + "\\n"); setInterval(() => undefined, 1000);`,
  );
  const { getPdf } = await startAnalysed({ print: { bundle, worker, timeoutMs: 1_500 } });
  for (const locale of locales) {
    const response = await getPdf(locale);
    expect([response.status, await response.json()]).toEqual([500, { code: "internal" }]);
  }
  const pids = (await readFile(marks, "utf8")).trim().split("\n").map(Number);
  expect(pids).toHaveLength(2);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  await expect.poll(browsers.processes).toEqual([]);
});

test("requests for one report at a time share one print, and later ones its result", async () => {
  const { getPdf } = await startAnalysed();
  const download = async () => {
    const response = await getPdf("ar");
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const bodies = await Promise.all(Array.from({ length: 5 }, download));
  const later = await download();
  // Chromium writes the moment of printing and a random id into each PDF.
  for (const body of [...bodies, later]) expect(body.equals(bodies[0]!)).toBe(true);
});

test("a visitor prints 20 reports in an hour; the answer says when there are more", async () => {
  const { app, getPdf } = await startAnalysed({ browser: { path: "/none", maxConcurrent: 1 } });
  // A failure is counted too: it has cost a process.
  for (let i = 0; i < 20; i++) expect((await getPdf("ar")).status).toBe(503);
  const response = await getPdf("ar");
  expect([response.status, await response.json()]).toEqual([429, { code: "too-many" }]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  await app.close();
});

/** A process that never ends its print, and one whose result is no PDF. */
const writeWorker = async (code: string): Promise<string> => {
  const file = join(await temporaryFolder(), "worker.ts");
  await writeFile(file, code);
  return file;
};
const report = toReport(audited(shopPage), "ar");
const makeInput = () =>
  ({ locale: "ar", report, siteUrl: "https://ro2ya.example", id: "a1" }) as const;
/** A client that stays, unless its signal is given. */
const waitAs = (network: string, left = new AbortController().signal) => ({ network, left });

test("seven reports wait or are printed, the next one is busy, and a stop ends them all", async () => {
  const worker = await writeWorker("setInterval(() => undefined, 1000);");
  const printer = new ReportPrinter({ bundle, worker, now: () => new Date() });
  const print = (key: string) =>
    printer
      .print(key, waitAs(key), "/none", makeInput)
      .catch((error: unknown) => (error as Error).message);
  const waiting = Array.from({ length: 7 }, (_, i) => print(`report ${i}`));
  expect(await print("one more")).toBe("too many reports wait to be printed");
  await printer.stop();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["the server is stopping"]));
  await expect.poll(browsers.processes).toEqual([]);
});

test("what is no PDF is not sent, nor kept", async () => {
  const worker = await writeWorker(
    'process.once("message", () => process.send({ type: "done", value: "PGh0bWw+" }));',
  );
  const printer = new ReportPrinter({ bundle, worker, now: () => new Date() });
  await expect(printer.print("a", waitAs("network"), "/none", makeInput)).rejects.toThrow();
  expect(printer.has("a")).toBe(false);
});
