import { spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import type { Worker } from "node:worker_threads";
import { startServer } from "#main.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { listPlaces } from "./site-fixture.ts";

// The real server, in which a request's `x-plant` header says where something is to throw. Nothing
// of it is in the product: Node tells of each request, and what is planted hangs on Node's own
// sockets, streams and timers.

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const oddError = Object.defineProperties(new Error("hidden"), {
  message: {
    get() {
      throw new Error("its message cannot be read");
    },
  },
});

function planted(): never {
  throw new Error("planted");
}

/** Has a method throw for calls with a text, until the server ends. */
function breakMethod<T extends object>(prototype: T, method: keyof T, text: string): void {
  const whole = prototype[method] as (this: T, ...args: unknown[]) => unknown;
  prototype[method] = function (this: T, ...args: unknown[]) {
    return String(args[0]).includes(text) ? planted() : whole.apply(this, args);
  } as T[keyof T];
}

/** Has SQLite throw for each lead that is inserted. */
function breakLeads(): void {
  const database = new DatabaseSync(join(process.env["DATA_DIR"]!, "ro2ya.sqlite"));
  database.exec(
    "create trigger planted before insert on leads begin select raise(abort, 'planted'); end",
  );
  database.close();
}

let databaseThread: Worker | undefined;
process.on("worker", (worker) => (databaseThread = worker));

const plants: Readonly<Record<string, (exchange: Exchange) => void>> = {
  "request-listener": planted,
  "socket-listener": ({ request }) => request.socket.once("close", planted),
  "request-stream": ({ request }) => request.once("data", planted),
  "response-stream": ({ response }) => response.once("finish", planted),
  timer: () => setTimeout(planted, 10),
  rejection: () => void Promise.reject(new Error("planted")),
  nothing: () => void Promise.reject(undefined),
  "odd-error": () => void Promise.reject(oddError),
  kill: () => process.kill(process.pid, "SIGKILL"),
  "child-message": () => {
    const child = spawn(process.execPath, ["-e", "process.send(1)"], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.once("message", planted);
  },
  database: breakLeads,
  "database-thread": () => void databaseThread!.terminate(),
  "stream-write": () => breakMethod(PassThrough.prototype, "write", "id: "),
  sender: () => {
    globalThis.fetch = () => {
      throw oddError;
    };
  },
};

subscribe("http.server.request.start", (message) => {
  const exchange = message as Exchange;
  const plant = exchange.request.headers["x-plant"];
  if (typeof plant === "string") plants[plant]?.(exchange);
});

await startServer(process.env, listPlaces(process.env["SITE_FOLDER"]!), mappedNetwork({}));
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.send?.("listening");
