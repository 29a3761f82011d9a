import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createHostNetwork } from "#platform/processes/host-network.ts";
import { serveTasks, type TaskHost } from "#platform/processes/serve-tasks.ts";

/*
 * A process that does what its test says: how run-task.ts holds the worst is seen with it.
 */

export type OddTask =
  | { readonly do: "say"; readonly what: unknown }
  | { readonly do: "tell-pid" }
  | { readonly do: "spin" | "fill-heap" | "fill-buffers" | "hang" | "die" | "throw" }
  | { readonly do: "fail"; readonly code: string }
  | { readonly do: "wait-for-abort" }
  | {
      readonly do: "ask-http";
      readonly address: string;
      readonly port: number;
      readonly times: number;
    }
  | {
      readonly do: "dial-and-die";
      readonly address: string;
      readonly port: number;
      readonly times: number;
    }
  | { readonly do: "dial-and-leave"; readonly address: string; readonly port: number };

class ExpectedError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const kept: unknown[] = [];

function spin(): never {
  for (;;) kept.length = 0;
}

async function askHttp(socket: Socket): Promise<string> {
  socket.write("GET / HTTP/1.0\r\n\r\n");
  return Buffer.concat(await socket.toArray()).toString();
}

async function run(task: OddTask, host: TaskHost, signal: AbortSignal): Promise<unknown> {
  const network = createHostNetwork(host);
  switch (task.do) {
    case "say":
      return task.what;
    case "tell-pid":
      host.sendEvent({ pid: process.pid });
      return process.pid;
    case "spin":
      host.sendEvent({ pid: process.pid });
      await wait(20);
      return spin();
    case "fill-heap":
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
    case "fill-buffers":
      for (;;) {
        kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
        await wait(20);
      }
    case "hang":
      await wait(1e6);
      return undefined;
    case "die":
      process.kill(process.pid, "SIGKILL");
      await wait(1e6);
      return undefined;
    case "throw":
      throw new Error("unexpected");
    case "fail":
      throw new ExpectedError(task.code);
    case "wait-for-abort":
      host.sendEvent("waiting");
      await once(signal, "abort");
      host.sendEvent("heard");
      throw signal.reason;
    case "ask-http":
      return Promise.all(
        Array.from({ length: task.times }, () =>
          network
            .connect(task.address, task.port, signal)
            .then(askHttp, (error: Error & { code?: string }) => error.code ?? error.message),
        ),
      );
    case "dial-and-leave":
      await network.connect(task.address, task.port, signal);
      return "left open";
    case "dial-and-die":
      for (let i = 0; i < task.times; i++)
        network.connect(task.address, task.port, signal).catch(() => undefined);
      await network.connect(task.address, task.port, signal);
      process.kill(process.pid, "SIGKILL");
      await wait(1e6);
      return undefined;
  }
}

serveTasks(run, (error) => (error instanceof ExpectedError ? error.code : undefined));
