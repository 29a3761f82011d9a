import { createJobClient } from "#base/job-client.ts";
import { startTest, TestEvent, toTestPath, TestState } from "../contract.ts";

/** Tests of sites, as the server does them for visitors. */
export const speedJobs = createJobClient({
  start: startTest,
  path: toTestPath,
  state: TestState,
  event: TestEvent,
});
