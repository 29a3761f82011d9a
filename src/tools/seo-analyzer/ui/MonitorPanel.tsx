import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { callApi } from "#base/call-api.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { formatReadableUrl } from "#base/readable-url.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/fields/Choice.tsx";
import { useTask, type Task } from "#ui/use-task.ts";
import { MonitorOffer, maxEmailChars, requestMonitor } from "../monitor-contract.ts";
import { monitorMessages } from "../monitor-messages.ts";
import type { Report } from "./analysis-jobs.ts";

interface Props {
  readonly locale: Locale;
  readonly report: Report;
}

type MonitorTexts = Texts<typeof monitorMessages>;

/**
 * Asks for a weekly look at the page or site of a report.
 * @returns null until the server says that it can send mails
 */
export function MonitorPanel({ locale, report }: Props) {
  const t = pick(monitorMessages, locale);
  const isAvailable = useMonitorOffer();
  if (!isAvailable) return null;
  const title = report.kind === "page" ? t.titlePage : t.titleSite;
  return (
    <details className="seo-monitor">
      <summary className="link type-small">{title}</summary>
      <MonitorForm t={t} locale={locale} report={report} />
    </details>
  );
}

function useMonitorOffer(): boolean {
  const [isAvailable, setIsAvailable] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void fetch(requestMonitor.path, { signal: controller.signal })
      .then((response) => response.json())
      .then((body) => setIsAvailable(MonitorOffer.parse(body).isAvailable))
      // Without an answer the offer is not made; the report lacks nothing.
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return isAvailable;
}

function MonitorForm({ t, locale, report }: Props & { readonly t: MonitorTexts }) {
  const id = useId();
  const url = report.kind === "page" ? report.askedUrl : report.url;
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState(locale);
  const [mayContact, setMayContact] = useState(false);
  const { task, start } = useTask<object>();
  const field = useRef<HTMLInputElement>(null);
  const failure = wordFailure(t, task);
  const isEmailWrong = failure?.field === "email";
  useEffect(() => {
    if (isEmailWrong) field.current?.focus();
  }, [isEmailWrong, task]);
  if (task.phase === "done") return <Sent t={t} />;

  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = { url, scope: report.kind, email: email.trim(), locale: language, mayContact };
    void start((signal) => callApi(requestMonitor, input, { signal }));
  };
  return (
    <form className="seo-monitor-form" noValidate onSubmit={send}>
      <p>{t.promise}</p>
      <p className="seo-monitor-page">
        <bdi dir="ltr">{formatReadableUrl(url)}</bdi>
      </p>
      <div>
        <label htmlFor={id}>{t.email}</label>
        <input
          ref={field}
          id={id}
          className="field"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={maxEmailChars}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          aria-invalid={isEmailWrong}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <p id={`${id}-hint`} className="type-small kit-soft">
          {t.emailHint}
        </p>
        <p id={`${id}-error`} className="field-error">
          {isEmailWrong ? failure.text : ""}
        </p>
      </div>
      <Choice
        legend={t.language}
        options={[
          { value: "ar", label: t.inArabic },
          { value: "en", label: t.inEnglish },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <label className="seo-monitor-consent">
        <input
          type="checkbox"
          checked={mayContact}
          onChange={({ target }) => setMayContact(target.checked)}
        />
        <span>{t.mayContact}</span>
      </label>
      <button type="submit" className="button button-small" disabled={task.phase === "working"}>
        {task.phase === "working" ? t.sending : t.send}
      </button>
      <p className="field-error" role="status">
        {failure !== undefined && !isEmailWrong ? failure.text : ""}
      </p>
    </form>
  );
}

/** What happens next, where the form was; it has the focus. */
function Sent({ t }: { readonly t: MonitorTexts }) {
  return (
    <div className="seo-monitor-form" role="status" tabIndex={-1} ref={(part) => part?.focus()}>
      <p className="seo-monitor-page">{t.sentTitle}</p>
      <p>{t.sentText}</p>
    </div>
  );
}

interface MonitorFailure {
  readonly field: "email" | "form";
  readonly text: string;
}

function wordFailure(t: MonitorTexts, task: Task<object>): MonitorFailure | undefined {
  if (task.phase !== "failed") return undefined;
  const { code, error } = task;
  if (error instanceof InvalidInput)
    return "email" in error.fields
      ? { field: "email", text: t.errorEmail }
      : { field: "form", text: t.errorUrl };
  if (code === "too-many") return { field: "form", text: t.errorLimit };
  return { field: "form", text: code === "offline" ? t.errorOffline : t.errorServer };
}
