import { CodedError } from "#base/coded-error.ts";
import type { EgressErrorCode } from "#base/job-contract.ts";

/**
 * An expected failure to fetch a visitor's URL: the code is for the visitor, the message for the
 * log.
 */
export class EgressError extends CodedError<EgressErrorCode> {
  override name = "EgressError";
}
