import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const noLimits = "999999999,999999999,999999999";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** All that it has written so far. */
  readonly log: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts the server over the site that writeSite wrote to the folder, its data in the folder's
 * `data`, on any free port of this machine.
 * @param output where it writes its log; without one it is collected
 */
export async function startServerProcess(
  folder: string,
  env: Record<string, string> = {},
  output?: string,
): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, "fixture-server.ts"), {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: join(tmpdir(), "ro2ya-compile-cache"),
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      SITE_FOLDER: folder,
      FORM_LIMITS: noLimits,
      ATTACHMENT_LIMITS: "999999999,999999999,0",
      CONFIRMATION_LIMIT: "999999999",
      REQUEST_LIMIT: "999999999",
      ...env,
    },
    execArgv: [],
    stdio: ["ignore", output === undefined ? "pipe" : openSync(output, "w"), "pipe", "ipc"],
  });
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  child.stderr!.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, "exit").then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  const started = once(child, "message").then(([url]) => String(url));
  const url = await Promise.race([
    started,
    ended.then((end) =>
      Promise.reject(new Error(`the server ended with ${end} before it listened:\n${log}`)),
    ),
  ]);
  return { url, child, log: () => log, ended };
}
