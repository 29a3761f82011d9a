import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:https";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { defineSpeedJob } from "#tools/speed-test/server/speed-job.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { authority, expired, good, key } from "./egress/certificates.ts";
import { temporaryFolder } from "./start-app.ts";

/** Whom the processes of tests trust beside the usual authorities, as an operator says it. */
async function trustOurs(): Promise<void> {
  const file = join(await temporaryFolder(), "authority.pem");
  await writeFile(file, authority);
  vi.stubEnv("NODE_EXTRA_CA_CERTS", file);
}
afterEach(() => void vi.unstubAllEnvs());

const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const getBody = (path: string | undefined) =>
  path === "/" ? `<!doctype html><title>A shop</title>${"<p>made by hand</p>".repeat(200)}` : "";

async function measure(
  cert: string,
  browserPath?: string,
  { isModern = false, onWoken = (_message: string): unknown => undefined } = {},
) {
  const server = isModern
    ? createSecureServer(
        { key, cert, allowHTTP1: true },
        ({ url }, response) => void response.writeHead(200, headers).end(getBody(url)),
      )
    : createServer(
        { key, cert },
        ({ url }, response) => void response.writeHead(200, headers).end(getBody(url)),
      );
  server.on("tlsClientError", () => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const network = mappedNetwork({ "shop.example:443": (server.address() as AddressInfo).port });
  const browser = browserPath === undefined ? undefined : { path: browserPath, maxConcurrent: 1 };
  const kind = defineSpeedJob({
    network,
    siteUrl: "https://ro2ya.example",
    now: () => new Date("2026-11-21T12:00:00Z"),
    browser,
    log: { error: (_fields, message) => onWoken(message) },
  });
  return kind.run(
    { url: "https://shop.example/", device: "mobile" },
    () => undefined,
    new AbortController().signal,
    { id: "job", visitor: "visitor" },
  );
}

test("V-24 over https it is known which protocol the server speaks, and what of the answer costs time", async () => {
  await trustOurs();
  const old = await measure(good);
  expect(old).toMatchObject({
    kind: "http",
    isHttp2: false,
    cacheControl: "no-store",
    encoding: "",
  });
  expect(old).toMatchObject({
    findings: [{ id: "http-compression" }, { id: "http-old-protocol" }, { id: "http-no-store" }],
  });
  expect((old as { findings: { savedBytes: number }[] }).findings[0]!.savedBytes).toBeGreaterThan(
    3_000,
  );
  expect(await measure(good, undefined, { isModern: true })).toMatchObject({
    isHttp2: true,
    findings: [{ id: "http-compression" }, { id: "http-no-store" }],
  });
});

test("V-30 an expired certificate is reported before a browser starts", async () => {
  await trustOurs();
  await expect(measure(expired)).rejects.toMatchObject({ name: "JobFailure", code: "tls" });
  const browserStarts: string[] = [];
  await expect(
    measure(expired, "/no/such/browser", { onWoken: (message) => browserStarts.push(message) }),
  ).rejects.toMatchObject({ name: "JobFailure", code: "tls" });
  expect(browserStarts).toEqual([]);
});

test("V-30 a certificate whose chain is not whole is left to the browser to judge, and without one it is bad", async () => {
  const browserStarts: string[] = [];
  await expect(measure(good)).rejects.toMatchObject({ code: "tls" });
  await expect(
    measure(good, "/no/such/browser", { onWoken: (message) => browserStarts.push(message) }),
  ).rejects.toMatchObject({ code: "tls" });
  expect(browserStarts).toEqual(["the browser did not start: speed tests have no score"]);
});

test("V-24 a server that finds no browser says in one line how to get one", async () => {
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: "",
    LOG_LEVEL: "silent",
    CHROME_PATH: "/nowhere",
  };
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "../../src/main.ts")],
    {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [output] = (await once(server.stdout, "data")) as [Buffer];
  expect(output.toString()).toBe(
    "CHROME_PATH names no file: the speed test gives HTTP figures without a score. Install one (Debian: apt-get install chromium) or name one in CHROME_PATH.\n",
  );
  server.kill("SIGTERM");
  await once(server, "exit");
});
