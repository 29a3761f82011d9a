import { useEffect, useState } from "react";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { getLocalDay } from "../engine/day.ts";
import { getFieldErrorMessage, type fieldErrorMessages } from "../field-error-messages.ts";
import type { FieldErrorCode } from "../field-error.ts";
import type { failureMessages, formMessages, requestFormMessages } from "../form-messages.ts";
import { FormFailure, type ContactLinks } from "./FormFailure.tsx";
import { getControlProps, createFieldStates, FormField } from "./FormField.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { RequestReceived } from "./RequestReceived.tsx";
import {
  checkServiceRequest,
  sendServiceRequest,
  serviceRequestFields,
} from "../service-request.contract.ts";
import { budgets, managementSystems, projectSizes } from "../service-request-fields.ts";
import { sendForm } from "./send-form.client.ts";
import { maxChars } from "../engine/text-rules.ts";
import { HoneypotField } from "./HoneypotField.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import "./request-form.css";

export interface ServiceRequestFormProps {
  readonly locale: Locale;
  readonly t: Texts<typeof formMessages> & Omit<Texts<typeof requestFormMessages>, "mailSubject">;
  readonly errorTexts: Texts<typeof fieldErrorMessages>;
  readonly failureTexts: Texts<typeof failureMessages>;
  readonly contactLinks: ContactLinks;
  readonly services: readonly { readonly id: string; readonly title: string }[];
  /** What happens after the request, step by step. */
  readonly next: readonly string[];
  /** Whether this is the page that the server fills in and sends back to a browser without scripts. */
  readonly isTemplate?: boolean;
}

type Values = Readonly<Record<string, string>>;

export function ServiceRequestForm({
  locale,
  t,
  errorTexts,
  failureTexts,
  contactLinks,
  services,
  next,
  isTemplate = false,
}: ServiceRequestFormProps) {
  const [sent, setSent] = useState(0);
  const [today, setToday] = useState("");
  const form = useLeadForm({
    form: "service-request",
    check: (values, element) => checkAll(values, element, services),
    send: (_values, key, element) => {
      setSent(0);
      return sendForm(sendServiceRequest, addContext(new FormData(element), locale, key), {
        onProgress: setSent,
      });
    },
    thanks: { title: t.thankYou, text: t.requestReceived },
    failedTitle: t.failedTitle,
    waitingTitle: t.waitingTitle,
  });
  const field = createFieldStates(
    "request",
    form.errors,
    (name, code) => getFieldErrorMessage(errorTexts, name, code),
    isTemplate,
  );
  const [serviceType, projectDescription, deadline] = [
    field("serviceType"),
    field("projectDescription"),
    field("deadline"),
  ];
  const [name, email, phone] = [field("name"), field("email"), field("phone")];
  const isSubmitting = form.phase === "submitting";

  const { isEnhanced, formRef } = form;
  useEffect(() => {
    if (!isEnhanced) return;
    setToday(getLocalDay(new Date()));
    // Over a reload the visitor's own choice comes back with the draft; a link followed anew wins.
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const requestedService =
      navigation?.type === "reload" ? null : new URLSearchParams(location.search).get("service");
    const select = formRef.current?.querySelector<HTMLSelectElement>('[name="serviceType"]');
    if (select && requestedService !== null && services.some(({ id }) => id === requestedService))
      select.value = requestedService;
  }, [isEnhanced, formRef, services]);

  if (form.phase === "sent")
    return (
      <RequestReceived
        title={t.thankYou}
        text={t.requestReceived}
        next={next}
        again={t.another}
        onAgain={form.startNewRequest}
      />
    );

  return (
    <form
      ref={form.formRef}
      action={sendServiceRequest.path}
      method="post"
      encType="multipart/form-data"
      noValidate={form.isEnhanced}
      onSubmit={form.submit}
      onInput={form.saveDraft}
      className="grid gap-7"
      data-lead-form="service-request"
      data-enhanced={form.isEnhanced || undefined}
    >
      <FormSummary
        form="request"
        errors={form.errors}
        text={isTemplate ? "%%summary%%" : t.checkFields}
        isTemplate={isTemplate}
        labels={t}
      />
      <input type="hidden" name="locale" value={locale} />
      <HoneypotField form="request" label={t.leaveEmpty} />
      <h2 className="type-head border-b border-line pb-2">{t.projectPart}</h2>
      <FormField state={serviceType} label={t.serviceType}>
        <select {...getControlProps(serviceType)} className="field" required defaultValue="">
          <option value="" data-choice="serviceType">
            {t.chooseService}
          </option>
          {services.map(({ id, title }) => (
            <option key={id} value={id} data-choice="serviceType">
              {title}
            </option>
          ))}
        </select>
      </FormField>
      <FormField state={projectDescription} label={t.projectDescription} hint={t.descriptionHint}>
        <textarea
          {...getControlProps(projectDescription, true)}
          className="field min-h-40"
          rows={5}
          maxLength={maxChars.longText}
          required
          dir="auto"
          defaultValue={projectDescription.marker}
        />
      </FormField>
      <ChoiceField
        state={field("budget")}
        legend={t.budget}
        columns="sm:grid-cols-3"
        options={budgets.map((value) => ({ value, label: t[value] }))}
      />
      <ChoiceField
        state={field("projectSize")}
        legend={t.projectSize}
        columns="sm:grid-cols-3"
        options={projectSizes.map((value) => ({ value, label: t[value], hint: t[`${value}Hint`] }))}
      />
      <div className="grid gap-7 sm:grid-cols-2">
        <FormField state={deadline} label={t.deadline}>
          <input
            {...getControlProps(deadline)}
            className="field"
            type="date"
            min={today === "" ? undefined : today}
            required
            defaultValue={deadline.marker}
          />
        </FormField>
        <AttachmentField
          state={field("attachment")}
          label={t.attachment}
          note={t.optional}
          hint={t.attachmentHint}
          remove={t.removeFile}
          lost={form.lostFile === "" ? "" : `${form.lostFile}: ${t.chooseFileAgain}`}
        />
      </div>
      <ChoiceField
        state={field("managementSystem")}
        legend={t.managementSystem}
        columns="grid-cols-2 sm:grid-cols-4"
        options={managementSystems.map((value) => ({
          value,
          label: t[value === "email" ? "emailWay" : value],
        }))}
      />
      <h2 className="type-head mt-3 border-b border-line pb-2">{t.youPart}</h2>
      <FormField state={name} label={t.name}>
        <input
          {...getControlProps(name)}
          className="field"
          type="text"
          autoComplete="name"
          maxLength={maxChars.name}
          required
          dir="auto"
          defaultValue={name.marker}
        />
      </FormField>
      <div className="grid gap-7 sm:grid-cols-2">
        <FormField state={email} label={t.email}>
          <input
            {...getControlProps(email)}
            className="field text-start"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={maxChars.email}
            required
            dir="ltr"
            defaultValue={email.marker}
          />
        </FormField>
        <FormField state={phone} label={t.phone}>
          <input
            {...getControlProps(phone)}
            className="field text-start"
            type="tel"
            autoComplete="tel"
            maxLength={maxChars.phone}
            required
            dir="ltr"
            defaultValue={phone.marker}
          />
        </FormField>
      </div>
      {form.failure !== undefined && (
        <FormFailure
          title={form.isWaiting ? t.waitingTitle : t.failedTitle}
          reason={form.isWaiting ? t.waiting : failureTexts[form.failure]}
          keptText={t.kept}
          chatLabel={t.sendByChat}
          mailLabel={t.sendByMail}
          contactLinks={contactLinks}
          text={formatAsText(form.lastValues, t, services)}
        />
      )}
      {isSubmitting && form.hasFile && (
        <progress className="upload" value={sent} max={1} aria-label={t.submitting} />
      )}
      <div>
        <button
          type="submit"
          className="button w-full sm:w-auto"
          disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? t.submitting : t.submit}
        </button>
        <p className="mt-4 type-small text-soft">
          {t.consent}{" "}
          <a className="link" href={localePath(locale, "/privacy-policy")}>
            {t.privacy}
          </a>
          .
        </p>
      </div>
    </form>
  );
}

