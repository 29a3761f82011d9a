import { runBrowserTask } from "#platform/egress/browser/run-browser-task.ts";

/*
 * Runs as a process of its own, which look-at-page.ts starts: looks at one page in one browser, and then ends.
 */

runBrowserTask(async () => (await import("./look-in-browser.ts")).lookInBrowser);
