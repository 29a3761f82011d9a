import { useState } from "react";
import type { Texts } from "#i18n/messages.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { getFieldErrorMessage, type fieldErrorMessages } from "../field-error-messages.ts";
import { serviceRequestPath } from "../form-paths.ts";
import type { ServiceRequestField } from "../service-request.contract.ts";
import { createFieldStates } from "./FormField.tsx";
import { LeadFormShell, type LeadFormProps } from "./LeadFormShell.tsx";
import { AddressFields, NameField } from "./PersonFields.tsx";
import type { FormContent } from "./OtherWays.tsx";
import { ProjectFields, type RequestTexts, type Services } from "./ProjectFields.tsx";
import { SubmitArea } from "./SubmitArea.tsx";
import { useHandover } from "./use-handover.ts";
import { useLeadForm, type LeadForm } from "./use-lead-form.ts";
import { useReceivedView } from "./use-received-view.ts";
import { useVisitorContext } from "./use-visitor-context.ts";
import "./request-form.css";

export interface ServiceRequestFormProps extends LeadFormProps {
  readonly t: RequestTexts;
  readonly errorTexts: Texts<typeof fieldErrorMessages>;
  readonly services: Services;
}

const loadRequestSummary = async () => (await import("./RequestSummary.tsx")).RequestSummary;

/**
 * The form of the service request, or, once it is stored, the thanks and what was requested. What
 * happens next is beside both on the page.
 */
export function ServiceRequestForm(props: ServiceRequestFormProps) {
  const { t } = props;
  const state = useRequestForm(props);
  const { form } = state;
  const { View: FormReceived } = useReceivedView(form);
  const { View: RequestSummary } = useLazyView(form.isPrepared, loadRequestSummary);
  if (form.phase === "sent")
    return FormReceived === null ? (
      <h1 className="type-section">{t.thankYou}</h1>
    ) : (
      <>
        <FormReceived
          {...{ form, t }}
          level={1}
          title={t.thankYou}
          text={`${t.requestReceived} ${t.answerTime}`}
          again={t.another}
          chatUrl={props.contactLinks.chat}
        />
        {RequestSummary !== null && (
          <RequestSummary
            locale={props.locale}
            t={t}
            services={props.services}
            values={form.lastValues}
          />
        )}
      </>
    );
  return <RequestForm {...props} {...state} />;
}

/** The state that is kept from one request to the next. */
function useRequestForm({ locale, t, services }: ServiceRequestFormProps) {
  const [sentShare, setSentShare] = useState(0);
  const form = useLeadForm({
    form: "service-request",
    loadRules: async () =>
      (await import("./request-rules.client.ts")).createRequestRules({
        locale,
        serviceIds: services.map(({ id }) => id),
        onProgress: setSentShare,
      }),
    thanks: t.thankYou,
    failedTitle: t.failedTitle,
    waitingTitle: t.waitingTitle,
  });
  const today = useVisitorContext(form.isEnhanced, form.formRef, services);
  const appendFindings = useHandover(form.isEnhanced, form.formRef);
  return { form, sentShare, today, appendFindings };
}

interface RequestFormProps extends ServiceRequestFormProps {
  readonly form: LeadForm;
  /** The share of the form that was sent, from 0 to 1. */
  readonly sentShare: number;
  /** The visitor's current day; empty until scripts run. */
  readonly today: string;
  /** Appends the findings of a tool; undefined where none wait. */
  readonly appendFindings: ReturnType<typeof useHandover>;
}

function RequestForm({
  form,
  sentShare,
  today,
  appendFindings,
  t,
  errorTexts,
  services,
  isTemplate = false,
  ...props
}: RequestFormProps) {
  const field = createFieldStates<ServiceRequestField>(
    "request",
    form.errors,
    (name, code) => getFieldErrorMessage(errorTexts, name, code, form.refusedValues[name]),
    isTemplate,
  );
  return (
    <LeadFormShell
      {...props}
      {...{ form, t, isTemplate }}
      labels={{ ...t, budget: t.budgetLegend }}
      name="service-request"
      idPrefix="request"
      action={serviceRequestPath}
      encType="multipart/form-data"
      toContent={(fields, values) => toContent(fields, values, t, services)}
      end={<RequestEnd locale={props.locale} t={t} form={form} sentShare={sentShare} />}
    >
      <h2 className="type-head form-part">{t.projectPart}</h2>
      {appendFindings !== undefined && (
        <div className="form-handover">
          <p>{t.handoverWaits}</p>
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={appendFindings}
          >
            {t.handoverAdd}
          </button>
        </div>
      )}
      <ProjectFields {...{ field, t, services, today }} lostFile={form.lostFile} />
      <h2 className="type-head form-part">{t.youPart}</h2>
      <NameField state={field("name")} label={t.name} />
      <AddressFields email={field("email")} phone={field("phone")} t={t} isPhoneRequired />
    </LeadFormShell>
  );
}

type RequestEndProps = Pick<RequestFormProps, "locale" | "t" | "form" | "sentShare">;

function RequestEnd({ locale, t, form, sentShare }: RequestEndProps) {
  const isSubmitting = form.phase === "submitting";
  const submitLabel = isSubmitting ? t.submitting : t.submit;
  return (
    <>
      {isSubmitting && form.hasFile && (
        <progress className="upload" value={sentShare} max={1} aria-label={t.submitting} />
      )}
      <SubmitArea locale={locale} t={t} label={submitLabel} isSubmitting={isSubmitting} />
    </>
  );
}

function toContent(
  fields: FormContent[0],
  values: LeadForm["lastValues"],
  t: RequestTexts,
  services: Services,
): FormContent {
  const labels: Readonly<Record<ServiceRequestField, string>> = t;
  return [
    fields,
    values,
    labels,
    (name, value) =>
      name === "serviceType" ? (services.find(({ id }) => id === value)?.title ?? "") : value,
  ];
}