/** Every field in the order of the page, the file included, so that the first error is the topmost. */
async function checkAll(
  values: Values,
  element: HTMLFormElement,
  services: ServiceRequestFormProps["services"],
): Promise<Record<string, FieldErrorCode>> {
  const now = new Date();
  const checked = checkServiceRequest(
    { ...values, today: getLocalDay(now) },
    { serviceIds: services.map(({ id }) => id), now },
  );
  const fieldErrors: Record<string, FieldErrorCode> = checked.ok ? {} : { ...checked.fields };
  const file = element.querySelector<HTMLInputElement>('[name="attachment"]')?.files?.[0];
  if (file !== undefined) {
    // Without a network it may not come; then the server is the one to judge.
    const judge = await import("../engine/attachment.ts").catch(() => undefined);
    const verdict = judge?.judgeAttachment(file.name, new Uint8Array(await file.arrayBuffer()));
    if (verdict?.ok === false) fieldErrors.attachment = verdict.code;
  }
  return Object.fromEntries(
    serviceRequestFields.flatMap((name) =>
      fieldErrors[name] === undefined ? [] : [[name, fieldErrors[name]]],
    ),
  );
}

function addContext(form: FormData, locale: Locale, key: string): FormData {
  form.set("locale", locale);
  form.set("key", key);
  form.set("today", getLocalDay(new Date()));
  return form;
}

/** The request as a person would write it in a chat. */
function formatAsText(
  values: Values,
  t: ServiceRequestFormProps["t"],
  services: ServiceRequestFormProps["services"],
): string {
  const getChosenLabel = (name: string): string =>
    values[name] === undefined
      ? ""
      : ((t as Readonly<Record<string, string>>)[values[name]!] ?? values[name]!);
  const lines: readonly (readonly [string, string])[] = [
    [t.serviceType, services.find(({ id }) => id === values.serviceType)?.title ?? ""],
    [t.budget, getChosenLabel("budget")],
    [t.projectSize, getChosenLabel("projectSize")],
    [t.deadline, values.deadline ?? ""],
    [
      t.managementSystem,
      values.managementSystem === "email" ? t.emailWay : getChosenLabel("managementSystem"),
    ],
    [t.name, values.name ?? ""],
    [t.email, values.email ?? ""],
    [t.phone, values.phone ?? ""],
  ];
  return [
    values.projectDescription ?? "",
    "",
    ...lines.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${value}`),
  ].join("\n");
}
