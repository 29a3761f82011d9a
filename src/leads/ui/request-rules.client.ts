import type { Locale } from "#i18n/messages.ts";
import { getLocalDay } from "../engine/day.ts";
import { serviceRequestFieldTable } from "../service-request-fields.ts";
import { sendServiceRequest } from "../service-request.contract.ts";
import { checkRequest, checkRequestField } from "./check-request.client.ts";
import { sendForm } from "./send-form.client.ts";
import type { FormRules } from "./use-form-rules.ts";

interface RequestRulesOptions {
  readonly locale: Locale;
  readonly serviceIds: readonly string[];
  /** Receives the share of the form that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What the service request checks and sends, as the server does. */
export function createRequestRules({
  locale,
  serviceIds,
  onProgress,
}: RequestRulesOptions): FormRules {
  return {
    fields: serviceRequestFieldTable,
    check: (values, element) => checkRequest(values, element, serviceIds),
    checkField: (name, values, element) => checkRequestField(name, values, element, serviceIds),
    send(_values, key, element) {
      onProgress(0);
      return sendForm(sendServiceRequest, addContext(new FormData(element), locale, key), {
        onProgress,
      });
    },
  };
}

function addContext(form: FormData, locale: Locale, key: string): FormData {
  form.set("locale", locale);
  form.set("key", key);
  form.set("today", getLocalDay(new Date()));
  return form;
}
