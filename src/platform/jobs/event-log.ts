/** One thing that happened, as it is sent to whoever watches. */
export interface JobEvent {
  /** Counts from 1. */
  readonly id: number;
  readonly data: unknown;
}

/** More are not repeated to somebody who comes late: each progress says all that the ones before it did. */
const maxEvents = 100;

/** What happened to one job, for those who watch it and those who come back to it. */
export interface EventLog {
  readonly isEnded: boolean;
  add(data: unknown): void;
  /** Adds the last event. */
  end(data: unknown): void;
  /**
   * Hears everything after an event that was heard before, the past first.
   * @param lastId 0 for who heard nothing. An id that was never given out is one of an earlier life of the job, of
   *   which nothing is known here: all is told
   * @returns the way to stop listening
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
