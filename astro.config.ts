import { createHash } from "node:crypto";
import react from "@astrojs/react";
import { satteri } from "@astrojs/markdown-satteri";
import { defineConfig } from "astro/config";
import { outgoingHosts } from "./src/base/inventory/outgoing-hosts.ts";
import { finishBuild } from "./src/site/integrations/finish-build.ts";
import { recordImports } from "./src/site/integrations/preload-islands.ts";
import { scriptGroups, sharingIslands } from "./src/site/integrations/script-chunks.ts";
import { stripStoredPlaces } from "./src/site/integrations/strip-stored-places.ts";
import { smallPreloadHelper } from "./src/site/integrations/small-preload-helper.ts";
import { articleHtml } from "./src/site/integrations/article-html.ts";
import { bootScript } from "./src/site/scripts/boot.ts";
import { speculationRules } from "./src/site/speculation-rules.ts";
import { restoreScript } from "./src/ui/tab-state.ts";
import { viewTransitionStyle } from "./src/site/view-transition-style.ts";

const hashOf = (text: string) =>
  `sha256-${createHash("sha256").update(text).digest("base64")}` as const;

export default defineConfig({
  site: process.env.SITE_URL ?? "http://localhost:3000",
  srcDir: "./src/site",
  cacheDir: "./.cache/astro",
  output: "static",
  trailingSlash: "never",
  build: { format: "directory", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  server: { port: Number(process.env.SITE_DEV_PORT ?? 4321) },
  integrations: [react(), finishBuild()],
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [articleHtml] }) },
  security: {
    csp: {
      algorithm: "SHA-256",
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        `frame-src https://${outgoingHosts.browser.map}`,
      ],
      scriptDirective: {
        hashes: [hashOf(bootScript), hashOf(speculationRules), hashOf(restoreScript)],
        resources: ["'self'", "'wasm-unsafe-eval'"],
      },
      styleDirective: { hashes: [hashOf(viewTransitionStyle)], resources: ["'self'"] },
    },
  },
  vite: {
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: scriptGroups },
        },
      },
    },
    worker: { format: "es" },
    // These load their WebAssembly by a URL relative to their own file, which bundling would break.
    optimizeDeps: {
      exclude: [
        "@jsquash/avif",
        "@jsquash/jpeg",
        "@jsquash/oxipng",
        "@jsquash/resize",
        "@jsquash/webp",
      ],
    },
    plugins: [sharingIslands(), stripStoredPlaces(), smallPreloadHelper(), recordImports()],
    server: { proxy: { "/api": process.env.API_DEV_URL ?? "http://localhost:3000" } },
  },
});
