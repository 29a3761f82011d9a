import { runBrowserTask } from "#platform/egress/browser/run-browser-task.ts";

/*
 * The entry point of the process that `report-printer.ts` starts: prints one document in one
 * browser, and then ends.
 */

runBrowserTask(async () => (await import("./print-in-browser.ts")).printInBrowser);
