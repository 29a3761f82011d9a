import type { Texts } from "#i18n/messages.ts";
import { contactFieldTable } from "../contact-fields.ts";
import { checkContact, sendContact, type ContactField } from "../contact.contract.ts";
import { getFieldErrorMessage, type fieldErrorMessages } from "../field-error-messages.ts";
import type { FieldErrorCode } from "../field-error.ts";
import type { contactFormMessages, formMessages } from "../form-messages.ts";
import { createFieldStates } from "./FormField.tsx";
import { LeadFormShell, type LeadFormProps } from "./LeadFormShell.tsx";
import { LongTextField } from "./LongTextField.tsx";
import { AddressFields, NameField } from "./PersonFields.tsx";
import { sendForm } from "./send-form.client.ts";
import { SubmitArea } from "./SubmitArea.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import { useReceivedView } from "./use-received-view.ts";

export interface ContactFormProps extends LeadFormProps {
  readonly t: Texts<typeof formMessages> & Omit<Texts<typeof contactFormMessages>, "mailSubject">;
  readonly errorTexts: Texts<typeof fieldErrorMessages>;
}

type TypedValues = Readonly<Record<ContactField, string>>;
type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

function findErrors(values: Readonly<Record<string, string>>): FieldErrors {
  const checked = checkContact(values);
  return checked.ok ? {} : checked.fields;
}

export function ContactForm({ t, errorTexts, isTemplate = false, ...props }: ContactFormProps) {
  const { locale } = props;
  const form = useLeadForm({
    form: "contact",
    check: findErrors,
    checkField: (name, values) => findErrors(values)[name],
    send: (values, key) => sendForm(sendContact, { ...(values as TypedValues), locale, key }),
    thanks: { title: t.thanksTitle, text: t.thanksText },
    failedTitle: t.failedTitle,
    waitingTitle: t.waitingTitle,
  });
  const field = createFieldStates<ContactField>(
    "contact",
    form.errors,
    (name, code) => getFieldErrorMessage(errorTexts, name, code),
    isTemplate,
  );
  const labels: Readonly<Record<ContactField, string>> = t;
  const { View: FormReceived } = useReceivedView(form.phase);
  const isSubmitting = form.phase === "submitting";
  const sendLabel = isSubmitting ? t.sending : t.send;

  return (
    <>
      {form.phase === "sent" && FormReceived === null && (
        <h2 className="type-section">{t.thanksTitle}</h2>
      )}
      {form.phase === "sent" && FormReceived !== null && (
        <FormReceived
          {...{ form, t }}
          level={2}
          title={t.thanksTitle}
          text={t.thanksText}
          again={t.another}
          chatUrl={props.contactLinks.chat}
        />
      )}
      <LeadFormShell
        {...props}
        {...{ form, t, isTemplate }}
        name="contact"
        idPrefix="contact"
        action={sendContact.path}
        toContent={(values) => [contactFieldTable, values, labels]}
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
