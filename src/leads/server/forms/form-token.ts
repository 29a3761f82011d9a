import type { FastifyInstance } from "fastify";
import { formTokenPath } from "../../form-token.contract.ts";
import type { Gate } from "../abuse/gate.ts";

/**
 * Adds the route that issues tokens to the scripts of the forms. Every client gets one, because it
 * contains only the time of issue.
 */
export function registerFormTokenRoute(
  app: FastifyInstance,
  { gate }: { readonly gate: Gate },
): void {
  app.get(formTokenPath, async () => ({ token: gate.issueToken() }));
}
