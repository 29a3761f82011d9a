import "./lead-form.css";
import { useEffect, type ReactNode } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { contactFormMessages, failureMessages, formMessages } from "../form-messages.ts";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { FormFailure } from "./FormFailure.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { HoneypotField } from "./HoneypotField.tsx";
import type { ContactLinks, FormContent } from "./OtherWays.tsx";
import type { LeadForm } from "./use-lead-form.ts";

/** The props of both forms. */
export interface LeadFormProps {
  readonly locale: Locale;
  readonly failureTexts: Texts<typeof failureMessages>;
  readonly contactLinks: ContactLinks;
  /**
   * Whether the form is rendered as a template, which the server fills in for browsers without
   * scripts.
   */
  readonly isTemplate?: boolean;
}

/** What a form says about a failure: of a message or of a request. */
type FailureTexts = Readonly<
  Record<
    keyof Pick<
      typeof contactFormMessages,
      "failedTitle" | "waitingTitle" | "unsentTitle" | "waiting" | "sendByChat" | "sendByMail"
    >,
    string
  >
>;

interface Props extends Required<LeadFormProps> {
  readonly form: LeadForm;
  readonly name: "contact" | "service-request";
  /** The prefix of the ids of the fields. */
  readonly idPrefix: string;
  readonly action: string;
  readonly encType?: "multipart/form-data";
  readonly t: Texts<typeof formMessages> & FailureTexts;
  /** The labels of the fields by field name, as the page shows them. */
  readonly labels: Readonly<Record<string, unknown>>;
  /** The typed values with their labels, for a chat or a mail. */
  readonly toContent: (fields: FormContent[0], values: LeadForm["lastValues"]) => FormContent;
  readonly children: ReactNode;
  readonly end: ReactNode;
}

const loadOtherWays = async () => (await import("./OtherWays.tsx")).OtherWays;

/**
 * The parts around the fields of both forms: the summary of errors, the honeypot, and the notice
 * about a failure.
 */
export function LeadFormShell(props: Props) {
  const { form, name, idPrefix, t, isTemplate } = props;
  usePreparation(form);
  const { View: OtherWays } = useLazyView(form.isPrepared, loadOtherWays);

  return (
    <form
      ref={form.formRef}
      action={props.action}
      method="post"
      encType={props.encType}
      noValidate={form.isEnhanced}
      hidden={form.phase === "sent"}
      onSubmit={form.submit}
      onInput={form.handleInput}
      className="lead-form"
      data-lead-form={name}
      data-enhanced={form.isEnhanced || undefined}
    >
      <FormSummary
        form={idPrefix}
        errors={form.isRefused ? form.errors : {}}
        text={isTemplate ? "%%summary%%" : t.checkFields}
        isTemplate={isTemplate}
        labels={props.labels}
      />
      <input type="hidden" name="locale" value={props.locale} />
      <HoneypotField form={idPrefix} label={t.leaveEmpty} />
      {props.children}
      {form.failure !== undefined && (
        <FormFailure
          title={form.isWaiting ? t.waitingTitle : form.isUnsent ? t.unsentTitle : t.failedTitle}
          isOfAttempt={!form.isUnsent}
          reason={form.isWaiting ? t.waiting : props.failureTexts[form.failure]}
          keptText={t.kept}
        >
          {OtherWays !== null && form.fields !== undefined && (
            <OtherWays
              chatLabel={t.sendByChat}
              mailLabel={t.sendByMail}
              contactLinks={props.contactLinks}
              content={props.toContent(form.fields, form.lastValues)}
            />
          )}
        </FormFailure>
      )}
      {props.end}
    </form>
  );
}

/** By then the page has everything that it needed first. */
const prepareAfterMs = 3_000;

/** Prepares a form when the visitor goes to one of its fields, and soon after loading anyway. */
function usePreparation({ formRef, prepare }: LeadForm): void {
  useEffect(() => {
    const element = formRef.current!;
    // The visitor may be typing already when scripts begin to run.
    if (element.contains(document.activeElement)) prepare();
    const timer = setTimeout(prepare, prepareAfterMs);
    const events = ["focusin", "input", "submit"];
    for (const event of events) element.addEventListener(event, prepare, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) element.removeEventListener(event, prepare);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
