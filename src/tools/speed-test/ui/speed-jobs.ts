import { jobClient } from "#base/job-client.ts";
import { startTest, TestEvent, testPath, TestState } from "../contract.ts";

/** Tests of sites, as the server does them for visitors. */
export const speedJobs = jobClient({
  start: startTest,
  path: testPath,
  state: TestState,
  event: TestEvent,
});
