import { sources, type Failed, type Source } from "../../contract.ts";
import { toReason, type Reason } from "./source-error.ts";
import { withTimeout } from "./with-timeout.ts";

/** The requests to the sources of one answer, and why some of them failed. */
export class SourceAttempts {
  readonly #failures = new Map<Source, Reason>();

  /**
   * Waits for a request.
   * @returns its result, or undefined where it fails or takes longer than the timeout
   */
  async run<T>(source: Source, request: Promise<T>, timeoutMs: number): Promise<T | undefined> {
    try {
      return await withTimeout(request, timeoutMs);
    } catch (error) {
      this.addFailure(source, toReason(error));
      return undefined;
    }
  }

  addFailure(source: Source, reason: Reason): void {
    this.#failures.set(source, reason);
  }

  listFailed(): Failed[] {
    return sources.flatMap((source) => {
      const reason = this.#failures.get(source);
      return reason === undefined ? [] : [{ source, reason }];
    });
  }
}
