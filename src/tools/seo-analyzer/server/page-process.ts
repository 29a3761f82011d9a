import { auditPage } from "../engine/audit.ts";
import { blockingDirective } from "../engine/indexing.ts";
import { alternatesOf } from "../engine/metas.ts";
import { readPage } from "../engine/read-page.ts";
import type { Subject } from "../engine/rule.ts";
import { digestPage } from "../engine/site-audit.ts";
import { wantedAddresses } from "../engine/wanted.ts";
import type { PageAnswer, PageTasks, TaskName } from "./page-reader.ts";

/*
 * Runs as a process of its own, which page-reader.ts starts: pages are as large and as strange as their authors made
 * them, and while one is parsed or judged the server goes on answering, whatever it does. It holds one page at most,
 * knows no setting and opens nothing.
 */

let latest: Subject["page"] | undefined;

/** What a page says of itself, as far as only its headers are known of its source. */
function read(html: string, url: string, headers: Subject["source"]["headers"]) {
  const page = readPage(html, url);
  return { page, source: { headers } as Subject["source"] };
}

const tasks: {
  readonly [Name in TaskName]: (input: PageTasks[Name]["input"]) => PageTasks[Name]["output"];
} = {
  wanted({ html, url, headers }) {
    const subject = read(html, url, headers);
    latest = subject.page;
    return wantedAddresses(subject);
  },
  audit(source) {
    const page = latest?.url === source.url ? latest : readPage(source.html, source.url);
    latest = undefined;
    return auditPage(page, source);
  },
  digest: (source) => digestPage(readPage(source.html, source.url), source),
  related({ html, url, headers, now }) {
    const subject = read(html, url, headers);
    const alternates = alternatesOf(subject).flatMap(({ language, url: twin }) =>
      twin === null ? [] : [{ language, url: twin }],
    );
    return { isNoindex: blockingDirective(subject, "*", now) !== null, alternates };
  },
};

function answer<Name extends TaskName>(name: Name, input: PageTasks[Name]["input"]): PageAnswer {
  try {
    return { output: tasks[name](input) };
  } catch (error) {
    return {
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      isTooDeep: error instanceof RangeError,
    };
  }
}

process.on(
  "message",
  ({ name, input }: { readonly name: TaskName; readonly input: PageTasks[TaskName]["input"] }) => {
    process.send!(answer(name, input as never));
  },
);
