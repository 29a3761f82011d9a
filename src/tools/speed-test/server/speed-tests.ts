import type { FastifyInstance } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { parseUrl } from "#base/parse-url.ts";
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
      const parsed = startTest.input.safeParse(body);
      const url = parsed.success ? parseUrl(parsed.data.url) : null;
      if (!parsed.success || url === null) throw new InvalidInput({ url: "malformed" });
      return { url, device: parsed.data.device };
    },
    toResponse: (result, locale) => ({ result: toResult(result as SpeedAudit, locale) }),
  });
}
