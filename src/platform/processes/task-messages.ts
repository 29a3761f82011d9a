/**
 * Messages from the parent to a process that runs tasks. Sockets are sent as handles beside a
 * reply.
 */
export type ToTaskProcess =
  | { readonly type: "task"; readonly task: unknown; readonly maxResultBytes: number }
  | { readonly type: "abort" }
  | {
      readonly type: "reply";
      readonly id: number;
      readonly value: unknown;
      readonly hasSocket: boolean;
    }
  | {
      readonly type: "refusal";
      readonly id: number;
      readonly code: string;
      readonly message: string;
    };

/** Messages from such a process. Each task ends with one of the last three. */
export type FromTaskProcess =
  | { readonly type: "event"; readonly event: unknown }
  /** Requests something that only the parent may do. */
  | {
      readonly type: "request";
      readonly id: number;
      readonly name: string;
      readonly input: unknown;
    }
  /** Cancels a request. */
  | { readonly type: "cancel"; readonly id: number }
  /** The socket of a reply has arrived. */
  | { readonly type: "claimed"; readonly id: number }
  /** `result` is JSON: its length is checked before it is parsed. */
  | { readonly type: "done"; readonly result: string }
  | { readonly type: "oversized"; readonly bytes: number }
  /** `code` is that of an expected failure, null for an unexpected one. */
  | { readonly type: "failed"; readonly code: string | null; readonly message: string };
