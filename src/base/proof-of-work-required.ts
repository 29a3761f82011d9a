import { AppError } from "./app-error.ts";

/** The server is under attack and takes a form only with the answer to a riddle, which a program finds in a moment. */
export class ProofOfWorkRequired extends AppError {
  override name = "ProofNeeded";
  readonly challenge: string;
  constructor(challenge: string) {
    super("proof-needed", "the form came without an answer to the riddle");
    this.challenge = challenge;
  }
}
