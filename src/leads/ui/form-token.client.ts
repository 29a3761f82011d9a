import { formTokenPath } from "../form-token.contract.ts";

/** The token contains the time at which the form was opened. It is fetched at the first input. */
let token: Promise<string> | undefined;

/**
 * Fetches a token once. @returns it, or an empty text after a failure, because a form without a
 * token is accepted too
 */
export function getFormToken(): Promise<string> {
  token ??= fetchToken();
  return token;
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
