import type { APIRoute } from "astro";
// With this query it is the address of the bundled worker.
// oxlint-disable-next-line import/default
import worker from "../offline/service-worker.ts?worker&url";

/** At the root, because a worker governs the folder it lies in; under a name that stays, because browsers look there for a newer one. */
export const GET: APIRoute = () =>
  new Response(`import ${JSON.stringify(worker)};\n`, {
    headers: { "content-type": "text/javascript" },
  });
