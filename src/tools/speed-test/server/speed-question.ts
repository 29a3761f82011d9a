import type { Device } from "../contract.ts";

export interface SpeedQuestion {
  readonly url: string;
  readonly device: Device;
}
