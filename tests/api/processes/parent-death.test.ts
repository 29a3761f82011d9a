import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../start-app.ts";

vi.setConfig({ testTimeout: 60_000 });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(["task", "watched"])(
  "a process that is busy for ever ends soon after its parent was killed (%s)",
  async (way) => {
    const folder = join(await temporaryFolder(), "profile");
    await mkdir(folder);
    const parent = fork(join(import.meta.dirname, "busy-parent-process.ts"), [way, folder], {
      env: {},
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    onTestFinished(() => void parent.kill("SIGKILL"));
    const [pid] = (await once(parent, "message")) as [number];
    onTestFinished(() => {
      if (isAlive(pid)) process.kill(pid, "SIGKILL");
    });
    await wait(1_000); // it is busy by now
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    if (way === "watched") expect(existsSync(folder)).toBe(false);
  },
);
