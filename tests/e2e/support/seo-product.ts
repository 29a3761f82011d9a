import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSites, type LoopbackSites } from "../../loopback/sites.ts";

/** The whole product in a process of its own, over sites of this machine. */
export interface SeoProduct {
  readonly url: string;
  readonly sites: LoopbackSites;
  stop(): Promise<void>;
}

/**
 * Starts what `npm run serve:test` starts, on any free port, with every site of tests/loopback
 * mapped.
 */
export async function startSeoProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<SeoProduct> {
  const sites = await startSites();
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-seo-"));
  const maps = Object.entries(sites.map).flatMap(([name, port]) => [
    "--map",
    `${name}=127.0.0.1:${port}`,
  ]);
  const child = spawn(
    process.execPath,
    [
      "--disable-warning=ExperimentalWarning",
      join(import.meta.dirname, "../../serve-test.ts"),
      ...maps,
    ],
    {
      env: {
        ...process.env,
        PORT: "0",
        DATA_DIR: folder,
        DATABASE_URL: "",
        LOG_LEVEL: "warn",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const listening = /^(http:\/\/\S+) knows /m.exec(output)?.[1];
      if (listening) resolve(listening);
    });
    child.once("exit", (code) => reject(new Error(`the product ended with ${code}:\n${output}`)));
  });
  return {
    url,
    sites,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await sites.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
