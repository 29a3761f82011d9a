import { defineConfig } from "vite";

/** The gallery is a page of its own: the public build neither reads nor writes any of it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../../.cache/vite-gallery",
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "../../.cache/gallery",
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
