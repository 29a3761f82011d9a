import * as z from "zod/mini";
import { callApi, type CallOptions } from "#base/call-api.ts";
import type { Endpoint } from "#base/endpoint.ts";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { formTokenPath } from "../form-token.contract.ts";
import { solutionHeader, tokenHeader } from "../engine/proof-of-work.ts";

/** A token tells for how long somebody has been at the form. It is asked for when the first field is entered. */
let token: Promise<string> | undefined;

/** Asks for a token once, in silence: a form without one is taken too. */
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
    token = undefined; // the next try asks again
    return "";
  }
}

/**
 * Sends a form with its token, and with a proof of work where the server, under attack, asks for one.
 * @throws what callApi throws; AppError `proof-needed` where the riddle could not be solved here
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
    // Seldom needed, and only when the server has just answered: it is fetched then.
    const { solveChallenge } = await import("./solve-challenge.client.ts");
    return callApi(to, input, {
      ...options,
      headers: { ...headers, [solutionHeader]: await solveChallenge(error.challenge) },
    });
  }
}
