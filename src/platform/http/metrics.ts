import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";

/**
 * Metrics in the text format of Prometheus.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export interface Metrics {
  readonly contentType: string;
  /** All figures as they are now. */
  print(): Promise<string>;
}

/** A figure that is measured when it is read. */
interface MeasuredFigure {
  readonly name: `ro2ya_${string}`;
  readonly help: string;
  readonly read: () => Promise<number> | number;
}

/** Counts what an app answers. To be called before the app listens. */
export function openMetrics(
  app: FastifyInstance,
  figures: readonly MeasuredFigure[] = [],
): Metrics {
  // One for each app: the library's own is shared by all apps of a process.
  const registry = new Registry();
  countRequests(app, registry);
  for (const { name, help, read } of [...listProcessFigures(), ...figures])
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  return { contentType: registry.contentType, print: () => registry.metrics() };
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: "ro2ya_requests_total",
    help: "Requests that were answered, by method, route and class of status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const forms = new Counter({
    name: "ro2ya_forms_total",
    help: "Forms that were sent, by form and by how they ended.",
    labelNames: ["form", "outcome"],
    registers,
  });
  const durations = new Histogram({
    name: "ro2ya_request_seconds",
    help: "How long answering took, by route.",
    labelNames: ["route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Not the path: a client can make up a million of them
    const route = routeOptions.url ?? "none";
    requests.inc({ method, route, status: `${Math.floor(statusCode / 100)}xx` });
    const form = getFormName(route);
    if (form !== undefined && method === "POST")
      forms.inc({ form, outcome: toOutcome(statusCode) });
    durations.observe({ route }, elapsedTime / 1_000);
  });
}

function listProcessFigures(): readonly MeasuredFigure[] {
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  return [
    {
      name: "ro2ya_memory_bytes",
      help: "Memory of the process, resident.",
      read: () => process.memoryUsage.rss(),
    },
    {
      name: "ro2ya_heap_bytes",
      help: "Memory of the process, of JavaScript.",
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: "ro2ya_event_loop_p99_seconds",
      help: "How late the event loop was, 99 of 100 times at most, since it was read last.",
      read() {
        const seconds = eventLoop.percentile(99) / 1e9;
        eventLoop.reset();
        return seconds;
      },
    },
    {
      name: "ro2ya_uptime_seconds",
      help: "For how long the process runs.",
      read: () => process.uptime(),
    },
  ];
}

/** Serves the metrics on a port of their own, which visitors cannot reach. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    return void metrics.print().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, host, resolve),
  );
  // Too many open files cause an `error` event, which ends the process where it has no listener.
  server.on("error", () => undefined);
  const { address, family, port: boundPort } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${boundPort}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function getFormName(route: string): string | undefined {
  return /^\/api\/(contact|service-requests)$/.exec(route)?.[1];
}

function toOutcome(status: number): string {
  if (status === 429) return "limited";
  if (status === 428) return "asked-for-proof";
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "stored";
}
