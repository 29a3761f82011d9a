import type { Device, Stage } from "#tools/speed-test/contract.ts";
import type { BrowserAudit } from "./speed-audit.ts";

/** What the process of one test is told, once. */
export interface LighthouseOrder {
  readonly url: string;
  readonly device: Device;
  readonly browserPath: string;
  readonly proxyPort: number;
}

/** What it says: how far it is, and at last one of the others. */
export type LighthouseAnswer =
  | { readonly type: "progress"; readonly stage: Stage; readonly share: number }
  | { readonly type: "done"; readonly audit: BrowserAudit }
  /** The browser did not start. */
  | { readonly type: "no-browser"; readonly message: string }
  /** Lighthouse's code of what went wrong with the page, or "NO_SCORE". */
  | { readonly type: "failed"; readonly code: string; readonly message: string };
