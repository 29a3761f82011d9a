import type { FastifyInstance } from "fastify";
import { formTokenPath } from "../../form-token.contract.ts";
import type { Gate } from "../abuse/gate.ts";

/** Issues tokens to the scripts of the forms. Every client gets one: it only carries the time of issue. */
export function formTokenRoute(app: FastifyInstance, { gate }: { readonly gate: Gate }): void {
  app.get(formTokenPath, async () => ({ token: gate.issueToken() }));
}
