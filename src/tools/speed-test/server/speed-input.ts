import type { Device } from "../contract.ts";

export interface SpeedInput {
  readonly url: string;
  readonly device: Device;
}

/** What the process of a test is told. */
export interface SpeedTask {
  readonly question: SpeedInput;
  readonly siteUrl: string;
  /** The time of the test, ISO 8601. */
  readonly at: string;
  /** Undefined where HTTP alone has to do. */
  readonly browserPath: string | undefined;
}
