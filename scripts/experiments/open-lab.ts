import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { chromiumArguments, findChromium } from "../chromium.ts";
import type { Lab } from "./experiment.ts";
import { measurePage, type PageMeasurement, type ServedFile } from "./measure-page.ts";

export interface OpenLab extends Lab {
  /** As `Chromium 142.0.7444.59`; undefined as long as the experiment has opened no page. */
  readonly getBrowser: () => string | undefined;
  readonly close: () => Promise<void>;
}

/** No name is resolved: what an experiment measures is on this machine. */
const loopbackOnly = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Chromium starts with the first page: figures that are computed need none. */
export function openLab(report: (step: string) => void): OpenLab {
  let launched: Promise<Browser> | undefined;
  let version: string | undefined;
  const getBrowser = async (): Promise<Browser> => {
    const browser = await (launched ??= launchBrowser());
    version = `Chromium ${browser.version()}`;
    return browser;
  };
  const servers: Server[] = [];
  return {
    getBrowser: () => version,
    report,
    serve: async (files) => {
      const server = serveFiles(files);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    measure: async (url, { runs, ...throttling }) => {
      const all: PageMeasurement[] = [];
      while (all.length < runs) all.push(await measurePage(await getBrowser(), url, throttling));
      return takeMedians(all);
    },
    openPage: async (url, viewport) => {
      const page = await (await getBrowser()).newPage({ viewport });
      await page.goto(url);
      return page;
    },
    close: async () => closeAll(await launched, servers),
  };
}

/** @throws Error when there is no Chromium */
async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("This experiment needs Chromium: install it, or name one in CHROMIUM.");
  return chromium.launch({ executablePath, args: [...chromiumArguments, loopbackOnly] });
}

async function closeAll(browser: Browser | undefined, servers: readonly Server[]): Promise<void> {
  await browser?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
}

/** Texts are compressed, as most hosts do. */
function serveFiles(files: Readonly<Record<string, ServedFile>>): Server {
  const answers = new Map(
    Object.entries(files).map(([path, { type, body }]) => {
      const isText = /^text\/|svg/.test(type);
      const headers = { "content-type": type, ...(isText && { "content-encoding": "gzip" }) };
      return [path, { headers, body: isText ? gzipSync(body) : body }];
    }),
  );
  return createServer(({ url = "/" }, response) => {
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The median of each value by itself. */
function takeMedians(all: readonly PageMeasurement[]): PageMeasurement {
  const median = (read: (one: PageMeasurement) => number): number => computeMedian(all.map(read));
  const kinds = Object.keys(all[0]!.bytesByKind);
  return {
    bytes: median(({ bytes }) => bytes),
    bytesByKind: Object.fromEntries(
      kinds.map((kind) => [kind, median(({ bytesByKind }) => bytesByKind[kind] ?? 0)]),
    ),
    requests: median(({ requests }) => requests),
    pictureMs: median(({ pictureMs }) => pictureMs),
    loadedMs: median(({ loadedMs }) => loadedMs),
  };
}
