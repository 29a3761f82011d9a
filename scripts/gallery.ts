/**
 * Builds the gallery of the components of `src/ui` and the drawings of `src/brand`, and serves it
 * on this machine: `npm run gallery`, or `npm run gallery -- --port 5000`.
 */
import { parseArgs } from "node:util";
import { build, preview } from "vite";

const { values } = parseArgs({ options: { port: { type: "string", default: "4370" } } });
const configFile = "tests/gallery/vite.config.ts";

await build({ configFile });
const server = await preview({
  configFile,
  preview: { port: Number(values.port), strictPort: true, host: "127.0.0.1" },
});
console.log(`The gallery is at ${server.resolvedUrls?.local[0]}`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
