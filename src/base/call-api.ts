import * as z from "zod/mini";
import { AppError, errorCodes } from "./app-error.ts";
import type { Endpoint } from "./endpoint.ts";
import { InvalidInput } from "./invalid-input.ts";
import { ProofOfWorkRequired } from "./proof-of-work-required.ts";
import { RateLimitError } from "./rate-limit-error.ts";
import { upload } from "./upload.ts";
import { parseJson } from "./parse-json.ts";

const Failure = z.object({
  code: z.enum(errorCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  challenge: z.optional(z.string()),
});

/**
 * JSON is small; a file of 5 MB may take two minutes on a slow mobile connection, which is the
 * limit of the server.
 */
const timeoutMs = { json: 30_000, form: 130_000 };

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Receives the share of a form that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Headers that are sent with the input. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls an endpoint and returns its response, validated against the endpoint's schema.
 * @param input the endpoint's input, sent as JSON, or a form, sent as multipart (the only way to
 *   send a file)
 * @throws InvalidInput when the server rejects fields; RateLimitError and ProofOfWorkRequired when
 *   it sends these; AppError `offline` when no response arrives in time, another AppError code when
 *   the server names one; the signal's reason when it is aborted
 */
export async function callApi<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  to: Endpoint<In, Out>,
  input: z.input<In> | FormData,
  options: CallOptions = {},
): Promise<z.output<Out>> {
  const { response, body } = await send(to.path, input, options);
  if (response.ok) {
    const parsed = to.output.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new AppError(
      "internal",
      `${to.path} answered ${response.status} with a body that breaks its contract`,
    );
  }
  throw toAppError(response, body, to.path);
}

async function send(
  path: string,
  input: unknown,
  { signal, onProgress, headers = {} }: CallOptions,
): Promise<{ response: Response; body: unknown }> {
  const isForm = input instanceof FormData;
  const timeout = AbortSignal.timeout(isForm ? timeoutMs.form : timeoutMs.json);
  const combinedSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response =
      isForm && onProgress
        ? await upload(path, input, headers, combinedSignal, onProgress)
        : await post(path, input, headers, combinedSignal);
    return { response, body: parseJson(await response.text()) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new AppError("offline", `${path} did not answer`, { cause });
  }
}

function post(
  path: string,
  input: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const isForm = input instanceof FormData;
  return fetch(path, {
    method: "POST",
    body: isForm ? input : JSON.stringify(input),
    headers: {
      ...headers,
      accept: "application/json",
      ...(isForm ? {} : { "content-type": "application/json" }),
    },
    signal,
  });
}

function toAppError(response: Response, body: unknown, path: string): AppError {
  const failure = Failure.safeParse(body);
  if (!failure.success)
    return new AppError(toErrorCode(response.status), `${path} answered ${response.status}`);
  const { code, fields, challenge } = failure.data;
  if (code === "too-many")
    return new RateLimitError(
      `${path} answered ${response.status}`,
      Number(response.headers.get("retry-after")) || 60,
    );
  if (code === "proof-needed" && challenge) return new ProofOfWorkRequired(challenge);
  return code === "invalid-input" && fields
    ? new InvalidInput(fields)
    : new AppError(code, `${path} answered ${response.status}`);
}

/**
 * The code for a response without one of our codes, as a proxy between the browser and the server
 * sends it.
 */
function toErrorCode(status: number): AppError["code"] {
  if (status === 413) return "too-large";
  if (status === 429) return "too-many";
  return status === 502 || status === 503 || status === 504 ? "busy" : "internal";
}
