import { once } from "node:events";
import { createServer as createPlainServer, type AddressInfo } from "node:net";
import {
  createServer,
  getCACertificates,
  setDefaultCACertificates,
  type TlsOptions,
} from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openConnection } from "#platform/egress/open-connection.ts";
import { safeFetch } from "#platform/egress/safe-fetch.ts";
import { parseTarget } from "#platform/egress/target.ts";
import { authority, expired, good, key } from "./certificates.ts";
import { recordingNetwork } from "./recording-network.ts";

const options = { signal: new AbortController().signal, userAgent: "Ro2ya test" };
const trusted = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...trusted, authority]));
afterAll(() => setDefaultCACertificates(trusted));

async function startTlsSite(tls: TlsOptions) {
  const server = createServer(tls, (socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () =>
      socket.end(`HTTP/1.1 200 OK\r\n\r\n${socket.servername || "no name"}`),
    );
  });
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return recordingNetwork(() => ["93.184.215.14"], (server.address() as AddressInfo).port);
}

test("a safe page is fetched, and the server receives the name that the visitor typed", async () => {
  const { network } = await startTlsSite({ key, cert: good });
  const fetched = await safeFetch("https://shop.example/", network, options);
  expect(fetched.bytes.toString()).toBe("shop.example");
  expect(fetched.certificate).toMatchObject({ issuer: "Ro2ya tests", tlsVersion: "TLSv1.3" });
  expect(fetched.certificate).not.toHaveProperty("problem");
  expect(fetched.certificate!.validTo!.slice(0, 4)).toBe("2126");
});

test.each([
  ["over", "https://shop.example/", expired, "CERT_HAS_EXPIRED"],
  ["of another name", "https://93.184.215.14/", good, "ERR_TLS_CERT_ALTNAME_INVALID"],
])(
  "a certificate that is %s ends the fetch, or is reported where it is to be judged",
  async (_what, url, cert, problem) => {
    const { network } = await startTlsSite({ key, cert });
    await expect(safeFetch(url, network, options)).rejects.toMatchObject({ code: "tls" });
    const response = await safeFetch(url, network, {
      ...options,
      shouldAcceptBadCertificate: true,
    });
    expect(response.certificate).toMatchObject({ problem });
  },
);

test("a server that speaks no TLS, or an old one only, is no safe connection", async () => {
  const plain = createPlainServer((socket) =>
    socket.on("error", () => undefined).end("HTTP/1.1 400 Bad Request\r\n\r\n"),
  );
  plain.listen(0, "127.0.0.1");
  await once(plain, "listening");
  onTestFinished(() => void plain.close());
  const { network } = recordingNetwork(
    () => ["93.184.215.14"],
    (plain.address() as AddressInfo).port,
  );
  await expect(safeFetch("https://shop.example/", network, options)).rejects.toMatchObject({
    code: "tls",
  });
  const old = await startTlsSite({
    key,
    cert: good,
    minVersion: "TLSv1.1",
    maxVersion: "TLSv1.1",
    ciphers: "DEFAULT@SECLEVEL=0",
  });
  await expect(safeFetch("https://shop.example/", old.network, options)).rejects.toMatchObject({
    code: "tls",
  });
});

test("what a server would speak by ALPN is found out without asking for a page", async () => {
  for (const spoken of ["h2", "http/1.1"]) {
    const { network } = await startTlsSite({ key, cert: good, ALPNProtocols: [spoken] });
    const { socket, certificate } = await openConnection(
      parseTarget("https://shop.example/"),
      network,
      { ...options, protocols: ["h2", "http/1.1"] },
    );
    socket.destroy();
    expect(certificate?.protocol).toBe(spoken);
  }
});

/**
 * A certificate whose last day is the 99th of the 99th month: the signature does not fit any more,
 * which comes after it.
 */
function withOddEnd(pem: string): string {
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ""), "base64");
  // GeneralizedTime: 2126…Z
  const at = der.indexOf("21", der.indexOf(Buffer.from([0x18, 0x0f])), "latin1");
  der.write("9999", at + 4, "latin1");
  return `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
}

test("a certificate whose date cannot be read is one without a date, and leaves no connection open", async () => {
  const { network } = await startTlsSite({ key, cert: withOddEnd(good) });
  const { socket, certificate } = await openConnection(
    parseTarget("https://shop.example/"),
    network,
    { ...options, shouldAcceptBadCertificate: true },
  );
  socket.destroy();
  expect(certificate).not.toHaveProperty("validTo");
  expect(certificate).toHaveProperty("problem");
  await expect(safeFetch("https://shop.example/", network, options)).rejects.toMatchObject({
    code: "tls",
  });
});
