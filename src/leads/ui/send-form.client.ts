import * as z from "zod/mini";
import { callApi, type CallOptions } from "#base/call-api.ts";
import type { Endpoint } from "#base/endpoint.ts";
import { ProofOfWorkRequired } from "#base/proof-of-work-required.ts";
import { solutionHeader, tokenHeader } from "../engine/proof-of-work.ts";
import { getFormToken } from "./form-token.client.ts";

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
  const headers = { [tokenHeader]: await getFormToken() };
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
