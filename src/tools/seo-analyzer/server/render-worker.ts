import { runBrowserTask } from "#platform/egress/browser/run-browser-task.ts";

/*
 * The entry point of the process that `render-page.ts` starts: renders one page in one browser, and
 * then ends.
 */

runBrowserTask(async () => (await import("./measure-rendered-page.ts")).measureRenderedPage);
