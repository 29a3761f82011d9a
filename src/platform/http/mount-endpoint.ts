import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preSerializationAsyncHookHandler,
  RouteShorthandOptions,
} from "fastify";
import * as z from "zod/mini";

/** A JSON route with the contract of its input and output. */
export interface MountedEndpoint<In, Out extends z.ZodMiniType> {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  /** @throws InvalidInput */
  readonly parseInput: (request: FastifyRequest) => In;
  /**
   * The schema of every response with a status below 300. Errors have the shape of
   * `error-handler.ts`.
   */
  readonly output: Out;
  /** Returns the body of the response, or the reply that it has sent with a status of its own. */
  readonly handle: (
    input: In,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.output<Out> | FastifyReply>;
  readonly options?: RouteShorthandOptions;
}

/** Registers an endpoint's route: validates its input and its output against the contract. */
export function mountEndpoint<In, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  { method, path, parseInput, output, handle, options }: MountedEndpoint<In, Out>,
): void {
  app.route({
    ...options,
    method,
    url: path,
    preSerialization: checkResponse(output),
    handler: async (request, reply) => handle(parseInput(request), request, reply),
  });
}

/**
 * Creates a hook that validates what a route sends against its contract, and sends it unchanged. A
 * response that breaks the contract becomes `internal` and an entry in the log, because the browser
 * would reject it without saying why. A field that the contract does not name is an error only
 * outside production (`NODE_ENV`): in a test it is a mistake, but in production a result stored by
 * an older version may have such a field.
 * @returns the hook, which throws Error for a response that breaks the contract
 */
export function checkResponse(output: z.ZodMiniType): preSerializationAsyncHookHandler {
  const allowsUnknownFields = process.env["NODE_ENV"] === "production";
  return async (request, reply, payload) => {
    if (reply.statusCode >= 300) return payload;
    const parsed = output.safeParse(payload);
    const route = `${request.method} ${request.routeOptions.url}`;
    if (!parsed.success)
      throw new Error(`${route} breaks its contract: ${z.prettifyError(parsed.error)}`);
    // Parsing removes unknown fields and changes nothing else, so it changes the length only where
    // there are some.
    if (
      !allowsUnknownFields &&
      JSON.stringify(parsed.data).length !== JSON.stringify(payload).length
    )
      throw new Error(`${route} sends fields that its contract does not name`);
    return payload;
  };
}
