import { useEffect, useRef, useState, type SubmitEvent, type RefObject } from "react";
import { AppError, type ErrorCode } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { deleteDraft, keepDraft, createKey, readDraft } from "./draft.ts";
import type { FieldErrorCode } from "../field-error.ts";
import { honeypotField } from "../form-token.contract.ts";
import { prepareToSend } from "./send-form.client.ts";

type Values = Readonly<Record<string, string>>;
type Errors = Readonly<Record<string, FieldErrorCode>>;

interface LeadFormOptions {
  /** Names the draft in the browser. */
  readonly form: string;
  /** What is wrong with what was typed; empty when nothing is. */
  readonly check: (values: Values, form: HTMLFormElement) => Promise<Errors> | Errors;
  /** Settles when the server has stored the form; throws an AppError otherwise. */
  readonly send: (values: Values, key: string, form: HTMLFormElement) => Promise<unknown>;
  readonly thanks: { readonly title: string; readonly text: string };
  readonly failedTitle: string;
  /** The toast that is shown while sending waits for the network. */
  readonly waitingTitle: string;
}

export interface LeadForm {
  readonly phase: "idle" | "submitting" | "sent";
  readonly errors: Errors;
  /** Why the last try did not arrive. */
  readonly failure: ErrorCode | undefined;
  /** Whether it was sent without a network, and goes by itself when that is back and nothing was changed meanwhile. */
  readonly isWaiting: boolean;
  /** What was typed at the last try, to offer it to other ways of sending. */
  readonly lastValues: Values;
  /** Whether what is being sent, or was last sent, carries a file. */
  readonly hasFile: boolean;
  /** The name of a file that was chosen before a reload, which the browser does not put back. */
  readonly lostFile: string;
  /** Whether scripts run: until then the browser's own checks and a plain POST hold. */
  readonly isEnhanced: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly saveDraft: () => void;
  readonly startNewRequest: () => void;
}

type Status = Pick<LeadForm, "phase" | "errors" | "failure" | "isWaiting" | "lastValues">;

const idle: Status = {
  phase: "idle",
  errors: {},
  failure: undefined,
  isWaiting: false,
  lastValues: {},
};

/**
 * The state of a form whose text must not be lost: the browser keeps what is typed until the server has stored it,
 * one try runs at a time, and a retry carries the same key, so that it is stored once.
 */
export function useLeadForm(options: LeadFormOptions): LeadForm {
  const { form, check, send } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [status, setStatus] = useState(idle);
  const update = (change: Partial<Status>) => setStatus((before) => ({ ...before, ...change }));
  const { key, lostFile, setLostFile, isEnhanced } = useStoredDraft(form, formRef);
  useSendWhenOnline(status.isWaiting, formRef);

  function saveDraft(): void {
    prepareToSend();
    // Once the text changes, only the visitor knows when it is complete. The same state renders nothing anew.
    setStatus((before) => (before.isWaiting ? { ...before, isWaiting: false } : before));
    if (formRef.current !== null && !isSending.current)
      keepDraft(form, { key: key.current, values: readValues(formRef.current) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;
    const values = readValues(element);
    keepDraft(form, { key: key.current, values });
    isSending.current = true;
    update({ failure: undefined, isWaiting: false, lastValues: values, phase: "submitting" });
    try {
      const fieldErrors = await check(values, element);
      if (Object.keys(fieldErrors).length > 0) throw new InvalidInput(fieldErrors);
      await send(values, key.current, element);
      key.current = startNewDraft(form, element, values);
      setLostFile("");
      update({ errors: {}, phase: "sent" });
      showToast(options.thanks);
    } catch (error) {
      update({ phase: "idle", ...handleFailure(error, element, options) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...status,
    hasFile: Boolean(status.lastValues[fileName]),
    lostFile,
    isEnhanced,
    formRef,
    submit,
    saveDraft,
    startNewRequest: () => update({ phase: "idle" }),
  };
}

/** Puts the draft that the browser keeps back into the form, once scripts run. */
function useStoredDraft(form: string, formRef: RefObject<HTMLFormElement | null>) {
  const key = useRef("");
  const [lostFile, setLostFile] = useState("");
  const [isEnhanced, setIsEnhanced] = useState(false);
  useEffect(() => {
    const draft = readDraft(form);
    key.current = draft?.key ?? createKey();
    if (draft !== undefined && formRef.current !== null) fillForm(formRef.current, draft.values);
    setLostFile(draft?.values[fileName] ?? "");
    setIsEnhanced(true);
  }, [form, formRef]);
  return { key, lostFile, setLostFile, isEnhanced };
}

function useSendWhenOnline(isWaiting: boolean, formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = (): void => formRef.current?.requestSubmit();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [isWaiting, formRef]);
}

/**
 * Empties a form that was stored, but for what was typed while it was sent: that begins the next message.
 * @returns the next message's key
 */
function startNewDraft(form: string, element: HTMLFormElement, sentValues: Values): string {
  deleteDraft(form);
  const key = createKey();
  const added = Object.fromEntries(
    Object.entries(readValues(element)).filter(([name, value]) => value !== sentValues[name]),
  );
  element.reset();
  fillForm(element, added);
  if (Object.keys(added).length > 0) keepDraft(form, { key, values: added });
  return key;
}

/** Moves the focus to the first refused field, or says in a toast that sending failed. */
function handleFailure(
  error: unknown,
  element: HTMLFormElement,
  { failedTitle, waitingTitle }: LeadFormOptions,
): Partial<Status> {
  const errors = error instanceof InvalidInput ? (error.fields as Errors) : {};
  const first = Object.keys(errors)[0];
  if (first !== undefined) {
    element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return { errors };
  }
  const failure = error instanceof AppError ? error.code : "internal";
  const isWaiting = failure === "offline" && !navigator.onLine;
  showToast(isWaiting ? { title: waitingTitle } : { title: failedTitle, tone: "bad" });
  return { errors, failure, isWaiting };
}

/** The draft's key for the name of a chosen file. No field of a form has this name. */
const fileName = "file-name";

/** The text fields as typed, and the name of a file; locale and honeypot are left out. */
function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(
    ([name, value]) =>
      (typeof value === "string" ? [name, value] : [fileName, value.name]) as [string, string],
  );
  return Object.fromEntries(
    entries.filter(([name]) => name !== "locale" && name !== honeypotField),
  );
}

function fillForm(form: HTMLFormElement, values: Values): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "radio")
      element.checked = values[element.name] === element.value;
    else if (
      (element instanceof HTMLInputElement &&
        element.type !== "file" &&
        element.type !== "hidden") ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const value = values[element.name];
      if (value !== undefined) element.value = value;
    }
  }
}
