import { Agent } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { EgressError } from "../egress-error.ts";
import type { NetworkAdapter } from "../network-adapter.ts";
import { openConnection } from "../open-connection.ts";
import type { Target } from "../target.ts";

export interface ProxyLimits {
  /** In both directions and over all connections. */
  readonly maxBytes: number;
  /** Connection attempts in all, rejected ones included. */
  readonly maxConnections: number;
}

/**
 * Hosts that Chromium contacts on its own behalf. Its switches disable that, and the proxy rejects
 * them too.
 */
const browserServiceHosts =
  /^(?:clients\d*|clientservices|update|optimizationguide-pa|content-autofill|safebrowsing|sb-ssl|chromesyncpasswords-pa|edgedl|android)\.(?:google|googleapis|gvt1|me\.gvt1)\.com$|(?:^|\.)gvt1\.com$/;

const maxSocketsPerHost = 6;

/** The connections of one proxy, in both directions, and what they have used of its limits. */
export class ProxyConnections {
  /** Aborts when the task has ended or the proxy is closed. */
  readonly signal: AbortSignal;
  /**
   * Connections for plain http are reused for the same host and port, whose addresses were checked.
   */
  readonly agent: Agent;
  readonly #network: NetworkAdapter;
  readonly #limits: ProxyLimits;
  readonly #onExceeded: (what: string) => void;
  readonly #controller = new AbortController();
  /** Of the browser and of the servers. */
  readonly #sockets = new Set<Socket | Duplex>();
  /** Of the servers alone, whose bytes count. */
  readonly #upstreamSockets = new Set<Socket>();
  #connectionCount = 0;
  #closedBytes = 0;

  /** @param onExceeded is called when a limit is reached, and closes these connections */
  constructor(
    network: NetworkAdapter,
    limits: ProxyLimits,
    signal: AbortSignal,
    onExceeded: (what: string) => void,
  ) {
    this.#network = network;
    this.#limits = limits;
    this.#onExceeded = onExceeded;
    this.signal = AbortSignal.any([signal, this.#controller.signal]);
    const open = (target: Target) => this.open(target);
    this.agent = Object.assign(new Agent({ keepAlive: true, maxSockets: maxSocketsPerHost }), {
      createConnection(
        options: { target?: Target },
        done: (error: Error | null, socket?: Socket) => void,
      ): undefined {
        open(options.target!).then(
          (socket) => done(null, socket),
          (error: Error) => done(error),
        );
      },
    });
  }

  /** Has a socket end with the proxy. */
  track(socket: Socket | Duplex): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => this.#sockets.delete(socket));
    if (this.signal.aborted) socket.destroy();
  }

  /** Connects to a target without TLS, which the browser establishes itself through the tunnel. */
  async open(target: Target): Promise<Socket> {
    this.signal.throwIfAborted();
    const { maxConnections } = this.#limits;
    if (++this.#connectionCount > maxConnections) this.#stop(`${maxConnections} connections`);
    if (browserServiceHosts.test(target.host))
      throw new EgressError("blocked-address", `${target.host} is a service of the browser`);
    const { socket } = await openConnection({ ...target, isSecure: false }, this.#network, {
      signal: this.signal,
    });
    this.track(socket);
    this.#upstreamSockets.add(socket);
    socket.once("close", () => {
      this.#upstreamSockets.delete(socket);
      this.#closedBytes += socket.bytesRead + socket.bytesWritten;
    });
    return socket;
  }

  /** Stops the proxy where more bytes went through it than it may forward. */
  checkBytes(): void {
    const bytes = [...this.#upstreamSockets].reduce(
      (sum, socket) => sum + socket.bytesRead + socket.bytesWritten,
      this.#closedBytes,
    );
    if (bytes > this.#limits.maxBytes) this.#stop(`${this.#limits.maxBytes} bytes`);
  }

  close(): void {
    this.#controller.abort(new Error("the proxy is closed"));
    this.agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
  }

  #stop(what: string): void {
    if (!this.signal.aborted) this.#onExceeded(what);
  }
}
