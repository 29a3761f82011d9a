import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import {
  chromiumArguments,
  findChromium,
  findHeadlessShell,
  withoutAddressBarPopups,
} from "./scripts/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 4310);
const wholeBrowser = findChromium();
const journeysBrowser = findHeadlessShell();
/** What depends on the window around a page: frames, lazy pictures, letters, workers. */
const ofTheWindow =
  "tests/e2e/{budgets,chat-link,fonts,offline,opened-ahead,page-errors,typography}.spec.ts";
// Workers read this file too; they inherit the folder that the first reading made and its process
// removes.
const dataDir = process.env.E2E_DATA_DIR ?? newDataDir();

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "ro2ya-e2e-data-"));
  process.env.E2E_DATA_DIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: ".",
  testMatch: "tests/e2e/**/*.spec.ts",
  outputDir: "test-results/e2e",
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Africa/Cairo",
    // What a test answers in the network's place must reach the page. offline.spec.ts lets the
    // worker in.
    serviceWorkers: "block",
    trace: "off",
    video: "off",
    screenshot: "off",
    launchOptions: {
      args: [...chromiumArguments, withoutAddressBarPopups],
      ...(wholeBrowser === undefined ? {} : { executablePath: wholeBrowser }),
    },
  },
  projects: [
    { name: "window", testMatch: ofTheWindow },
    {
      name: "journeys",
      testIgnore: ofTheWindow,
      use: {
        launchOptions: {
          args: [...chromiumArguments, withoutAddressBarPopups],
          ...(journeysBrowser === undefined ? {} : { executablePath: journeysBrowser }),
        },
      },
    },
  ],
  // The whole product as `npm start` runs it, over an empty folder of its own.
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning scripts/start.ts`,
    url: `http://127.0.0.1:${port}/api/health`,
    // Keyword research asks no one outside: its own estimate answers.
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      FORM_LIMITS: "9999,9999,9999",
      REQUEST_LIMIT: "9999",
      KEYWORD_SOURCES: "none",
      KEYWORD_LIMIT: "9999",
      LOG_LEVEL: "warn",
    },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
  },
});
