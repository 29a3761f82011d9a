import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stripTypeScriptTypes } from "node:module";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ts": "text/javascript",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Only these may be read: the sources, and the one font that ships with the site. */
const readable = /^\/(pictures|node_modules\/@fontsource-variable)\//;

/**
 * Serves the sources to the browser on a loopback port of the system's choice: module scripts do not load
 * from `file:`, and scenes are written in TypeScript, whose types are taken off on the way.
 */
export async function serveSources(root: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    if (!readable.test(path)) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(root, path)).then(
      (bytes) => {
        const type = types[extname(path)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type });
        response.end(path.endsWith(".ts") ? stripTypeScriptTypes(bytes.toString("utf8")) : bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
