import type { APIRoute } from "astro";
import { iconSvg } from "../icon.ts";

/** The icon that browsers show beside the page's title. */
export const GET: APIRoute = () =>
  new Response(iconSvg, { headers: { "content-type": "image/svg+xml" } });
