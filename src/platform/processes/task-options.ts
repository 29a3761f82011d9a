import type { Socket } from "node:net";

export interface TaskLimits {
  /**
   * CPU time of all threads. Like `maxMemoryBytes`, it is not enforced on systems without /proc.
   */
  readonly maxCpuMs: number;
  /** Resident memory of the process. */
  readonly maxMemoryBytes: number;
  readonly timeoutMs: number;
  /** Of the result as JSON in UTF-8. */
  readonly maxResultBytes: number;
}

/**
 * The parent's answer to a request of a process: a value, or a connected socket that has not been
 * read from.
 */
export type Reply = { readonly value: unknown } | { readonly socket: Socket };
export type RequestHandler = (name: string, input: unknown, signal: AbortSignal) => Promise<Reply>;

export interface TaskOptions {
  readonly limits: TaskLimits;
  /** Aborts the task: the process has `abortGraceMs` to clean up, then it is killed. */
  readonly signal: AbortSignal;
  readonly onEvent?: (event: unknown) => void;
  /** Is called once at the end of the task, with its processor time; 0 on systems without /proc. */
  readonly onCpuUsed?: (cpuMs: number) => void;
  readonly handleRequest?: RequestHandler;
}
