import { AppError } from "./app-error.ts";

/**
 * The server is under load and accepts a form only with the solution of a proof-of-work challenge.
 */
export class ProofOfWorkRequired extends AppError {
  override name = "ProofOfWorkRequired";
  readonly challenge: string;
  constructor(challenge: string) {
    super("proof-needed", "the form has no proof-of-work solution");
    this.challenge = challenge;
  }
}
