import { createJobClient } from "#base/job-client.ts";
import { startTest, TestEvent, toTestPath, TestState } from "../contract.ts";

/** Client of the speed test jobs on the server. */
export const speedJobs = createJobClient({
  start: startTest,
  path: toTestPath,
  state: TestState,
  event: TestEvent,
});
