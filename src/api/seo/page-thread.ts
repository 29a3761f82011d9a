import { parentPort } from "node:worker_threads";
import { auditPage } from "#tools/seo-analyzer/audit.ts";
import { blockingDirective } from "#tools/seo-analyzer/indexing.ts";
import { alternatesOf } from "#tools/seo-analyzer/metas.ts";
import { readPage } from "#tools/seo-analyzer/read-page.ts";
import type { Subject } from "#tools/seo-analyzer/rule.ts";
import { digestPage } from "#tools/seo-analyzer/site-audit.ts";
import { wantedAddresses } from "#tools/seo-analyzer/wanted.ts";
import type { PageTasks, TaskName } from "./page-reader.ts";

/*
 * Runs in a thread of its own: pages are as large and as strange as their authors made them, and while one is parsed
 * or judged the server goes on answering. The thread holds no more than one page.
 */

let latest: Subject["page"] | undefined;

/** What a page says of itself, as far as only its headers are known of its source. */
function read(html: string, url: string, headers: Subject["source"]["headers"]) {
  const page = readPage(html, url);
  return { page, source: { headers } as Subject["source"] };
}

const tasks: { readonly [Name in TaskName]: (input: PageTasks[Name]["input"]) => PageTasks[Name]["output"] } = {
  wanted({ html, url, headers }) {
    const subject = read(html, url, headers);
    latest = subject.page;
    return wantedAddresses(subject);
  },
  audit(source) {
    const page = latest?.url === source.url ? latest : readPage(source.html, source.url);
    return auditPage(page, source);
  },
  digest: (source) => digestPage(readPage(source.html, source.url), source),
  related({ html, url, headers, now }) {
    const subject = read(html, url, headers);
    const alternates = alternatesOf(subject).flatMap(({ language, url: twin }) => (twin === null ? [] : [{ language, url: twin }]));
    return { isNoindex: blockingDirective(subject, "*", now) !== null, alternates };
  },
};

parentPort!.on("message", <Name extends TaskName>({ name, input }: { readonly name: Name; readonly input: PageTasks[Name]["input"] }) => {
  parentPort!.postMessage(tasks[name](input));
});
