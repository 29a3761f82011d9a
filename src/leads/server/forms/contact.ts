import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { checkContact, sendContact } from "../../contact.contract.ts";
import type { Gate } from "../abuse/gate.ts";
import type { LeadStore } from "../store/store.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { createFormReply, toTexts } from "./form-reply.ts";
import { checkResponse } from "#platform/http/mount-endpoint.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";

interface ContactDependencies {
  readonly gate: Gate;
  readonly store: LeadStore;
  readonly templates: Pick<PageTemplates, "get">;
  readonly now: () => Date;
}

/**
 * Adds the route of the contact form, from a script (JSON) or from a browser without scripts (a
 * plain form).
 */
export async function registerContactRoute(
  app: FastifyInstance,
  { gate, store, templates, now }: ContactDependencies,
): Promise<void> {
  await app.register(formbody, {
    parser: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  });
  const { replyStored, replyFailed } = createFormReply("contact", templates);

  app.post(
    sendContact.path,
    {
      preSerialization: checkResponse(sendContact.output),
      errorHandler: (error, request, reply) => replyFailed(request, reply, error, { typed: {} }),
    },
    async (request, reply) => {
      const typed = toTexts(request.body);
      try {
        const checked = checkContact(request.body);
        if (!checked.ok) throw new InvalidInput(checked.fields);
        const { key, ...content } = checked.value;
        const state = await gate.admit(request, typed, prefersHtml(request.headers.accept));
        const added = await store.addLead({
          content: { kind: "contact", ...content },
          key,
          receivedAt: now(),
          state,
        });
        return replyStored(request, reply, added, typed);
      } catch (error) {
        return replyFailed(request, reply, error, { typed });
      }
    },
  );
}
