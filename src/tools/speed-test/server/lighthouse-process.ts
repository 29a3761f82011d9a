import { runBrowserTask } from "#platform/egress/browser/run-browser-task.ts";

/*
 * The entry point of the process that run-lighthouse.ts starts: runs one test in one browser, and
 * then ends.
 */

runBrowserTask(async () => (await import("./test-in-browser.ts")).testInBrowser);
