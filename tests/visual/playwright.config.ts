import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

const { projects: _projects, ...base } = journeys;
const product = base.webServer as Exclude<typeof base.webServer, readonly unknown[] | undefined>;
const galleryPort = Number(process.env.GALLERY_PORT ?? 4370);
// Workers read it from here.
process.env.GALLERY_URL = `http://127.0.0.1:${galleryPort}`;

/**
 * The same browser and the same product as the journeys of `tests/e2e`, and the gallery beside it.
 */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  outputDir: "../../test-results/visual",
  reporter: [["list"], ["json", { outputFile: "../../test-results/visual.json" }]],
  use: {
    ...base.use,
    reducedMotion: "reduce",
    colorScheme: "light",
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), "--font-render-hinting=none"],
    },
  },
  webServer: [
    { ...product, cwd: "../.." },
    {
      command: `"${process.execPath}" --disable-warning=ExperimentalWarning scripts/gallery.ts --port ${galleryPort}`,
      cwd: "../..",
      url: process.env.GALLERY_URL,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      stdout: "pipe",
    },
  ],
});
