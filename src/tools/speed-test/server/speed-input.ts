import type { Device } from "../contract.ts";

export interface SpeedQuestion {
  readonly url: string;
  readonly device: Device;
}

/** What the process of a test is told. */
export interface SpeedTask {
  readonly question: SpeedQuestion;
  readonly siteUrl: string;
  /** The time of the test, ISO 8601. */
  readonly at: string;
  /** Undefined where HTTP alone has to do. */
  readonly browserPath: string | undefined;
}
