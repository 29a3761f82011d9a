/** Builds the site into `dist/`, whether or not something changed since. */
import { rm } from "node:fs/promises";
import { buildWhatChanged } from "./build-site.ts";

await rm(".cache/site-stamp", { force: true });
await buildWhatChanged();
