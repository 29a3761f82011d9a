import type { APIRoute } from "astro";
// With this query the import gives the URL of the bundled worker.
// oxlint-disable-next-line import/default
import worker from "../offline/service-worker.ts?worker&url";

/**
 * The worker is at the root because its folder is its scope. Its name is fixed because browsers
 * check that URL for updates.
 */
export const GET: APIRoute = () =>
  new Response(`import ${JSON.stringify(worker)};\n`, {
    headers: { "content-type": "text/javascript" },
  });
