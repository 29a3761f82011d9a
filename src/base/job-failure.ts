import { CodedError } from "./coded-error.ts";

/** Why a client cannot get a job's result. The failure of the job itself is part of its state. */
export type JobProblem = "bad-address" | "busy" | "expired" | "offline" | "internal";

/** The result of a job cannot be read. The page has a text for each code. */
export class JobFailure extends CodedError<JobProblem> {
  override name = "JobFailure";
  constructor(code: JobProblem, options?: ErrorOptions) {
    super(code, `no result: ${code}`, options);
  }
}
