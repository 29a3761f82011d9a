import type { Device } from "../contract.ts";

export interface SpeedInput {
  readonly url: string;
  readonly device: Device;
}

/** The task that the process of a test receives. */
export interface SpeedTask {
  readonly input: SpeedInput;
  readonly siteUrl: string;
  /** The time of the test, ISO 8601. */
  readonly at: string;
  /** Undefined where pages are tested by HTTP only. */
  readonly browserPath: string | undefined;
}
