/**
 * Runs the site and the API for development: both reload after every change. Astro's server
 * forwards /api to the API's server. Ctrl-C ends both; when one of them ends, the other is ended
 * too.
 */
import { spawn } from "node:child_process";

const apiPort = 3001;
const apiUrl = `http://127.0.0.1:${apiPort}`;

const children = [
  start(["--watch", "--watch-preserve-output", "src/main.ts"], {
    PORT: String(apiPort),
    HOST: "127.0.0.1",
  }),
  start(["node_modules/astro/bin/astro.mjs", "dev"], { API_DEV_URL: apiUrl }),
];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

function start(command: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...command], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  child.on("exit", (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
  return child;
}

function stop(): void {
  for (const child of children) child.kill("SIGTERM");
}
