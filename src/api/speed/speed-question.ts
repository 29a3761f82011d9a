import type { Device } from "#tools/speed-test/contract.ts";

export interface SpeedQuestion {
  readonly url: string;
  readonly device: Device;
}
