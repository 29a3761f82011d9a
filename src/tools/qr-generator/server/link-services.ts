import type { HashIp } from "#platform/limits/hash-ip.ts";
import type { HostBlockList } from "./block-list.ts";
import type { LinkLimits } from "./link-limits.ts";
import type { LinkStore } from "./link-store.ts";
import type { ScanCounter } from "./scan-counter.ts";

/** What the routes of short links share; opened before the app and closed after it. */
export interface LinkServices {
  readonly store: LinkStore;
  readonly scans: Pick<ScanCounter, "count" | "flush">;
  readonly limits: LinkLimits;
  readonly blockList: HostBlockList;
}

/** What the routes depend on. */
export interface LinkDependencies {
  readonly links: LinkServices;
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  readonly hashIp: HashIp;
  readonly now: () => Date;
}
