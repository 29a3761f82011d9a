/** One event of a job, as it is sent to subscribers. */
export interface JobEvent {
  /** Counts from 1. */
  readonly id: number;
  readonly data: unknown;
}

/**
 * Older events are not repeated to late subscribers: each progress event includes the earlier ones.
 */
const maxEvents = 100;

/** The events of one job, for its subscribers and for those that reconnect. */
export interface EventLog {
  readonly isEnded: boolean;
  add(data: unknown): void;
  /** Adds the last event. */
  end(data: unknown): void;
  /**
   * Passes all events after a given one to a listener, the past ones first.
   * @param lastId the last event that the listener has received, 0 without one. An unknown id is
   *   from another process that worked on the job before: then all events are passed
   * @returns a function that stops listening
   */
  listen(lastId: number, listener: (event: JobEvent, isLast: boolean) => void): () => void;
}

export function createEventLog(): EventLog {
  const listeners = new Set<(event: JobEvent, isLast: boolean) => void>();
  let events: JobEvent[] = [];
  let count = 0;
  let isEnded = false;

  function append(data: unknown, isLast: boolean): void {
    if (isEnded) return;
    isEnded = isLast;
    const event = { id: ++count, data };
    events = [...events.slice(1 - maxEvents), event];
    for (const listener of listeners) listener(event, isLast);
  }

  return {
    get isEnded() {
      return isEnded;
    },
    add: (data) => append(data, false),
    end: (data) => append(data, true),
    listen(lastId, listener) {
      const from = lastId > count ? 0 : lastId;
      for (const event of events) {
        const isLast = isEnded && event.id === count;
        if (event.id > from || isLast) listener(event, isLast);
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
