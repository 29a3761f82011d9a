import type { FastifyInstance } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { readAddress } from "#base/parse-url.ts";
import { startTest } from "../contract.ts";
import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { EventStreams } from "#platform/jobs/event-streams.ts";
import type { Jobs } from "#platform/jobs/job-queue.ts";
import { resultOf, type SpeedAudit } from "./speed-audit.ts";
import type { SpeedQuestion } from "./speed-input.ts";
import { jobRoutes } from "#platform/jobs/job-routes.ts";

interface Needs {
  readonly speedJobs: Jobs<SpeedQuestion>;
  readonly streams: EventStreams;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}

/** Tests of how fast a site is. */
export function speedTestsRoute(
  app: FastifyInstance,
  { speedJobs, streams, hashIp, now }: Needs,
): void {
  jobRoutes(app, {
    path: startTest.path,
    jobs: speedJobs,
    streams,
    hashIp,
    now,
    questionIn(body) {
      const asked = startTest.input.safeParse(body);
      const url = asked.success ? readAddress(asked.data.url) : null;
      if (!asked.success || url === null) throw new InvalidInput({ url: "malformed" });
      return { url, device: asked.data.device };
    },
    answerOf: (result, locale) => ({ result: resultOf(result as SpeedAudit, locale) }),
  });
}
