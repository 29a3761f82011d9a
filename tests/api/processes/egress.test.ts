import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { EgressError } from "#platform/egress/egress-error.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { createEgressHandler } from "#platform/processes/egress.ts";
import type { ProcessDefinition } from "#platform/processes/process-pool.ts";
import { runTask } from "#platform/processes/run-task.ts";
import type { OddTask } from "./odd-task-process.ts";

vi.setConfig({ testTimeout: 60_000 });

const definition: ProcessDefinition = {
  file: join(import.meta.dirname, "odd-task-process.ts"),
  env: {},
  maxHeapMb: 64,
};
const limits = { maxCpuMs: 30_000, maxMemoryBytes: 1e9, timeoutMs: 50_000, maxResultBytes: 1e6 };
const address = "93.184.215.14";

/** A server of one line, and a network in which every address leads to it. */
async function startNetwork({ greeting = "" } = {}) {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket.on("error", () => undefined));
    if (greeting) socket.write(greeting);
    socket.once("data", () => socket.end("HTTP/1.0 200 OK\r\n\r\nhello"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const connectedTo: string[] = [];
  const sockets: Socket[] = [];
  const network: NetworkAdapter = {
    resolve: async () => [address],
    async connect(to, port, signal) {
      connectedTo.push(`${to}:${port}`);
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
      sockets.push(socket);
      await once(socket, "connect", { signal });
      return socket;
    },
  };
  return { network, connectedTo, sockets, connections };
}

const run = (
  task: OddTask,
  network: NetworkAdapter,
  signal = new AbortController().signal,
  egress = createEgressHandler(network),
) => runTask(definition, task, { limits, signal, handleRequest: egress });

test("a process talks over connections that its parent made, of which the parent reads nothing", async () => {
  const { network, connectedTo, sockets } = await startNetwork();
  const answers = (await run(
    { do: "ask-http", address, port: 80, times: 50 },
    network,
  )) as string[];
  expect(answers).toEqual(Array.from({ length: 50 }, () => "HTTP/1.0 200 OK\r\n\r\nhello"));
  expect(connectedTo.length).toBe(50);
  expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual(sockets.map(() => 0));
});

test.each([
  "127.0.0.1",
  "10.0.0.1",
  "169.254.169.254",
  "::1",
  "::ffff:127.0.0.1",
  "localhost",
  "0x7f.1",
  "93.184.215.14%eth0",
  "",
])("the parent judges for itself and does not connect to %j", async (inside) => {
  const { network, connectedTo } = await startNetwork();
  expect(await run({ do: "ask-http", address: inside, port: 80, times: 1 }, network)).toEqual([
    "blocked-address",
  ]);
  expect(connectedTo).toEqual([]);
});

test.each([0, 22, 25, 3306, 65_536, -1])("the parent connects to no port %d", async (port) => {
  const { network, connectedTo } = await startNetwork();
  expect(await run({ do: "ask-http", address, port, times: 1 }, network)).toEqual(["bad-address"]);
  expect(connectedTo).toEqual([]);
});

test("a process has so many connections in all, and so many under way at once, and no more", async () => {
  const { network, connectedTo } = await startNetwork();
  const signal = new AbortController().signal;
  const countRefused = (answers: unknown) =>
    (answers as string[]).filter((answer) => answer === "refused").length;
  expect(
    countRefused(
      await run(
        { do: "ask-http", address, port: 80, times: 20 },
        network,
        signal,
        createEgressHandler(network, { maxRequests: 12, maxPending: 64 }),
      ),
    ),
  ).toBe(8);
  expect(connectedTo.length).toBe(12);

  // All twenty are asked for in one turn, long before the first is there.
  const slow: NetworkAdapter = {
    ...network,
    connect: (to, port, options) => wait(1_500).then(() => network.connect(to, port, options)),
  };
  expect(
    countRefused(
      await run(
        { do: "ask-http", address, port: 80, times: 20 },
        slow,
        signal,
        createEgressHandler(slow, { maxRequests: 100, maxPending: 5 }),
      ),
    ),
  ).toBe(15);
  expect(connectedTo.length).toBe(17);
});

test("an error of the network keeps its code on its way", async () => {
  const refusing: NetworkAdapter = {
    resolve: async () => [address],
    connect: async () => {
      throw new EgressError("does-not-exist", "no answer");
    },
  };
  expect(await run({ do: "ask-http", address, port: 80, times: 1 }, refusing)).toEqual([
    "does-not-exist",
  ]);
});

test("connections that a task leaves open end with it, though its process goes on", async () => {
  const { network, connections } = await startNetwork();
  expect(await run({ do: "dial-and-leave", address, port: 80 }, network)).toBe("left open");
  await expect
    .poll(() => connections.map(({ destroyed }) => destroyed), { timeout: 10_000 })
    .toEqual([true]);
});

test("connections on their way to a process that dies are closed, wherever they are", async () => {
  const { network, connections, sockets } = await startNetwork();
  await expect(
    run({ do: "dial-and-die", address, port: 80, times: 40 }, network),
  ).rejects.toMatchObject({ name: "TaskProcessDiedError" });
  await expect
    .poll(() => connections.filter(({ destroyed }) => !destroyed).length, { timeout: 10_000 })
    .toBe(0);
  expect(sockets.length).toBeGreaterThan(10);
});

test("a connection that is being opened when the task is given up is given up too", async () => {
  const giveUp = new AbortController();
  const { promise: gaveUp, resolve } = Promise.withResolvers<void>();
  const silent: NetworkAdapter = {
    resolve: async () => [address],
    connect: (_address, _port, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          resolve();
          reject(signal.reason);
        });
        giveUp.abort(new Error("not wanted"));
      }),
  };
  await expect(
    run({ do: "dial-and-leave", address, port: 80 }, silent, giveUp.signal),
  ).rejects.toThrow("not wanted");
  await gaveUp;
});

test("a server that speaks before it is asked is not handed over with its words missing", async () => {
  const { network } = await startNetwork({ greeting: "SSH-2.0-x\r\n" });
  const [answer] = (await run(
    { do: "ask-http", address, port: 80, times: 1 },
    network,
  )) as string[];
  expect(answer).toBe("SSH-2.0-x\r\nHTTP/1.0 200 OK\r\n\r\nhello");
  const unpaused: NetworkAdapter = {
    ...network,
    async connect(to, port, signal) {
      const socket = await network.connect(to, port, signal);
      socket.resume();
      await once(socket, "data");
      return socket;
    },
  };
  expect(await run({ do: "ask-http", address, port: 80, times: 1 }, unpaused)).toEqual(["refused"]);
});
