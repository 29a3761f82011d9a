import type { FastifyInstance } from "fastify";
import { formTokenPath } from "../form-token.contract.ts";
import type { Gate } from "./abuse/gate.ts";

/** Hands out tokens to the scripts of the forms. Whoever asks gets one: it says only when it was asked for. */
export function formTokenRoute(app: FastifyInstance, { gate }: { readonly gate: Gate }): void {
  app.get(formTokenPath, async () => ({ token: gate.issueToken() }));
}
