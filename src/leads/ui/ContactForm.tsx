import type { Texts } from "#i18n/messages.ts";
import type { ContactField } from "../contact.contract.ts";
import { getFieldErrorMessage, type fieldErrorMessages } from "../field-error-messages.ts";
import type { contactFormMessages, formMessages } from "../form-messages.ts";
import { contactPath } from "../form-paths.ts";
import { createFieldStates } from "./FormField.tsx";
import { LeadFormShell, type LeadFormProps } from "./LeadFormShell.tsx";
import { LongTextField } from "./LongTextField.tsx";
import { AddressFields, NameField } from "./PersonFields.tsx";
import { SubmitArea } from "./SubmitArea.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import { useReceivedView } from "./use-received-view.ts";

export interface ContactFormProps extends LeadFormProps {
  readonly t: Texts<typeof formMessages> & Omit<Texts<typeof contactFormMessages>, "mailSubject">;
  readonly errorTexts: Texts<typeof fieldErrorMessages>;
}

export function ContactForm({ t, errorTexts, isTemplate = false, ...props }: ContactFormProps) {
  const { locale } = props;
  const form = useLeadForm({
    form: "contact",
    loadRules: async () => (await import("./contact-rules.client.ts")).createContactRules(locale),
    thanks: t.thanksTitle,
    failedTitle: t.failedTitle,
    waitingTitle: t.waitingTitle,
  });
  const field = createFieldStates<ContactField>(
    "contact",
    form.errors,
    (name, code) => getFieldErrorMessage(errorTexts, name, code, form.refusedValues[name]),
    isTemplate,
  );
  const labels: Readonly<Record<ContactField, string>> = t;
  const { View: FormReceived } = useReceivedView(form);
  const isSubmitting = form.phase === "submitting";
  const sendLabel = isSubmitting ? t.sending : t.send;

  return (
    <>
      {form.phase === "sent" && FormReceived === null && (
        <h2 className="type-section">{t.receivedTitle}</h2>
      )}
      {form.phase === "sent" && FormReceived !== null && (
        <FormReceived
          {...{ form, t }}
          level={2}
          title={t.receivedTitle}
          text={t.receivedText}
          again={t.another}
          chatUrl={props.contactLinks.chat}
        />
      )}
      <LeadFormShell
        {...props}
        {...{ form, t, isTemplate }}
        labels={labels}
        name="contact"
        idPrefix="contact"
        action={contactPath}
        toContent={(fields, values) => [fields, values, labels]}
        end={<SubmitArea locale={locale} t={t} label={sendLabel} isSubmitting={isSubmitting} />}
      >
        <NameField state={field("name")} label={t.name} />
        <AddressFields
          email={field("email")}
          phone={field("phone")}
          t={t}
          isPhoneRequired={false}
        />
        <LongTextField state={field("message")} label={t.message} hint={t.messageHint} rows={6} />
      </LeadFormShell>
    </>
  );
}
