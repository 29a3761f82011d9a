import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createEventLog } from "#platform/jobs/event-log.ts";
import { createEventStreams } from "#platform/jobs/event-streams.ts";
import { handleErrors } from "#platform/http/error-handler.ts";

/**
 * A server whose jobs are watched as the test says; requests come from the address that they claim.
 */
async function watching(
  watch: (id: string) => Promise<(() => void) | undefined>,
  limits?: Parameters<typeof createEventStreams>[0],
) {
  const streams = createEventStreams(limits);
  const app: FastifyInstance = Fastify({ trustProxy: ["127.0.0.1"] });
  handleErrors(app);
  app.get<{ Params: { id: string } }>("/:id", async (request, reply) =>
    (await streams.send(request, reply, { subscribe: watch }, request.params.id))
      ? reply
      : reply.code(404).send({}),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    streams.endAll();
    await app.close();
  });

  function sendOnly(ip: string): Socket {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.write(`GET /job HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n\r\n`);
    return socket;
  }

  return {
    sendOnly,
    ask: (ip: string, id = "job") => fetch(`${url}/${id}`, { headers: { "x-forwarded-for": ip } }),
    /** Opens a connection that reads nothing. @returns what to read of it: the status line */
    async open(ip: string): Promise<{ status: number; socket: Socket }> {
      const socket = sendOnly(ip);
      const head = await new Promise<string>((resolve) =>
        socket.once("data", (chunk) => resolve(chunk.toString())),
      );
      return { status: Number(head.split(" ")[1]), socket };
    },
  };
}

/** Jobs that go on for as long as the test. */
function endless() {
  const log = createEventLog();
  const left = { count: 0 };
  return {
    left,
    watch: async () => {
      const stop = log.listen(0, () => undefined);
      return () => {
        left.count++;
        stop();
      };
    },
  };
}

test("500 streams from one address take ten places, and everybody else still watches", async () => {
  const { open } = await watching(endless().watch);
  const statuses: number[] = [];
  for (let i = 0; i < 500; i++) {
    const { status, socket } = await open("203.0.113.7");
    statuses.push(status);
    if (status !== 200) socket.destroy();
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(490);
  expect((await open("203.0.113.8")).status).toBe(200);
});

test("who leaves makes room, for himself and for all, and is listened for no more", async () => {
  const jobs = endless();
  const { open } = await watching(jobs.watch, { maxStreams: 3, maxVisitorStreams: 2 });
  const held = [await open("203.0.113.7"), await open("203.0.113.7"), await open("203.0.113.8")];
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await open("203.0.113.9")).status).toBe(503);
  held[2]!.socket.destroy();
  await expect.poll(() => jobs.left.count).toBe(1);
  expect((await open("203.0.113.7")).status).toBe(429);
  held[0]!.socket.destroy();
  await expect.poll(() => jobs.left.count).toBe(2);
  expect((await open("203.0.113.7")).status).toBe(200);
});

test.each([
  ["throws", () => Promise.reject(new Error("the database is away")), 500],
  ["knows no such job", () => Promise.resolve(undefined), 404],
] as const)("a watch that %s takes no place, 2,001 times over", async (_what, failing, status) => {
  let watch: (id: string) => Promise<(() => void) | undefined> = failing;
  const { ask, open } = await watching((id) => watch(id), { maxStreams: 5, maxVisitorStreams: 2 });
  for (let i = 0; i < 2_001; i += 3) {
    const answers = await Promise.all([1, 2, 3].map((host) => ask(`203.0.113.${host}`)));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
  watch = endless().watch;
  for (const host of [1, 1, 2, 2, 3]) expect((await open(`203.0.113.${host}`)).status).toBe(200);
});

test("who has left before the watching began leaves no place taken and no listener", async () => {
  const jobs = endless();
  const begun = { count: 0 };
  const { sendOnly, open } = await watching(
    async () => {
      begun.count++;
      await wait(100);
      return jobs.watch();
    },
    { maxStreams: 2, maxVisitorStreams: 2 },
  );
  for (let round = 1; round <= 3; round++) {
    const leaving = [sendOnly("203.0.113.7"), sendOnly("203.0.113.8")];
    await expect.poll(() => begun.count).toBe(2 * round);
    for (const socket of leaving) socket.destroy();
    await expect.poll(() => jobs.left.count).toBe(2 * round);
  }
  expect((await open("203.0.113.7")).status).toBe(200);
});
