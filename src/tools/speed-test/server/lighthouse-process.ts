import { runBrowserTask } from "#platform/egress/browser/run-browser-task.ts";

/*
 * Runs as a process of its own, which run-lighthouse.ts starts: one test in one browser, and then the end.
 */

runBrowserTask(async () => (await import("./test-in-browser.ts")).testInBrowser);
