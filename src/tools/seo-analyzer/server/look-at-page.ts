import { join } from "node:path";
import { inBrowser, mostOfAPage, NoBrowser } from "#platform/egress/browser/in-browser.ts";
import { Look, type LookOrder } from "./look-order.ts";
import { userAgentOf, type Visit } from "./visit.ts";

/** Opens a page as a phone shows it. Null where it cannot be told: the rules that want it then say nothing. */
export type LookAtPage = (url: string, visit: Visit) => Promise<Look | null>;

/** With all waiting of look-process.ts and a machine that is busy. */
const limits = { ...mostOfAPage, longestMs: 25_000 };

interface Needs {
  readonly browserPath: string;
  readonly log: { error(fields: object, message: string): void };
}

/** Browsers are heavy: one page is looked at after the other, in the order in which they were asked for. */
export function lookAtPages({ browserPath, log }: Needs): LookAtPage {
  let before: Promise<unknown> = Promise.resolve();

  async function look(url: string, { world, siteUrl, signal }: Visit): Promise<Look | null> {
    signal.throwIfAborted();
    const order: LookOrder = { url, userAgent: userAgentOf(siteUrl) };
    try {
      const looked = Look.safeParse(
        await inBrowser(join(import.meta.dirname, "look-process.ts"), order, {
          browserPath,
          world,
          signal,
          limits,
        }),
      );
      return looked.success ? looked.data : null;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoBrowser)
        log.error({ err: error }, "the browser did not start: pages are read by HTTP alone");
      return null;
    }
  }

  return (url, visit) => {
    const looked = before.then(() => look(url, visit));
    before = looked.catch(() => undefined);
    return looked;
  };
}
