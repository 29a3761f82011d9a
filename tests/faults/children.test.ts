import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startAnalysis } from "#tools/seo-analyzer/contract.ts";
import { startTest } from "#tools/speed-test/contract.ts";
import { watchBrowserFolder } from "../api/watch-browser-folder.ts";
import { goodRequest, multipart } from "../api/forms.ts";
import { sampleFile } from "../api/sample-files.ts";
import { startServerProcess, type ServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";
import { findChromium } from "../../scripts/chromium.ts";
import { pickCount } from "./counts.ts";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): readonly Process[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === "Z") return [];
      return [
        {
          pid: Number(name),
          parent: Number(parent),
          command: readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " "),
        },
      ];
    } catch {
      return []; // it has ended meanwhile
    }
  });
}

/** All that a process started, and what those started. */
function below(root: number): readonly Process[] {
  const all = processes();
  const found: Process[] = [];
  const collect = (parent: number) => {
    for (const child of all.filter((one) => one.parent === parent)) {
      found.push(child);
      collect(child.pid);
    }
  };
  collect(root);
  return found;
}

/** A site that is slow enough for its analysis to be met. */
async function slowSite() {
  const page = (path: string) =>
    `<!doctype html><html lang="en"><title>Page ${path}</title><h1>x</h1>${[1, 2, 3].map((n) => `<a href="${path}${n}/">further</a>`).join("")}`;
  const server = createServer(
    (request, response) =>
      void setTimeout(
        () => response.writeHead(200, { "content-type": "text/html" }).end(page(request.url!)),
        150,
      ),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

let visitors = 0;
/** Each is another visitor's, and another question. */
const visitor = () => ({ "x-forwarded-for": `203.0.113.${(visitors++ % 250) + 1}` });

async function startJob(
  { url }: ServerProcess,
  path: string,
  payload: object,
): Promise<() => Promise<string>> {
  const body = JSON.stringify({
    ...payload,
    url: `http://shop.example/${visitors}/`,
    locale: "ar",
  });
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...visitor() },
    body,
  });
  const { id } = startTest.output.parse(await answer.json());
  const watched = fetch(`${url}${path}/${id}/events`).then((events) => events.text());
  return async () => /data: (\{"type":"(?:done|failed)".*\})/.exec(await watched)?.[1] ?? "no end";
}

async function sendDocument({ url }: ServerProcess): Promise<() => Promise<string>> {
  const { headers, payload } = await multipart(goodRequest, {
    name: "brief.docx",
    bytes: sampleFile("docx"),
  });
  const answered = fetch(`${url}/api/service-requests`, {
    method: "POST",
    headers: { ...headers, ...visitor(), accept: "application/json" },
    body: payload,
  });
  return async () => {
    const answer = await answered;
    return `${answer.status} ${await answer.text()}`;
  };
}

interface Victim {
  readonly start: (server: ServerProcess) => Promise<() => Promise<string>>;
  readonly is: (process: Process) => boolean;
  /** How long it lives at most. */
  readonly livesMs: number;
  readonly endsAs: RegExp;
}

const ended = /^\{"type":"(?:done|failed","code":"internal)"\}$/;
const victims: Readonly<Record<string, Victim>> = {
  "an analysis": {
    start: (server) => startJob(server, startAnalysis.path, { scope: "site" }),
    is: ({ command }) => command.includes("seo-process.ts"),
    livesMs: 2_000,
    endsAs: ended,
  },
  "a speed test": {
    start: (server) => startJob(server, startTest.path, { device: "mobile" }),
    is: ({ command }) => command.includes("speed-process.ts"),
    livesMs: 4_000,
    endsAs: ended,
  },
  "a browser's process": {
    start: (server) => startJob(server, startTest.path, { device: "mobile" }),
    is: ({ command }) => command.includes("lighthouse-process.ts"),
    livesMs: 4_000,
    endsAs: ended,
  },
  Chromium: {
    start: (server) => startJob(server, startTest.path, { device: "mobile" }),
    is: ({ command }) =>
      command.includes("--remote-debugging-pipe") && !command.includes("--type="),
    livesMs: 4_000,
    // One that ends while it starts is one that does not start: there are the figures of HTTP then.
    endsAs: ended,
  },
  "an inspector": {
    start: sendDocument,
    is: ({ command }) => command.includes("inspect-process.ts"),
    livesMs: 30,
    endsAs: /^(?:201 |400 .*"attachment":"unreadable")/,
  },
};

const kills = pickCount(200, 10);

test(`${kills} kills of every kind of process, at any moment, leave no job that hangs, no process and no folder`, async () => {
  const [folder, browsers, port] = [
    await temporaryFolder(),
    await watchBrowserFolder(),
    await slowSite(),
  ];
  await writeSite(folder);
  onTestFinished(() => browsers.remove());
  const server = await startServerProcess(folder, {
    TMPDIR: browsers.path,
    CHROME_PATH: findChromium() ?? "none",
    LOOPBACK_MAP: JSON.stringify({ "shop.example": port }),
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "silent",
  });
  onTestFinished(() => void server.child.kill("SIGKILL"));
  const root = server.child.pid!;
  const met: Record<string, number> = {};
  const kinds = Object.entries(victims);
  for (let kill = 0; kill < kills; kill++) {
    const [name, { start, is, livesMs, endsAs }] = kinds[kill % kinds.length]!;
    // One that waits for work is not the one that is meant
    for (const { pid } of below(root).filter(is)) process.kill(pid, "SIGKILL");
    const end = await start(server);
    let victim: Process | undefined;
    for (let tries = 0; !victim && tries < 500; tries++) {
      victim = below(root).find(is);
      if (!victim) await wait(10);
    }
    await wait(randomInt(livesMs));
    try {
      if (victim) process.kill(victim.pid, "SIGKILL");
      if (victim) met[name] = (met[name] ?? 0) + 1;
    } catch {
      // It had ended.
    }
    const outcome = await Promise.race([end(), wait(100_000, "it hangs", { ref: false })]);
    expect(outcome, name).toMatch(endsAs);
    await expect.poll(browsers.processes, { timeout: 5_000, interval: 100 }).toEqual([]);
    await expect
      .poll(
        async () => (await browsers.files()).filter((file) => file.startsWith("ro2ya-browser-")),
        { timeout: 5_000 },
      )
      .toEqual([]);
  }
  console.log(JSON.stringify({ kills, met }));
  for (const [name] of kinds) expect(met[name], name).toBeGreaterThan(0);

  // The server has answered all along and does its work; what is left of processes waits for more
  // of it.
  const end = await startJob(server, startAnalysis.path, { scope: "page" });
  expect(await end()).toBe('{"type":"done"}');
  expect(
    below(root).filter(({ command }) => !/(?:seo|speed|inspect)-process\.ts/.test(command)),
  ).toEqual([]);
  expect(below(root).length).toBeLessThanOrEqual(5);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(processes().filter(({ command }) => command.includes(browsers.path))).toEqual([]);
}, 3_600_000);
