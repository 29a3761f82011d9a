import { join } from "node:path";
import { inBrowser, NoBrowser, order } from "../browser/in-browser.ts";
import type { BrowserAnswer } from "../browser/work-once.ts";
import { Look } from "./look-order.ts";
import { userAgentOf, type Visit } from "./visit.ts";

/** Opens a page as a phone shows it. Null where it cannot be told: the rules that want it then say nothing. */
export type LookAtPage = (url: string, visit: Visit) => Promise<Look | null>;

/** With all waiting of look-process.ts and a machine that is busy. */
const longestMs = 25_000;

interface Needs {
  readonly browserPath: string;
  readonly log: { error(fields: object, message: string): void };
}

/** Browsers are heavy: one page is looked at after the other, in the order in which they were asked for. */
export function lookAtPages({ browserPath, log }: Needs): LookAtPage {
  let before: Promise<unknown> = Promise.resolve();

  async function look(url: string, { world, siteUrl, signal }: Visit): Promise<Look | null> {
    signal.throwIfAborted();
    const needs = { browserPath, world, signal, longestMs };
    try {
      return await inBrowser(join(import.meta.dirname, "look-process.ts"), needs, (child, place) =>
        order<BrowserAnswer<unknown>, Look>(child, { url, userAgent: userAgentOf(siteUrl), ...place }, (answer, resolve, reject) => {
          if (answer.type === "failed") return reject(new Error(answer.message));
          if (answer.type === "no-browser") return reject(new NoBrowser(answer.message));
          const looked = Look.safeParse(answer.value);
          if (looked.success) resolve(looked.data);
          else reject(new Error("the page gave no measures"));
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoBrowser) log.error({ err: error }, "the browser did not start: pages are read by HTTP alone");
      return null;
    }
  }

  return (url, visit) => {
    const looked = before.then(() => look(url, visit));
    before = looked.catch(() => undefined);
    return looked;
  };
}
