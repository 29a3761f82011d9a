import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";

const compress = promisify(brotliCompress);
const compressible = /\.(?:html|css|js|svg|json|xml|txt)$/;

/**
 * Serves a folder of built pages on loopback, compressed with brotli as the product's own.
 * @param folder is copied, and left as it is
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "peer-"));
  await cp(folder, root, { recursive: true });
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && compressible.test(file))
      await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
  const server = Fastify();
  await server.register(fastifyStatic, { root, preCompressed: true, redirect: false });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  const stop = async (): Promise<void> => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  };
  return { url, stop };
}
