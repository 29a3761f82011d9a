import { existsSync } from "node:fs";

const defaultPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds the Chromium or Chrome of this machine.
 * @param configuredPath the path in the settings; where that file does not exist, no other browser
 *   is used
 * @returns its path; undefined where there is none
 */
export function findBrowser(configuredPath: string | undefined): string | undefined {
  return (configuredPath === undefined ? defaultPaths : [configuredPath]).find((path) =>
    existsSync(path),
  );
}

/** Explains to the operator why there is no browser, and what to do. */
export function explainMissingBrowser(configuredPath: string | undefined): string {
  const reason =
    configuredPath === undefined ? "No Chromium was found" : "CHROME_PATH names no file";
  return `${reason}: the speed test gives HTTP figures without a score. Install one (Debian: apt-get install chromium) or name one in CHROME_PATH.`;
}
