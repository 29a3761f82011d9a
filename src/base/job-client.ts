import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { callApi } from "./call-api.ts";
import type { Endpoint } from "./endpoint.ts";
import { InvalidInput } from "./invalid-input.ts";

/** What can go wrong on the way to a job's result. What goes wrong with the job itself, the server says in its state. */
export type JobProblem = "bad-address" | "busy" | "expired" | "offline" | "internal";

/** There is no result, and the visitor hears why. */
export class JobFailure extends Error {
  override name = "JobFailure";
  readonly code: JobProblem;
  constructor(code: JobProblem, options?: ErrorOptions) {
    super(`no result: ${code}`, options);
    this.code = code;
  }
}

/** What every job tells of itself. */
export type JobState =
  | { readonly state: "queued"; readonly position: number }
  | { readonly state: "running" }
  | { readonly state: "failed"; readonly code: string }
  | { readonly state: "done" };
export type JobEvent =
  | { readonly type: "queued"; readonly position: number }
  | {
      readonly type: "progress";
      readonly stage: string;
      readonly done: number;
      readonly total: number;
    }
  | { readonly type: "done" }
  | { readonly type: "failed"; readonly code: string };

/** A kind of work that the server does for visitors, as its contract says it. */
interface JobEndpoints<In extends z.ZodMiniType, State extends JobState, Event extends JobEvent> {
  readonly start: Endpoint<In, z.ZodMiniType<{ id: string; isCached: boolean }>>;
  readonly path: (id: string) => `/api/${string}`;
  readonly state: z.ZodMiniType<State>;
  readonly event: z.ZodMiniType<Event>;
}

export interface JobClient<Input, State extends JobState, Event extends JobEvent> {
  /** Asks for a job. @throws JobFailure; the signal's reason where the caller gave up */
  start(input: Input, signal: AbortSignal): Promise<{ id: string; isCached: boolean }>;
  /** What there is of a job now. @throws JobFailure `expired`, `offline`, `busy` or `internal` */
  read(id: string, locale: string, signal: AbortSignal): Promise<State>;
  /**
   * Tells what happens until the work ends, over lost connections too: the browser asks anew and names the last event it
   * heard (`Last-Event-ID`). Gives back once the work has ended in any way, or the server will tell nothing more.
   */
  follow(id: string, onEvent: (event: Event) => void, signal: AbortSignal): Promise<void>;
  /** Ends the work, also while the page is being left. Nobody waits for the answer. */
  cancel(id: string): void;
}

/** The one way in which tools talk to the server about work that takes a while. */
export function createJobClient<
  In extends z.ZodMiniType,
  State extends JobState,
  Event extends JobEvent,
>(endpoints: JobEndpoints<In, State, Event>): JobClient<z.input<In>, State, Event> {
  return {
    async start(input, signal) {
      try {
        return await callApi(endpoints.start, input, { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw new JobFailure(toProblem(error), { cause: error });
      }
    },

    async read(id, locale, signal) {
      let response: Response;
      let body: unknown;
      try {
        response = await fetch(`${endpoints.path(id)}?locale=${locale}`, {
          headers: { accept: "application/json" },
          signal,
        });
        body = await response.json().catch(() => undefined);
      } catch (cause) {
        signal.throwIfAborted();
        throw new JobFailure("offline", { cause });
      }
      if (response.status === 404) throw new JobFailure("expired");
      if (response.status === 429 || response.status === 503) throw new JobFailure("busy");
      const state = endpoints.state.safeParse(body);
      if (!response.ok || !state.success) throw new JobFailure("internal");
      return state.data;
    },

    follow(id, onEvent, signal) {
      return new Promise((resolve, reject) => {
        const events = new EventSource(`${endpoints.path(id)}/events`);
        const end = (settle: () => void): void => {
          events.close();
          signal.removeEventListener("abort", giveUp);
          settle();
        };
        const giveUp = (): void => end(() => reject(signal.reason));
        signal.addEventListener("abort", giveUp);
        events.onmessage = ({ data }: MessageEvent<string>) => {
          const event = endpoints.event.safeParse(JSON.parse(data));
          if (!event.success) return;
          onEvent(event.data);
          if (event.data.type === "done" || event.data.type === "failed") end(resolve);
        };
        events.onerror = () => {
          if (events.readyState === EventSource.CLOSED) end(resolve);
        };
        if (signal.aborted) giveUp();
      });
    },

    cancel(id) {
      fetch(endpoints.path(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
    },
  };
}

function toProblem(error: unknown): JobProblem {
  if (error instanceof InvalidInput) return "bad-address";
  if (!(error instanceof AppError)) return "internal";
  if (error.code === "offline" || error.code === "busy") return error.code;
  if (error.code === "too-many") return "busy";
  return error.code === "invalid-input" ? "bad-address" : "internal";
}
