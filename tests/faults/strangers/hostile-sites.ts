import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createServer as createTlsServer, type Server, type TLSSocket } from "node:tls";
import { expired, good, key } from "../../api/egress/certificates.ts";
import type { LoopbackMap } from "../../loopback/mapped-network.ts";
import { createChance, hostileAnswer, type Role } from "./hostile-answers.ts";
import { hostileHtml } from "./hostile-markup.ts";

/**
 * Sites of strangers on this machine. Each answer follows from the seed and from its index, which
 * is in its address.
 */
export interface HostileSites {
  readonly map: LoopbackMap;
  /** Answers that were sent. */
  readonly answers: () => number;
  /**
   * A page that leads to a hundred answers and more, from this index on.
   * @param scope what its links are for
   */
  readonly getStartUrl: (first: number, scope: "page" | "site") => string;
  close(): void;
}

/** Each analysis goes to a host of its own, whose robots.txt and sitemap are hostile too. */
const hosts = 400;
const tlsHosts = 60;
const perPage = { links: 50, resources: 58 } as const;

export async function startHostileSites(seed: number): Promise<HostileSites> {
  const sockets = new Set<Socket>();
  let answers = 0;

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => sockets.delete(socket));
  }

  function answer(socket: Socket | TLSSocket, request: string): void {
    const [, path = "/", host = ""] = /^\S+ (\S+)[^]*?\r\nhost: ([^\r]*)/i.exec(request) ?? [];
    const start = /^\/start\/(page|site)\/(\d+)/.exec(path);
    if (start)
      return void socket.end(startPage(seed, Number(start[2]), start[1] as "page" | "site", host));
    answers++;
    const hostNumber = Number(/^h(\d+)/.exec(host)?.[1] ?? 0);
    const [role, index] = parseRole(path, hostNumber);
    const { bytes, ending } = hostileAnswer(seed, index, role);
    if (ending === "silent") return void socket.write(bytes.subarray(0, bytes.length >> 1));
    if (ending === "trickle") return trickle(socket, bytes);
    if (ending === "end") return void socket.end(bytes);
    socket.write(bytes.subarray(0, bytes.length >> 1), () =>
      "resetAndDestroy" in socket && !("encrypted" in socket)
        ? socket.resetAndDestroy()
        : socket.destroy(),
    );
  }

  const plain = createServer((socket) => {
    track(socket);
    socket.once("data", (bytes) => answer(socket, bytes.toString("latin1")));
  });
  const secure = [good, expired, unreadable(good)].map((cert) => {
    const server = createTlsServer({ cert, key }, (socket) => {
      socket.on("error", () => socket.destroy());
      socket.once("data", (bytes) => answer(socket, bytes.toString("latin1")));
    });
    return server.on("tlsClientError", () => undefined);
  });
  const tls = createServer((socket) => {
    track(socket);
    socket.once("data", (hello) => {
      answers++;
      shakeHands(socket, hello, seed, secure);
    });
  });
  for (const server of [plain, tls]) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  const [plainPort, tlsPort] = [plain, tls].map(
    (server) => (server.address() as AddressInfo).port,
  ) as [number, number];
  const names = [
    ...Array.from({ length: hosts }, (_, i) => [`h${i}.example`, plainPort]),
    ...Array.from({ length: tlsHosts }, (_, i) => [`t${i}.example:443`, tlsPort]),
  ];
  return {
    map: Object.fromEntries(names) as LoopbackMap,
    answers: () => answers,
    getStartUrl: (first, scope) =>
      `http://h${Math.floor(first / 100) % hosts}.example/start/${scope}/${first}`,
    close() {
      for (const socket of sockets) socket.destroy();
      plain.close();
      tls.close();
    },
  };
}

function parseRole(path: string, host: number): readonly [Role, number] {
  if (path === "/robots.txt") return ["robots", 1_000_000 + host];
  if (path.startsWith("/sitemap")) return ["sitemap", 2_000_000 + host];
  const [, kind, index = "0"] = /^\/(c|f)\/(\d+)/.exec(path) ?? [];
  return [kind === "c" ? "page" : "resource", Number(index)];
}

