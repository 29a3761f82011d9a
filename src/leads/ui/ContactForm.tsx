import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { checkContact, sendContact, type ContactField } from "../contact.contract.ts";
import { getFieldErrorMessage, type fieldErrorMessages } from "../field-error-messages.ts";
import type { contactFormMessages, failureMessages, formMessages } from "../form-messages.ts";
import { FormFailure, type ContactLinks } from "./FormFailure.tsx";
import { getControlProps, createFieldStates, FormField } from "./FormField.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { sendForm } from "./send-form.client.ts";
import { maxChars } from "../engine/text-rules.ts";
import { HoneypotField } from "./HoneypotField.tsx";
import { useLeadForm } from "./use-lead-form.ts";

export interface ContactFormProps {
  readonly locale: Locale;
  readonly t: Texts<typeof formMessages> & Omit<Texts<typeof contactFormMessages>, "mailSubject">;
  readonly errorTexts: Texts<typeof fieldErrorMessages>;
  readonly failureTexts: Texts<typeof failureMessages>;
  readonly contactLinks: ContactLinks;
  /** Whether this is the page that the server fills in and sends back to a browser without scripts. */
  readonly isTemplate?: boolean;
}

type TypedValues = Readonly<Record<ContactField, string>>;

export function ContactForm({
  locale,
  t,
  errorTexts,
  failureTexts,
  contactLinks,
  isTemplate = false,
}: ContactFormProps) {
  const form = useLeadForm({
    form: "contact",
    check: (values) => {
      const checked = checkContact(values);
      return checked.ok ? {} : checked.fields;
    },
    send: (values, key) => sendForm(sendContact, { ...(values as TypedValues), locale, key }),
    thanks: { title: t.thanksTitle, text: t.thanksText },
    failedTitle: t.failedTitle,
    waitingTitle: t.waitingTitle,
  });
  const field = createFieldStates(
    "contact",
    form.errors,
    (name, code) => getFieldErrorMessage(errorTexts, name, code),
    isTemplate,
  );
  const [name, email, phone, message] = [
    field("name"),
    field("email"),
    field("phone"),
    field("message"),
  ];
  const isSubmitting = form.phase === "submitting";

  return (
    <form
      ref={form.formRef}
      action={sendContact.path}
      method="post"
      noValidate={form.isEnhanced}
      onSubmit={form.submit}
      onInput={form.saveDraft}
      className="grid gap-6"
      data-lead-form="contact"
      data-enhanced={form.isEnhanced || undefined}
    >
      <FormSummary
        form="contact"
        errors={form.errors}
        text={isTemplate ? "%%summary%%" : t.checkFields}
        isTemplate={isTemplate}
        labels={t}
      />
      <input type="hidden" name="locale" value={locale} />
      <HoneypotField form="contact" label={t.leaveEmpty} />
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
      <div className="grid gap-6 sm:grid-cols-2">
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
        <FormField state={phone} label={t.phone} note={t.optional}>
          <input
            {...getControlProps(phone)}
            className="field text-start"
            type="tel"
            autoComplete="tel"
            maxLength={maxChars.phone}
            dir="ltr"
            defaultValue={phone.marker}
          />
        </FormField>
      </div>
      <FormField state={message} label={t.message} hint={t.messageHint}>
        <textarea
          {...getControlProps(message, true)}
          className="field min-h-44"
          rows={6}
          maxLength={maxChars.longText}
          required
          dir="auto"
          defaultValue={message.marker}
        />
      </FormField>
      {form.failure !== undefined && (
        <FormFailure
          title={form.isWaiting ? t.waitingTitle : t.failedTitle}
          reason={form.isWaiting ? t.waiting : failureTexts[form.failure]}
          keptText={t.kept}
          chatLabel={t.sendByChat}
          mailLabel={t.sendByMail}
          contactLinks={contactLinks}
          text={formatAsText(form.lastValues, t)}
        />
      )}
      <div>
        <button
          type="submit"
          className="button w-full sm:w-auto"
          disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          {isSubmitting ? t.sending : t.send}
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

/** The message as a person would write it in a chat. */
function formatAsText(values: Readonly<Record<string, string>>, t: ContactFormProps["t"]): string {
  const lines = [
    values.message ?? "",
    "",
    ...(["name", "email", "phone"] as const)
      .filter((name) => values[name])
      .map((name) => fill("{label}: {value}", { label: t[name], value: values[name]! })),
  ];
  return lines.join("\n");
}
