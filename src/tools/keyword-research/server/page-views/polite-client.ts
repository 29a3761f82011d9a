import { setTimeout } from "node:timers/promises";
import type * as z from "zod/mini";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { requestService } from "../sources/request-service.ts";
import { SourceError } from "../sources/source-error.ts";

interface ClientDependencies {
  readonly network: NetworkAdapter;
  /** Names this software and how to reach whoever runs it. */
  readonly userAgent: string;
  readonly pace?: Partial<Pace>;
}

/**
 * How politely a service is requested: one request after another, at most one a second, so that the
 * articles of some 3,900 terms take about an hour.
 */
export interface Pace {
  readonly intervalMs: number;
  readonly timeoutMs: number;
  /** The pause before each repetition of a request that failed. */
  readonly retryMs: readonly number[];
  /** The pause where a 429 names none. */
  readonly limitedMs: number;
}

const defaultPace: Pace = {
  intervalMs: 1_000,
  timeoutMs: 20_000,
  retryMs: [2_000, 10_000, 60_000],
  limitedMs: 60_000,
};

interface RequestOptions<Shape> {
  /** The schema of the response. */
  readonly shape: Shape;
  /** Whether status 404 means that there is nothing. */
  readonly canBeMissing?: boolean;
}

/** Sends requests one after another, within the pace, and repeats those that fail. */
export class PoliteClient {
  readonly #dependencies: ClientDependencies;
  readonly #pace: Pace;
  #nextAt = 0;

  constructor(dependencies: ClientDependencies) {
    this.#dependencies = dependencies;
    this.#pace = { ...defaultPace, ...dependencies.pace };
  }

  /**
   * @returns undefined where there is nothing
   * @throws SourceError where all repetitions failed, or the service refuses
   */
  async request<Shape extends z.ZodMiniType>(
    url: string,
    options: RequestOptions<Shape>,
  ): Promise<z.output<Shape> | undefined> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#send(url, options);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        if (error.reason === "empty") return undefined;
        const retryMs = this.#pace.retryMs[attempt];
        if (retryMs === undefined || error.reason === "refused") throw error;
        const pauseMs = error.reason === "limited" ? this.#pace.limitedMs : retryMs;
        await setTimeout(error.retryAfterMs ?? pauseMs);
      }
    }
  }

  async #send<Shape extends z.ZodMiniType>(url: string, options: RequestOptions<Shape>) {
    const { network, userAgent } = this.#dependencies;
    await setTimeout(Math.max(0, this.#nextAt - performance.now()));
    this.#nextAt = performance.now() + this.#pace.intervalMs;
    const signal = AbortSignal.timeout(this.#pace.timeoutMs);
    return requestService(url, { network, userAgent, signal, ...options });
  }
}
