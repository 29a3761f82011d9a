import * as z from "zod/mini";

// Without this zod compiles its schemas with `new Function`, which the pages' content security
// policy forbids.
z.config({ jitless: true });

/**
 * One operation of the API. Browser and server import the same endpoint, so that their schemas are
 * the same.
 */
export interface Endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType> {
  readonly path: `/api/${string}`;
  readonly input: In;
  readonly output: Out;
}

/** Defines an endpoint with the types of its schemas. */
export function defineEndpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  endpoint: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return endpoint;
}
