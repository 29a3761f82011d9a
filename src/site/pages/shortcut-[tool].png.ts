import type { APIRoute } from "astro";
import { createElement } from "react";
import sharp from "sharp";
import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { shortcutPx, shortcutTools } from "../shortcuts.ts";
import { createStandaloneDrawing } from "../standalone-drawing.ts";
import { themeTokens } from "../theme-tokens.ts";

export const getStaticPaths = () => shortcutTools.map((tool) => ({ params: { tool } }));

/** The icon of a tool in the menu of the installed site: its arch on the paper of the day. */
export const GET: APIRoute = async ({ params }) => {
  const height = Math.round(shortcutPx * 0.8);
  const drawing = createElement(ToolArch, { tool: params.tool! });
  const { svg } = createStandaloneDrawing("shortcut", drawing, "light", [112, 150]);
  const arch = await sharp(Buffer.from(inlineValues(svg)), { density: 300 })
    .resize({ height })
    .png()
    .toBuffer();
  const background = themeTokens.light["--color-paper"]!;
  const png = await sharp({
    create: { width: shortcutPx, height: shortcutPx, channels: 4, background },
  })
    .composite([{ input: arch }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};

/** Replaces custom properties, which the renderer does not know, by their values. */
function inlineValues(svg: string): string {
  const values = new Map(
    [...svg.matchAll(/(?<![\w-])(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name!, value!]),
  );
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole);
}
