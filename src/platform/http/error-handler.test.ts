import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { logServerError } from "./error-handler.ts";

test.each([
  ["a full queue in one line", new AppError("busy", "200 wait"), "warn", { reason: "200 wait" }],
  ["an unexpected error with its stack", new Error("x"), "error", { err: new Error("x") }],
  [
    "an expected error of the server with its cause",
    new AppError("busy", "away", { cause: new Error("x") }),
    "error",
    { err: new AppError("busy", "away") },
  ],
])("the log describes %s", (_what, error, level, fields) => {
  const logged: unknown[] = [];
  const log = {
    warn: (fields: unknown) => logged.push(["warn", fields]),
    error: (fields: unknown) => logged.push(["error", fields]),
  };
  const request = { log } as unknown as FastifyRequest;
  logServerError(request, error, "a request failed");
  logServerError(request, new RateLimitError("too many", 30), "a request failed");
  expect(logged).toMatchObject([[level, fields]]);
});
