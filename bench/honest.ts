/**
 * Measures the cost of ordinary work: duration and memory of all processes together, for the
 * analysis of a 50 KB page with 40 links and 20 pictures (as the product makes it, with its
 * browser, and by HTTP alone), a speed test, a crawl of 30 pages, a .docx upload, 25 MB of a
 * bandwidth test and a page view. `npm run bench -- honest` measures this project; with a path, as
 * in `npm run bench -- honest ../other`, it also measures the other one, alternately, so that two
 * builds are compared on the same machine at the same time.
 */
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { goodRequest, multipart } from "../tests/api/forms.ts";
import { zip } from "../tests/api/sample-files.ts";
import { writeSite } from "../tests/api/site-fixture.ts";
import { listDescendants } from "../tests/attacks/process-tree.ts";
import { startHonestShop } from "../tests/loopback/honest-shop.ts";
import { findChromium } from "../scripts/chromium.ts";

const pairs = 3;
const sampleIntervalMs = 100;
const noLimits = "999999999,999999999,999999999";
const ownRoot = resolve(import.meta.dirname, "..");
const roots = [
  ownRoot,
  ...process.argv.slice(process.argv.indexOf("honest") + 1).map((path) => resolve(path)),
];

/**
 * A document as Word writes it: its relations, and a megabyte of text that is compressed to a few
 * dozen kilobytes.
 */
const relation = (i: number) =>
  `<Relationship Id="rId${i}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image${i}.png"/>`;
const brief = zip([
  {
    name: "[Content_Types].xml",
    text: `<Types>${'<Default Extension="png" ContentType="image/png"/>'.repeat(20)}</Types>`,
  },
  { name: "_rels/.rels", text: `<Relationships>${relation(0)}</Relationships>` },
  {
    name: "word/_rels/document.xml.rels",
    text: `<Relationships>${Array.from({ length: 60 }, (_, i) => relation(i)).join("")}</Relationships>`,
  },
  {
    name: "word/document.xml",
    text: Array.from(
      { length: 20_000 },
      (_, i) => `<w:p><w:t>Paragraph ${i} of a brief</w:t></w:p>`,
    ).join(""),
  },
]);

