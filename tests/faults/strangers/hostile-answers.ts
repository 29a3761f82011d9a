import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { sampleFile } from "../../api/sample-files.ts";
import { createRandom, type Random } from "../seeded-random.ts";
import { hostileHtml, hostileRobots, hostileSitemap } from "./hostile-markup.ts";

/** What an answer pretends to be. */
export type Role = "page" | "resource" | "robots" | "sitemap";

/** One answer as it goes over the connection, and how it ends. */
export interface HostileAnswer {
  readonly bytes: Buffer;
  readonly ending: "end" | "reset" | "silent" | "trickle";
}

/** The chance of one answer: the same for the same seed and index, whatever came before it. */
export function createChance(seed: number, index: number): Random {
  return createRandom(Math.imul(index + 1, 0x9e3779b1) ^ seed);
}

const statusLines: readonly ((chance: Random) => string)[] = [
  ({ below }) => `HTTP/1.1 ${String(below(1_000)).padStart(3, "0")} x`,
  ({ below }) => `HTTP/1.${below(12)} ${200 + below(400)} OK`,
  ({ below }) => `HTTP/1.1 200 ${String.fromCharCode(below(256)).repeat(1 + below(20))}`,
  ({ below }) => `HTTP/1.1 30${below(9)} Elsewhere`,
  ({ pick }) =>
    pick([
      "HTTP/1.1 200",
      "HTTP/1.1",
      "http/1.1 200 OK",
      "HTTP/1.1  200 OK",
      "HTTP/1.1 -1 x",
      "HTTP/1.1 2e2 OK",
      "HTTP/2 200",
      "ICY 200 OK",
      "\0",
      "HTTP/1.1 200 OK\r",
    ]),
];

const oddHeaders: readonly ((chance: Random) => string)[] = [
  ({ below }) => `x-${below(100)}: ${String.fromCharCode(below(256)).repeat(1 + below(50))}`,
  ({ below }) => `${String.fromCharCode(below(128))}x: y`,
  ({ below }) => `x-long: ${"y".repeat(below(40_000))}`,
  ({ below }) => Array.from({ length: below(2_500) }, (_, i) => `h${i}: v`).join("\r\n") || "h: v",
  ({ pick }) =>
    `location: ${pick(["/", "//", "http://[", "http://127.0.0.1/", "http://h1.example:22/", "javascript:x", "\u00e9", "?".repeat(3_000), "http://h2.example/f/1"])}`,
  ({ pick }) =>
    pick([
      "x-folded: a\r\n\tb",
      "a",
      ": b",
      "a : b",
      "a:b\nc:d",
      "set-cookie: a=b; c",
      "connection: close, x",
      "connection: upgrade\r\nupgrade: h2c",
      "keep-alive: x",
      "trailer: content-length",
    ]),
  ({ pick, below }) =>
    `content-type: ${pick(["text/html", "text/plain", "", "text/html; charset=", "text/html; charset=utf-16", `text/html; charset=${" ".repeat(below(20_000))}!`, "multipart/x; boundary=", "image/png"])}`,
  ({ pick }) =>
    `${pick(["content-security-policy", "link", "cache-control", "strict-transport-security", "x-robots-tag", "date", "age", "etag"])}: ${pick([";", ",", "=", "a ", "; a=", "max-age=9", "<x>; rel=", "none, "]).repeat(2_000)}`,
];

