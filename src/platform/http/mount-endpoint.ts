import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preSerializationAsyncHookHandler,
  RouteShorthandOptions,
} from "fastify";
import * as z from "zod/mini";

/** A JSON route, with the contract that binds both of its ends. */
export interface MountedEndpoint<In, Out extends z.ZodMiniType> {
  readonly method: "GET" | "POST";
  readonly path: `/api/${string}`;
  /** @throws InvalidInput */
  readonly parseInput: (request: FastifyRequest) => In;
  /** The schema of every answer below 300; errors have the one shape of `error-handler.ts`. */
  readonly output: Out;
  /** Returns the answer's body, or the reply that it has sent with a status of its own. */
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
 * A hook that compares what a route sends with its contract and sends it unchanged. An answer that breaks the contract
 * becomes `internal` and an entry in the log, because the browser would reject it without saying why. A field that the
 * contract does not name fails only outside production (`NODE_ENV`): there it is a mistake that a test should find,
 * while a result stored by an older version may have such a field.
 * @throws Error
 */
export function checkResponse(output: z.ZodMiniType): preSerializationAsyncHookHandler {
  const allowsUnknownFields = process.env["NODE_ENV"] === "production";
  return async (request, reply, payload) => {
    if (reply.statusCode >= 300) return payload;
    const parsed = output.safeParse(payload);
    const route = `${request.method} ${request.routeOptions.url}`;
    if (!parsed.success)
      throw new Error(`${route} breaks its contract: ${z.prettifyError(parsed.error)}`);
    // Parsing drops unknown fields and changes nothing else, so their absence shows in the length.
    if (
      !allowsUnknownFields &&
      JSON.stringify(parsed.data).length !== JSON.stringify(payload).length
    )
      throw new Error(`${route} sends fields that its contract does not name`);
    return payload;
  };
}