interface Server {
  readonly url: string;
  readonly pid: number;
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const analyse = (server: Server, address: string, scope: "page" | "site") =>
  runJob(server, "seo-analyses", { url: address, scope });

const testSpeed = (server: Server) =>
  runJob(server, "speed-tests", {
    url: `http://shop.example/?${randomUUID()}`,
    device: "mobile",
  });

async function runJob({ url }: Server, path: string, body: object): Promise<void> {
  const started = await post(`${url}/api/${path}`, { locale: "en", ...body });
  const { id } = (await started.json()) as { id: string };
  for (;;) {
    const { state } = (await (await fetch(`${url}/api/${path}/${id}?locale=en`)).json()) as {
      state: string;
    };
    if (state === "done") return;
    if (state === "failed") throw new Error(`${path}: ${JSON.stringify(body)} failed`);
    await setTimeout(10);
  }
}

async function expectOk(answer: Response): Promise<void> {
  const bytes = await answer.arrayBuffer();
  if (!answer.ok)
    throw new Error(`answered ${answer.status}: ${Buffer.from(bytes).toString().slice(0, 200)}`);
}

/** A kind of work, with the number of repetitions in one round. */
type Work = readonly [what: string, times: number, run: (server: Server) => Promise<void>];

const withBrowser: readonly Work[] =
  findChromium() === undefined
    ? []
    : [
        [
          "page analysis",
          5,
          (server) => analyse(server, `http://shop.example/?${randomUUID()}`, "page"),
        ],
        ["speed test", 2, testSpeed],
      ];

const withoutBrowser: readonly Work[] = [
  [
    "page analysis, HTTP alone",
    8,
    (server) => analyse(server, `http://shop.example/?${randomUUID()}`, "page"),
  ],
  [
    "crawl of 30 pages",
    1,
    (server) => analyse(server, `http://shop.example/?crawl${randomUUID()}`, "site"),
  ],
  [
    ".docx sent",
    10,
    async ({ url }) => {
      const form = await multipart(
        { ...goodRequest, deadline: "2999-01-01", key: randomUUID() },
        { name: "brief.docx", bytes: brief },
      );
      await expectOk(
        await fetch(`${url}/api/service-requests`, {
          method: "POST",
          headers: form.headers,
          body: form.payload,
        }),
      );
    },
  ],
  [
    "25 MB of bandwidth",
    6,
    async ({ url }) => expectOk(await fetch(`${url}/api/line/down?bytes=25000000`)),
  ],
  ["page view", 200, async ({ url }) => expectOk(await fetch(`${url}/services`))],
];

interface Figures {
  readonly durationsMs: readonly number[];
  readonly peakMb: number;
}

/**
 * Reads the proportional set size of a process in MB: memory that n processes share, as the code of
 * Node and Chromium, counts as an n-th for each. 0 where the process has ended.
 * @see https://docs.kernel.org/filesystems/proc.html
 */
function readPssMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Measures the peak memory of the server and its child processes together while `run` runs.
 * @returns MB
 */
async function withPeakMemory(pid: number, run: () => Promise<void>): Promise<number> {
  let peakMb = 0;
  const sample = () =>
    (peakMb = Math.max(
      peakMb,
      [pid, ...listDescendants(pid).map((child) => child.pid)].reduce(
        (sum, each) => sum + readPssMb(each),
        0,
      ),
    ));
  const timer = setInterval(sample, sampleIntervalMs);
  await run().finally(() => clearInterval(timer));
  sample();
  return peakMb;
}

/** Measures a build in a newly started server, whose memory does not depend on earlier rounds. */
async function measureWorks(
  works: readonly Work[],
  root: string,
  port: number,
): Promise<Readonly<Record<string, Figures>>> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-bench-"));
  await writeSite(folder);
  const map = JSON.stringify({ "shop.example": port });
  const child = fork(join(root, "tests/api/fixture-server.ts"), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      SITE_FOLDER: folder,
      LOG_LEVEL: "silent",
      FORM_LIMITS: noLimits,
      LOOPBACK_MAP: map,
      SPEED_TESTS_AT_ONCE: works === withBrowser ? "1" : "0",
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  try {
    const [url] = (await once(child, "message")) as [string];
    const server = { url, pid: child.pid! };
    const figures: Record<string, Figures> = {};
    for (const [what, times, run] of works) {
      if (what !== "crawl of 30 pages") await run(server); // warm-up
      const durationsMs: number[] = [];
      const peakMb = await withPeakMemory(server.pid, async () => {
        for (let i = 0; i < times; i++) {
          const start = performance.now();
          await run(server);
          durationsMs.push(performance.now() - start);
        }
      });
      figures[what] = { durationsMs, peakMb };
    }
    return figures;
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

const shop = await startHonestShop();
const measured = roots.map((): Readonly<Record<string, Figures>>[] => []);
for (let pair = 0; pair < pairs; pair++)
  for (const [i, root] of roots.entries())
    measured[i]!.push({
      ...(await measureWorks(withBrowser, root, shop.port)),
      ...(await measureWorks(withoutBrowser, root, shop.port)),
    });
shop.close();
const rows = [...withBrowser, ...withoutBrowser].map(([what]) => {
  const summarize = (rounds: readonly Readonly<Record<string, Figures>>[]) => ({
    ms: computeMedian(rounds.flatMap((figures) => figures[what]!.durationsMs)),
    mb: computeMedian(rounds.map((figures) => figures[what]!.peakMb)),
  });
  const builds = measured.map(summarize);
  const [own, other] = builds;
  const columns = Object.fromEntries(
    builds.flatMap(({ ms, mb }, i) => [
      [`${basename(roots[i]!)} ms`, ms.toFixed(1)] as const,
      [`${basename(roots[i]!)} MB`, mb.toFixed(0)] as const,
    ]),
  );
  return {
    what,
    ...columns,
    ...(own && other
      ? {
          "time ratio": (own.ms / other.ms).toFixed(2),
          "memory ratio": (own.mb / other.mb).toFixed(2),
        }
      : {}),
  };
});
console.table(rows);
console.log(JSON.stringify({ roots, rows }));
