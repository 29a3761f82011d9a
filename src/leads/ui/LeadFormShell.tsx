import "./lead-form.css";
import { useState, type InputEvent, type ReactNode } from "react";
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
      "failedTitle" | "waitingTitle" | "waiting" | "sendByChat" | "sendByMail"
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
  /** The typed values with their labels, for a chat or a mail. */
  readonly toContent: (values: LeadForm["lastValues"]) => FormContent;
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
  // They are loaded at the first input, because a failure may mean that there is no network any
  // more.
  const [hasInput, setHasInput] = useState(false);
  const { View: OtherWays } = useLazyView(hasInput || form.phase !== "idle", loadOtherWays);

  function handleInput(event: InputEvent<HTMLFormElement>): void {
    setHasInput(true);
    form.handleInput(event);
  }

  return (
    <form
      ref={form.formRef}
      action={props.action}
      method="post"
      encType={props.encType}
      noValidate={form.isEnhanced}
      hidden={form.phase === "sent"}
      onSubmit={form.submit}
      onInput={handleInput}
      className="lead-form"
      data-lead-form={name}
      data-enhanced={form.isEnhanced || undefined}
    >
      <FormSummary
        form={idPrefix}
        errors={form.isRefused ? form.errors : {}}
        text={isTemplate ? "%%summary%%" : t.checkFields}
        isTemplate={isTemplate}
        labels={t}
      />
      <input type="hidden" name="locale" value={props.locale} />
      <HoneypotField form={idPrefix} label={t.leaveEmpty} />
      {props.children}
      {form.failure !== undefined && (
        <FormFailure
          title={form.isWaiting ? t.waitingTitle : t.failedTitle}
          reason={form.isWaiting ? t.waiting : props.failureTexts[form.failure]}
          keptText={t.kept}
        >
          {OtherWays !== null && (
            <OtherWays
              chatLabel={t.sendByChat}
              mailLabel={t.sendByMail}
              contactLinks={props.contactLinks}
              content={props.toContent(form.lastValues)}
            />
          )}
        </FormFailure>
      )}
      {props.end}
    </form>
  );
}
