import type { FastifyInstance } from "fastify";
import { parseUrlInput } from "#platform/jobs/parse-url-input.ts";
import { startTest, TestState } from "../contract.ts";
import type { JobQueue } from "#platform/jobs/job-queue.ts";
import { toResult, type SpeedAudit } from "./speed-audit.ts";
import type { SpeedInput } from "./speed-input.ts";
import { registerJobRoutes, type JobRoutesDependencies } from "#platform/jobs/job-routes.ts";

interface SpeedRoutesDependencies extends JobRoutesDependencies {
  readonly speedJobs: JobQueue<SpeedInput>;
}

/** Registers the routes of speed tests. */
export function speedTestsRoute(
  app: FastifyInstance,
  { speedJobs, streams, hashIp, now }: SpeedRoutesDependencies,
): void {
  registerJobRoutes(app, {
    path: startTest.path,
    outputs: { started: startTest.output, state: TestState },
    jobs: speedJobs,
    streams,
    hashIp,
    now,
    parseInput(body) {
      const { url, device } = parseUrlInput(startTest.input, body);
      return { input: { url, device } };
    },
    toResponse: (result, locale) => ({ result: toResult(result as SpeedAudit, locale) }),
  });
}
