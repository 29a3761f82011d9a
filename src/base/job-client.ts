import type * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { callApi } from "./call-api.ts";
import type { Endpoint } from "./endpoint.ts";
import { InvalidInput } from "./invalid-input.ts";
import type { JobEvent, JobStarted, JobState } from "./job-contract.ts";
import { JobFailure, type JobProblem } from "./job-failure.ts";

/** The endpoints of one kind of job, from its contract. */
interface JobEndpoints<In extends z.ZodMiniType, State extends JobState, Event extends JobEvent> {
  readonly start: Endpoint<In, typeof JobStarted>;
  readonly path: (id: string) => `/api/${string}`;
  readonly state: z.ZodMiniType<State>;
  readonly event: z.ZodMiniType<Event>;
}

export interface JobClient<Input, State extends JobState, Event extends JobEvent> {
  /** Enqueues a job. @throws JobFailure; the signal's reason when it is aborted */
  start(input: Input, signal: AbortSignal): Promise<z.output<typeof JobStarted>>;
  /**
   * Reads the state of a job.
   * @param query what else the address says, where the job has options for how it is read
   * @throws JobFailure `expired`, `offline`, `busy` or `internal`
   */
  read(
    id: string,
    locale: string,
    signal: AbortSignal,
    query?: Readonly<Record<string, string>>,
  ): Promise<State>;
  /**
   * Passes on the events of a job until it ends. After a lost connection the browser connects again
   * and names the last event that it received (`Last-Event-ID`). Resolves when the job has ended in
   * any way, or when the server closes the stream for good.
   */
  follow(id: string, onEvent: (event: Event) => void, signal: AbortSignal): Promise<void>;
  /**
   * Ends the job. It can be called while the page is being left, since it does not wait for the
   * response.
   */
  cancel(id: string): void;
}

/** Creates the client of one kind of job, for the tools whose work the server does. */
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
    read: (id, locale, signal, query) =>
      readState(
        `${endpoints.path(id)}?${new URLSearchParams({ locale, ...query })}`,
        endpoints.state,
        signal,
      ),
    follow: (id, onEvent, signal) =>
      followEvents(`${endpoints.path(id)}/events`, endpoints.event, onEvent, signal),
    cancel(id) {
      fetch(endpoints.path(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
    },
  };
}

async function readState<State extends JobState>(
  url: string,
  schema: z.ZodMiniType<State>,
  signal: AbortSignal,
): Promise<State> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { headers: { accept: "application/json" }, signal });
    body = await response.json().catch(() => undefined);
  } catch (cause) {
    signal.throwIfAborted();
    throw new JobFailure("offline", { cause });
  }
  if (response.status === 404) throw new JobFailure("expired");
  if (response.status === 429 || response.status === 503) throw new JobFailure("busy");
  const state = schema.safeParse(body);
  if (!response.ok || !state.success) throw new JobFailure("internal");
  return state.data;
}

function followEvents<Event extends JobEvent>(
  url: string,
  schema: z.ZodMiniType<Event>,
  onEvent: (event: Event) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(url);
    const end = (settle: () => void): void => {
      events.close();
      signal.removeEventListener("abort", onAbort);
      settle();
    };
    const onAbort = (): void => end(() => reject(signal.reason));
    signal.addEventListener("abort", onAbort);
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const event = schema.safeParse(JSON.parse(data));
      if (!event.success) return;
      onEvent(event.data);
      if (event.data.type === "done" || event.data.type === "failed") end(resolve);
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) end(resolve);
    };
    if (signal.aborted) onAbort();
  });
}

function toProblem(error: unknown): JobProblem {
  if (error instanceof InvalidInput) return "bad-address";
  if (!(error instanceof AppError)) return "internal";
  if (error.code === "offline" || error.code === "busy") return error.code;
  if (error.code === "too-many") return "busy";
  return error.code === "invalid-input" ? "bad-address" : "internal";
}
