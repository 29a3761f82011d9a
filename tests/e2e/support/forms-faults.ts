import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { test as base } from "@playwright/test";

const root = join(import.meta.dirname, "../../..");
/** Long enough for a machine that runs other suites beside this one. */
const startTimeoutMs = 40_000;

/** A server with a data folder of its own, which a test may kill and start again. */
export interface OwnServer {
  readonly url: string;
  readonly dataDir: string;
  /** SIGKILL: the process has no time for anything. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A line to the server under test, on which answers to what is posted may be late or lost. */
export interface FaultyProxy {
  readonly url: string;
  /** From now on what is posted reaches the server, and nothing comes back. */
  loseAnswers(): void;
  /**
   * From now on what is posted reaches the server, and its answers wait on the way back.
   * @returns when one waits
   */
  holdAnswers(): Promise<void>;
  /** Answers that wait arrive, and later ones are neither late nor lost. */
  restore(): void;
}

/** Tests with a server or a connection that they may break, on ports that no other process uses. */
export const test = base.extend<{ ownServer: OwnServer; faultyProxy: FaultyProxy }>({
  // Playwright reads from this pattern what the fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  ownServer: async ({}, run) => {
    const port = await findFreePort();
    const dataDir = await mkdtemp(join(tmpdir(), "ro2ya-e2e-"));
    let server: ChildProcess | undefined;
    const ownServer: OwnServer = {
      url: `http://127.0.0.1:${port}`,
      dataDir,
      async start() {
        server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.ts"], {
          cwd: root,
          env: {
            PATH: process.env.PATH,
            PORT: String(port),
            DATA_DIR: dataDir,
            LOG_LEVEL: "silent",
            FORM_LIMITS: "9999,9999,9999",
          },
          stdio: "inherit",
        });
        await untilHealthy(ownServer.url, server);
      },
      async kill() {
        if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
        server.kill("SIGKILL");
        await once(server, "exit");
      },
    };
    try {
      await ownServer.start();
      await run(ownServer);
    } finally {
      await ownServer.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },

  faultyProxy: async ({ baseURL }, run) => {
    let fate: "arrive" | "wait" | "vanish" = "arrive";
    let answered = Promise.withResolvers<void>();
    let restored = Promise.withResolvers<void>();
    const proxyServer = createServer((incoming, outgoing) => {
      const { method, url, headers, socket } = incoming;
      const upstream = ask(
        new URL(url ?? "/", baseURL),
        { method, headers: { ...headers, connection: "close" } },
        async (answer) => {
          if (method === "POST" && fate === "vanish")
            return answer.resume().on("end", () => socket.destroy());
          if (method === "POST" && fate === "wait") {
            answered.resolve();
            await restored.promise;
          }
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          return answer.pipe(outgoing);
        },
      );
      upstream.on("error", () => socket.destroy());
      incoming.pipe(upstream);
    });
    const port = await listenLocally(proxyServer);
    await run({
      url: `http://127.0.0.1:${port}`,
      loseAnswers: () => void (fate = "vanish"),
      holdAnswers() {
        fate = "wait";
        [answered, restored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        return answered.promise;
      },
      restore() {
        fate = "arrive";
        restored.resolve();
      },
    });
    proxyServer.closeAllConnections();
    proxyServer.close();
  },
});

/** @returns the port, which the system has chosen */
async function listenLocally(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A port for a server that is started again on it. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, "close");
  return port;
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`the server for ${url} ended with ${server.exitCode} instead of starting`);
    const isHealthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${startTimeoutMs} ms`);
    await setTimeout(50);
  }
}
