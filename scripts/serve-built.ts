import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "./build-site.ts";

/** The built product on a port of this machine, with an empty data folder of its own. */
export interface ServedProduct {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const startTimeoutMs = 20_000;

/**
 * Builds the site if it has changed, and serves the product until it is stopped.
 * @throws Error where the server does not answer within 20 s
 */
export async function serveBuilt(port: number): Promise<ServedProduct> {
  await buildIfChanged();
  const dataDir = await mkdtemp(join(tmpdir(), "ro2ya-"));
  const server = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
    },
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await new Promise((resolve) => server.once("exit", resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  for (
    const deadline = Date.now() + startTimeoutMs;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    if (server.exitCode !== null) break;
    if (
      await fetch(`${url}/api/health`)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return { url, stop };
  }
  await stop();
  throw new Error(`the server did not start on port ${port}`);
}
