import type { Status } from "../contract.ts";
import type { Values } from "./rule.ts";

/**
 * The result of one rule for a page, as a code and values, which become a sentence in the language
 * of each reader.
 */
export interface Outcome {
  readonly rule: string;
  readonly status: Status;
  readonly code: string | null;
  readonly values: Values;
  readonly evidence: readonly string[];
  readonly snippet: string | null;
}
