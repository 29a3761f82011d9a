import type { Socket } from "node:net";

export interface TaskLimits {
  /** CPU time of all threads. Like `maxMemoryBytes`, it is not enforced on systems without /proc. */
  readonly maxCpuMs: number;
  /** Resident memory of the process. */
  readonly maxMemoryBytes: number;
  readonly timeoutMs: number;
  /** Of the result as JSON in UTF-8. */
  readonly maxResultBytes: number;
}

/** The parent's answer to a request of a process: a value, or a connected socket that has not been read from. */
export type Answer = { readonly value: unknown } | { readonly socket: Socket };
export type Answers = (question: string, input: unknown, signal: AbortSignal) => Promise<Answer>;

export interface TaskOptions {
  readonly limits: TaskLimits;
  /** Aborts the task: the process has `abortGraceMs` to clean up, then it is killed. */
  readonly signal: AbortSignal;
  readonly onEvent?: (event: unknown) => void;
  /** Hears once, at the task's end however it ends, how much processor time it took. 0 on systems without /proc. */
  readonly onCpuUsed?: (cpuMs: number) => void;
  readonly answer?: Answers;
}
