/** Builds the site into `dist/`, even if nothing has changed since the last build. */
import { rm } from "node:fs/promises";
import { buildIfChanged } from "./build-site.ts";

await rm(".cache/site-stamp", { force: true });
await buildIfChanged();
