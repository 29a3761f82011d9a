import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { InvalidInput } from "#base/invalid-input.ts";
import { handleErrors } from "./error-handler.ts";
import { mountEndpoint } from "./mount-endpoint.ts";

const Output = z.object({ name: z.string(), count: z.optional(z.number()) });

/** Answers a request with `sent`, and collects what the server logs. */
async function request(sent: unknown, { status = 200, name = "cat" } = {}) {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: "error", stream: { write: (line) => logged.push(line) } },
  });
  onTestFinished(() => app.close());
  handleErrors(app);
  mountEndpoint(app, {
    method: "GET",
    path: "/api/animals",
    output: Output,
    parseInput({ query }) {
      const parsed = z.object({ name: z.string().check(z.minLength(1)) }).safeParse(query);
      if (!parsed.success) throw new InvalidInput({ name: "missing" });
      return parsed.data;
    },
    handle: async (_input, _request, reply) => reply.code(status).send(sent),
  });
  const { statusCode, body } = await app.inject({ url: "/api/animals", query: { name } });
  return { statusCode, body, logged };
}

test("a response that satisfies its contract is sent unchanged", async () => {
  expect(await request({ count: 2, name: "cat" })).toEqual({
    statusCode: 200,
    body: '{"count":2,"name":"cat"}',
    logged: [],
  });
});

test("invalid input is rejected before the handler runs", async () => {
  const { statusCode, body } = await request({ name: "cat" }, { name: "" });
  expect({ statusCode, body }).toEqual({
    statusCode: 400,
    body: '{"code":"invalid-input","fields":{"name":"missing"}}',
  });
});

test("a response that breaks its contract becomes an internal error in the log", async () => {
  const { statusCode, body, logged } = await request({ name: 7 }, { status: 201 });
  expect({ statusCode, body }).toEqual({ statusCode: 500, body: '{"code":"internal"}' });
  expect(logged).toEqual([expect.stringContaining("GET /api/animals breaks its contract")]);
});

test("a field that the contract does not name fails outside production only", async () => {
  const sent = { name: "cat", visitor: "192.0.2.1" };
  const strict = await request(sent);
  expect(strict.statusCode).toBe(500);
  expect(strict.logged).toEqual([expect.stringContaining("sends fields that its contract")]);

  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await request(sent)).body).toBe('{"name":"cat","visitor":"192.0.2.1"}');
  expect((await request({ name: 7 })).statusCode).toBe(500);
});

test("an error is sent as it is", async () => {
  expect((await request({ code: "expired" }, { status: 404 })).body).toBe('{"code":"expired"}');
});
