import * as z from "zod/mini";
import { callApi, type CallOptions } from "#base/call-api.ts";
import type { Endpoint } from "#base/endpoint.ts";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { formTokenPath } from "../form-token.contract.ts";
import { solutionHeader, tokenHeader } from "../engine/proof-of-work.ts";

/** The token contains the time at which the form was opened. It is fetched at the first input. */
let token: Promise<string> | undefined;

/** Fetches a token once. Failures are ignored, because a form without a token is accepted too. */
export function prepareToSend(): void {
  token ??= fetchToken();
}

async function fetchToken(): Promise<string> {
  try {
    const response = await fetch(formTokenPath, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(5_000),
    });
    const body = (await response.json()) as { readonly token?: unknown };
    return typeof body.token === "string" ? body.token : "";
  } catch {
    token = undefined; // the next attempt fetches again
    return "";
  }
}

/**
 * Sends a form with its token, and with the solution of a challenge where the server, under load,
 * requires one.
 * @throws errors of `callApi`; AppError `proof-needed` where this browser could not solve the
 *   challenge
 */
export async function sendForm<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  to: Endpoint<In, Out>,
  input: z.input<In> | FormData,
  options: CallOptions = {},
): Promise<z.output<Out>> {
  prepareToSend();
  const headers = { [tokenHeader]: await token! };
  try {
    return await callApi(to, input, { ...options, headers });
  } catch (error) {
    if (!(error instanceof ProofOfWorkRequired)) throw error;
    // The module is rarely needed and is loaded only then; the server is reachable at this point.
    const { solveChallenge } = await import("./solve-challenge.client.ts");
    return callApi(to, input, {
      ...options,
      headers: { ...headers, [solutionHeader]: await solveChallenge(error.challenge) },
    });
  }
}
