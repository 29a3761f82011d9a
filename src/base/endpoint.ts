import * as z from "zod/mini";

// zod would compile its schemas with `new Function`, which the pages' content security policy forbids and reports.
z.config({ jitless: true });

/** One thing the browser may ask of the server. Both ends import the same endpoint, so they cannot disagree. */
export interface Endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType> {
  readonly path: `/api/${string}`;
  readonly input: In;
  readonly output: Out;
}

export function defineEndpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  e: Endpoint<In, Out>,
): Endpoint<In, Out> {
  return e;
}
