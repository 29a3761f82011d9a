import type { APIRoute, GetStaticPaths } from "astro";
import { listAllDrawings, drawingsFolder } from "../../../drawings.ts";

export const getStaticPaths = (async () =>
  (await listAllDrawings()).map(({ name, svg }) => ({
    params: { folder: drawingsFolder, name },
    props: { svg },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg as string, { headers: { "content-type": "image/svg+xml" } });
