import { fork } from "node:child_process";
import { join } from "node:path";
import { runTask } from "#platform/processes/run-task.ts";

// A parent that will be killed: of a task that never ends, and of a process that watches it by a
// thread.
const [, , way, folder] = process.argv;
const tellPid = (pid: unknown) => process.send!(pid);
if (way === "task") {
  const limits = { maxCpuMs: 1e6, maxMemoryBytes: 1e9, timeoutMs: 1e6, maxResultBytes: 10 };
  const definition = {
    file: join(import.meta.dirname, "odd-task-process.ts"),
    env: {},
    maxHeapMb: 64,
  };
  void runTask(
    definition,
    { do: "spin" },
    {
      limits,
      signal: new AbortController().signal,
      onEvent: (event) => tellPid((event as { pid: number }).pid),
    },
  );
} else {
  fork(join(import.meta.dirname, "watching-process.ts"), [folder!], {
    env: {},
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  }).once("message", tellPid);
}