const bodies: Readonly<Record<Role, (chance: Random) => Buffer>> = {
  page: (chance) =>
    Buffer.from(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${hostileHtml(chance)}`,
    ),
  robots: (chance) => Buffer.from(hostileRobots(chance)),
  sitemap: (chance) => Buffer.from(hostileSitemap(chance)),
  resource: (chance) =>
    damage(Buffer.from(sampleFile(chance.pick(["png", "jpg", "pdf", "docx"]))), chance),
};

/** A few bytes changed, cut or put in. */
export function damage(bytes: Buffer, { below }: Random): Buffer {
  const damaged = Buffer.from(bytes);
  for (let i = below(6); i > 0 && damaged.length > 0; i--)
    damaged[below(damaged.length)] = below(256);
  if (below(3) === 0) return damaged.subarray(0, below(damaged.length + 1));
  if (below(3) > 0) return damaged;
  const at = below(damaged.length + 1);
  return Buffer.concat([
    damaged.subarray(0, at),
    Buffer.alloc(below(400), below(256)),
    damaged.subarray(at),
  ]);
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** What unpacks to far more than it is; made once, for all answers. */
const bombs = [
  ["gzip", gzipSync(Buffer.alloc(40_000_000), { level: 1 })],
  ["br", brotliCompressSync(Buffer.alloc(40_000_000), fast)],
  ["zstd", zstdCompressSync(Buffer.alloc(40_000_000))],
  [
    "gzip",
    Buffer.concat([
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
      Buffer.alloc(500_000, Buffer.from([0, 0, 0, 0xff, 0xff])),
    ]),
  ],
  ["gzip, gzip", gzipSync(gzipSync(Buffer.alloc(10_000_000)))],
] as const;

function encode(body: Buffer, chance: Random): { readonly header: string; readonly body: Buffer } {
  const kind = chance.below(12);
  if (kind === 0) {
    const [coding, bomb] = chance.pick(bombs);
    return { header: `content-encoding: ${coding}\r\n`, body: bomb };
  }
  const [coding, packed] = chance.pick([
    ["gzip", gzipSync(body)],
    ["br", brotliCompressSync(body, fast)],
    ["deflate", deflateSync(body)],
    ["deflate", deflateRawSync(body)],
    ["zstd", zstdCompressSync(body)],
    ["identity", body],
  ] as const);
  if (kind === 1)
    return { header: `content-encoding: ${coding}\r\n`, body: damage(packed, chance) };
  if (kind === 2)
    return {
      header: `content-encoding: ${chance.pick(["gzip", "br", "zstd", "deflate", "klingon", "gzip, br", ",", "x-gzip;q=1"])}\r\n`,
      body,
    };
  return kind < 6
    ? { header: `content-encoding: ${coding}\r\n`, body: packed }
    : { header: "", body };
}

function frame(body: Buffer, chance: Random): readonly [header: string, body: Buffer] {
  const { below, pick } = chance;
  switch (below(8)) {
    case 0:
      return [
        `content-length: ${pick([0, 1, body.length + 1 + below(1_000), 1e15, -1, "x", "1, 2", "0x10", "+5", "9".repeat(30)])}\r\n`,
        body,
      ];
    case 1:
      return [`content-length: ${body.length}\r\ncontent-length: ${below(100)}\r\n`, body];
    case 2:
      return ["", body];
    case 3: {
      const chunks = pick([
        `${body.length.toString(16)};${"e".repeat(below(20_000))}\r\n`,
        "FFFFFFFFFFFFFFFFF\r\n",
        "-1\r\n",
        "zz\r\n",
        `${(body.length + 9).toString(16)}\r\n`,
      ]);
      return [
        "transfer-encoding: chunked\r\n",
        Buffer.concat([Buffer.from(chunks), body, Buffer.from("\r\n0\r\n\r\n")]),
      ];
    }
    case 4: {
      const pieces: Buffer[] = [];
      for (let at = 0; at < Math.min(body.length, 3_000); at++)
        pieces.push(Buffer.from("1\r\n"), body.subarray(at, at + 1), Buffer.from("\r\n"));
      const trailers = pick([
        "",
        "content-length: 5\r\n",
        "x: \x01\r\n",
        "t: u\r\n".repeat(below(3_000)),
      ]);
      return [
        "transfer-encoding: chunked\r\ntrailer: x\r\n",
        Buffer.concat([...pieces, Buffer.from(`0\r\n${trailers}\r\n`)]),
      ];
    }
    case 5:
      return [
        `transfer-encoding: ${pick(["chunked, chunked", "gzip, chunked", "identity", "x"])}\r\n`,
        body,
      ];
    default:
      return [`content-length: ${body.length}\r\n`, body];
  }
}

const usualTypes: Readonly<Record<Role, string>> = {
  page: "text/html",
  resource: "image/png",
  robots: "text/plain",
  sitemap: "application/xml",
};

/** An answer of this role. One in three has an honest head, so that its body is read at all. */
export function hostileAnswer(seed: number, index: number, role: Role): HostileAnswer {
  const chance = createChance(seed, index);
  const { below, pick } = chance;
  const isPlain = below(3) === 0 || (role !== "resource" && below(2) === 0);
  const encoded = encode(bodies[role](chance), chance);
  const [framing, body] = isPlain
    ? ([`content-length: ${encoded.body.length}\r\n`, encoded.body] as const)
    : frame(encoded.body, chance);
  const headers = isPlain ? [] : Array.from({ length: below(3) }, () => pick(oddHeaders)(chance));
  const before =
    below(20) === 0
      ? pick([
          "HTTP/1.1 100 Continue\r\n\r\n",
          "HTTP/1.1 103 x\r\na: b\r\n\r\n",
          "\r\n",
          "HTTP/1.1 099 x\r\n\r\n",
        ]).repeat(1 + below(300))
      : "";
  const statusLine = isPlain || below(2) === 0 ? "HTTP/1.1 200 OK" : pick(statusLines)(chance);
  const head = Buffer.from(
    `${before}${[statusLine, `content-type: ${usualTypes[role]}`, ...headers].join("\r\n")}\r\n${encoded.header}${framing}\r\n`,
    "latin1",
  );
  const whole = Buffer.concat([head, body]);
  const fate = below(200);
  return {
    bytes: below(12) === 0 ? damage(whole, chance) : whole,
    ending: fate < 1 ? "silent" : fate < 4 ? "trickle" : fate < 20 ? "reset" : "end",
  };
}
