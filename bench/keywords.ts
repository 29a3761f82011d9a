/**
 * Measures keyword research without a network: a search and its expansion to two hundred phrases
 * over HTTP, at the 95th percentile (goal: under 20 ms together), and as a multiple of a bare
 * Fastify route that sends the same bytes. On a busy machine, the processor time is the reliable
 * figure; it includes the client. `npm run bench -- keywords`
 */
import { request, Agent } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { createKeywordResearch } from "../src/tools/keyword-research/server/keyword-research.ts";
import { readLexicons } from "../src/tools/keyword-research/server/lexicon.ts";
import { keywordsRoute } from "../src/tools/keyword-research/server/keyword-routes.ts";
import { expandKeyword, searchKeyword } from "../src/tools/keyword-research/contract.ts";

const requests = [
  "غسالة ملابس",
  "تصميم مواقع",
  "فستان زفاف",
  "دكتور أسنان في مدينة نصر",
  "washing machine",
  "web design",
  "kitchen table",
  "best dentist in cairo",
];
const rounds = 40;

const beforeReading = performance.now();
const keywords = createKeywordResearch({ lexicons: readLexicons(), now: () => new Date() });
const readingMs = performance.now() - beforeReading;

const product = Fastify();
keywordsRoute(product, {
  keywords,
  keywordLimit: { count: async () => async () => undefined },
  hashIp: () => "bench",
  now: () => new Date(),
});
const bare = Fastify();
const answers = new Map<string, unknown>();
for (const keyword of requests) {
  answers.set(
    searchKeyword.path + keyword,
    await keywords.search({ keyword, locale: "ar", visitor: "bench" }),
  );
  answers.set(
    expandKeyword.path + keyword,
    await keywords.expand({ keyword, locale: "ar", visitor: "bench" }),
  );
}
for (const path of [searchKeyword.path, expandKeyword.path])
  bare.post(path, async ({ body }) => answers.get(path + (body as { keyword: string }).keyword));

const agent = new Agent({ keepAlive: true });
try {
  const [measureOurs, theirs] = [await measureQuestions(product), await measureQuestions(bare)];
  const rows = requests.map(
    (keyword) =>
      (answers.get(expandKeyword.path + keyword) as { rows: readonly unknown[] }).rows.length,
  );
  const row = (what: string, { cpuMs, tookMs }: typeof measureOurs) => ({
    what,
    "CPU ms": cpuMs.toFixed(2),
    "p50 ms": computePercentile(tookMs, 0.5).toFixed(2),
    "p95 ms": computePercentile(tookMs, 0.95).toFixed(2),
  });
  console.table([
    {
      ...row("search and all phrases", measureOurs),
      goal: "p95 < 20",
      phrases: `${Math.min(...rows)}–${Math.max(...rows)}`,
    },
    row("bare Fastify, the same bytes", theirs),
    {
      what: "ratio",
      "CPU ms": (measureOurs.cpuMs / theirs.cpuMs).toFixed(1),
      "p50 ms": (
        computePercentile(measureOurs.tookMs, 0.5) / computePercentile(theirs.tookMs, 0.5)
      ).toFixed(1),
    },
    { what: "reading the lists, once", "p50 ms": readingMs.toFixed(0) },
  ]);
} finally {
  agent.destroy();
  await Promise.all([product.close(), bare.close()]);
}

/** Measures the duration of each pair of requests, after a warm-up round. */
async function measureQuestions(
  app: ReturnType<typeof Fastify>,
): Promise<{ readonly tookMs: readonly number[]; readonly cpuMs: number }> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const tookMs: number[] = [];
  let before = process.cpuUsage();
  for (let round = -3; round < rounds; round++) {
    if (round === 0) before = process.cpuUsage();
    for (const keyword of requests) {
      const start = performance.now();
      await post(port, searchKeyword.path, keyword);
      await post(port, expandKeyword.path, keyword);
      if (round >= 0) tookMs.push(performance.now() - start);
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { tookMs, cpuMs: (user + system) / 1_000 / tookMs.length };
}

function post(port: number, path: string, keyword: string): Promise<void> {
  const body = JSON.stringify({ keyword, locale: "ar" });
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const clientRequest = request(
      { port, host: "127.0.0.1", path, method: "POST", agent, headers },
      (answer) => {
        answer
          .resume()
          .once("end", () =>
            answer.statusCode === 200
              ? resolve()
              : reject(new Error(`answered ${answer.statusCode}`)),
          );
      },
    );
    clientRequest.once("error", reject).end(body);
  });
}

function computePercentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}
