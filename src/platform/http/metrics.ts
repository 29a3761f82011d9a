import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

/**
 * Metrics in the text format of Prometheus.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export interface Metrics {
  /** Returns the current values of all metrics as text. */
  print(): Promise<string>;
}

type Labels = Readonly<Record<string, string | number>>;

const counters = {
  ro2ya_requests_total: "Requests that were answered, by method, route and class of status.",
  ro2ya_forms_total: "Forms that were sent, by form and by how they ended.",
} as const;
type CounterName = keyof typeof counters;

const durations = {
  name: "ro2ya_request_seconds",
  help: "How long answering took, by route.",
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
} as const;

interface Histogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** A value that is measured when it is read. */
interface Gauge {
  readonly name: `ro2ya_${string}`;
  readonly help: string;
  readonly read: () => Promise<number> | number;
}

/** Counts and times the responses of an app. To be called before the app listens. */
export function openMetrics(app: FastifyInstance, gauges: readonly Gauge[] = []): Metrics {
  const counts = new Map<string, number>();
  const histograms = new Map<string, Histogram>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();

  function count(name: CounterName, labels: Labels): void {
    const series = name + formatLabels(labels);
    counts.set(series, (counts.get(series) ?? 0) + 1);
  }

  function observe(route: string, seconds: number): void {
    const series = histograms.get(route) ?? {
      buckets: durations.bounds.map(() => 0),
      sum: 0,
      count: 0,
    };
    durations.bounds.forEach((bound, i) => seconds <= bound && series.buckets[i]!++);
    series.sum += seconds;
    series.count++;
    histograms.set(route, series);
  }

  app.addHook("onResponse", async (request, reply) => {
    // Not the path: clients could create any number of series.
    const route = request.routeOptions.url ?? "none";
    count("ro2ya_requests_total", {
      method: request.method,
      route,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    });
    const form = getFormName(route);
    if (form !== undefined && request.method === "POST")
      count("ro2ya_forms_total", { form, outcome: toOutcome(reply.statusCode) });
    observe(route, reply.elapsedTime / 1_000);
  });

  return {
    async print() {
      const gaugeLines = await printGauges([...listProcessGauges(eventLoop), ...gauges]);
      eventLoop.reset();
      return [...printCounters(counts), ...printHistograms(histograms), ...gaugeLines, ""].join(
        "\n",
      );
    },
  };
}

function printCounters(counts: ReadonlyMap<string, number>): readonly string[] {
  return Object.entries(counters).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...counts]
      .filter(([series]) => series.startsWith(name))
      .map(([series, value]) => `${series} ${value}`),
  ]);
}

function printHistograms(histograms: ReadonlyMap<string, Histogram>): readonly string[] {
  const { name, help, bounds } = durations;
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
  for (const [route, { buckets, sum, count }] of histograms) {
    bounds.forEach((bound, i) =>
      lines.push(`${name}_bucket${formatLabels({ route, le: bound })} ${buckets[i]}`),
    );
    lines.push(
      `${name}_bucket${formatLabels({ route, le: "+Inf" })} ${count}`,
      `${name}_sum${formatLabels({ route })} ${sum}`,
      `${name}_count${formatLabels({ route })} ${count}`,
    );
  }
  return lines;
}

async function printGauges(gauges: readonly Gauge[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { name, help, read } of gauges)
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${await read()}`);
  return lines;
}

function listProcessGauges(eventLoop: { percentile(percent: number): number }): readonly Gauge[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    { name: "ro2ya_memory_bytes", help: "Memory of the process, resident.", read: () => rss },
    {
      name: "ro2ya_heap_bytes",
      help: "Memory of the process, of JavaScript.",
      read: () => heapUsed,
    },
    {
      name: "ro2ya_event_loop_p99_seconds",
      help: "How late the event loop was, 99 of 100 times at most, since it was read last.",
      read: () => eventLoop.percentile(99) / 1e9,
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
      (text) =>
        response
          .writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" })
          .end(text),
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

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, "_")}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