/**
 * The one answer of a site that has an honest head; what leads on is before the hostile part, so
 * that it is found.
 */
function startPage(seed: number, first: number, scope: "page" | "site", host: string): Buffer {
  const chance = createChance(seed, 3_000_000 + first);
  const at = (i: number) => first + i;
  const links =
    scope === "site"
      ? Array.from({ length: 60 }, (_, i) => `<a href="/c/${at(i)}">Page ${i}</a>`)
      : Array.from(
          { length: perPage.links },
          (_, i) =>
            `<a href="${i % 9 === 0 ? `https://t${at(i) % tlsHosts}.example/c/${at(i)}` : `/c/${at(i)}`}">Page ${i}</a>`,
        );
  const resources = Array.from({ length: scope === "site" ? 0 : perPage.resources }, (_, i) => {
    const address = `/f/${at(perPage.links + i)}`;
    return i % 5 === 0
      ? `<script src="${address}.js"></script>`
      : i % 5 === 1
        ? `<link rel="stylesheet" href="${address}.css">`
        : `<img src="${address}.png" alt="">`;
  });
  const counterparts = Array.from(
    { length: scope === "site" ? 0 : 8 },
    (_, i) =>
      `<link rel="alternate" hreflang="${"abcdefgh"[i]}r" href="http://${host}/c/${at(200 + i)}">`,
  );
  const body = Buffer.from(
    `<!doctype html><html lang="en"><head><title>Start ${first}</title>${counterparts.join("")}</head><body>${links.join("")}${resources.join("")}${hostileHtml(chance)}`,
  );
  return Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
    ),
    body,
  ]);
}

function trickle(socket: Socket, bytes: Buffer): void {
  const piece = Math.ceil(bytes.length / 20);
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length) socket.end();
    if (at >= bytes.length || socket.destroyed) return clearInterval(timer);
    socket.write(bytes.subarray(at, (at += piece)));
  }, 30);
}

const records: readonly (readonly number[])[] = [
  [0x15, 3, 3, 0, 2, 2, 40], // an alert: handshake failure
  [0x15, 3, 3, 0, 2, 1, 0], // close notify
  [0x16, 3, 3, 0xff, 0xff, 2, 0, 0, 70], // a record longer than any may be
  [0x16, 3, 3, 0, 0],
  [0x16, 3, 3, 0, 4, 2, 0xff, 0xff, 0xff], // a message of 16 MB begins
  [0x17, 3, 3, 0, 1, 0],
  [0x14, 3, 3, 0, 1, 1],
  [0x48, 0x54, 0x54, 0x50, 0x2f, 0x31, 0x2e, 0x31, 0x20, 0x34, 0x30, 0x30, 13, 10, 13, 10],
];

/**
 * By the name that the client asks for: a handshake that goes wrong, or a right one with one of our
 * certificates.
 */
function shakeHands(socket: Socket, hello: Buffer, seed: number, secure: readonly Server[]): void {
  const host = Number(/t(\d+)\.example/.exec(hello.toString("latin1"))?.[1] ?? 0);
  const { below, pick } = createChance(seed, 4_000_000 + host);
  if (below(2) === 0) {
    socket.pause();
    socket.unshift(hello);
    return void pick(secure).emit("connection", socket);
  }
  const record = Buffer.from(pick(records));
  const kind = below(6);
  if (kind === 0) return void socket.end();
  if (kind === 1) return void socket.resetAndDestroy();
  if (kind === 2)
    return void socket.end(Buffer.concat(Array.from({ length: 5_000 }, () => record)));
  if (kind === 3)
    return void socket.end(Buffer.from(Array.from({ length: 600 }, () => below(256))));
  if (kind === 4) return trickle(socket, Buffer.concat([record, Buffer.alloc(300, below(256))]));
  socket.end(record);
}

/** The same certificate with a date that is none, so that its signature is wrong as well. */
function unreadable(pem: string): string {
  const der = Buffer.from(new X509Certificate(pem).raw);
  der.write("zzzzzzzz", der.indexOf("21261027"), "latin1");
  return `-----BEGIN CERTIFICATE-----\n${der.toString("base64").replace(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`;
}
