import type { DraftName } from "#base/inventory/browser-storage.ts";
import { useEffect, useRef, useState } from "react";
import type { InputEvent, RefObject, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { AppError, type ErrorCode } from "#base/app-error.ts";
import { InvalidInput } from "#base/invalid-input.ts";
import { closeToastOnScroll } from "#ui/feedback/close-toast-on-scroll.ts";
import { showToast } from "#ui/feedback/toast.ts";
import type { FieldErrorCode } from "../field-error.ts";
import { fileName, readValues, type Values } from "./form-values.ts";
import { getFormToken } from "./form-token.client.ts";
import { useDraft } from "./use-draft.ts";
import { useFormRules, type FormErrors, type FormRules } from "./use-form-rules.ts";

interface LeadFormOptions {
  /** The name of the draft in the browser. */
  readonly form: DraftName;
  /** Loads what checks and sends the form. */
  readonly loadRules: () => Promise<FormRules>;
  /** The toast that is shown when the form is stored; the panel in its place says the rest. */
  readonly thanks: string;
  readonly failedTitle: string;
  /** The toast that is shown while sending waits for the network. */
  readonly waitingTitle: string;
}

export interface LeadForm {
  readonly phase: "idle" | "submitting" | "sent";
  /** The id of the stored lead once it is sent. */
  readonly id: string;
  readonly errors: FormErrors;
  /** The values that have errors, as they were last checked. */
  readonly refusedValues: Values;
  /** Whether the last attempt was refused because of fields that are not corrected yet. */
  readonly isRefused: boolean;
  /** Why the last attempt failed. */
  readonly failure: ErrorCode | undefined;
  /**
   * Whether the form waits for the network: it is sent when the network is back, unless the visitor
   * changes it before.
   */
  readonly isWaiting: boolean;
  /** Whether it waited for the network when the page was left, and was not sent since. */
  readonly isUnsent: boolean;
  /** The values of the last attempt, which are offered for other ways of sending. */
  readonly lastValues: Values;
  /** Whether the last attempt contains a file. */
  readonly hasFile: boolean;
  /** The name of a file that was chosen before a reload and that the browser has not kept. */
  readonly lostFile: string;
  /**
   * Whether scripts run: before that, the browser validates the form and sends it by a plain POST.
   */
  readonly isEnhanced: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The fields of the form, with which its values are put in words; undefined until loaded. */
  readonly fields: FormRules["fields"] | undefined;
  /** Whether the parts that are shown after sending or failing are wanted. */
  readonly isPrepared: boolean;
  /**
   * Loads everything that checking, sending and what follows may need. When the form is sent there
   * may be no network, or a new version of the site without the files of this one.
   */
  readonly prepare: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly handleInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Shows the empty form again, with the focus in its first field. */
  readonly startAgain: () => void;
}

type Status = Pick<
  LeadForm,
  | "phase"
  | "id"
  | "errors"
  | "refusedValues"
  | "isRefused"
  | "failure"
  | "isWaiting"
  | "isUnsent"
  | "lastValues"
>;

const idle: Status = {
  phase: "idle",
  id: "",
  errors: {},
  refusedValues: {},
  isRefused: false,
  failure: undefined,
  isWaiting: false,
  isUnsent: false,
  lastValues: {},
};

/**
 * The state of a form whose text must not be lost: the browser keeps a draft until the server has
 * stored the form, one attempt runs at a time, and a retry uses the same key, so that the form is
 * stored once.
 * @see docs/specification.md#forms-sending
 */
export function useLeadForm(options: LeadFormOptions): LeadForm {
  const { form } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  /** Counts the checks of single fields: the result of an earlier one is out of date. */
  const latestCheck = useRef(0);
  const [status, setStatus] = useState(idle);
  const [isPrepared, setIsPrepared] = useState(false);
  const update = (change: Partial<Status>) => setStatus((before) => ({ ...before, ...change }));
  const draft = useDraft(form, formRef);
  const { fields, getRules } = useFormRules(options.loadRules);
  useSendWhenOnline(status.isWaiting, formRef);
  useEffect(() => {
    if (draft.unsentValues === undefined) return;
    update({ failure: "offline", isUnsent: true, lastValues: draft.unsentValues });
    prepare();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.unsentValues]);

  function handleInput({ target }: InputEvent<HTMLFormElement>): void {
    saveDraft();
    if (target instanceof HTMLInputElement && target.type === "file") draft.saveFile();
    if (formRef.current !== null && "name" in target && !isSending.current)
      void checkInput(String(target.name), formRef.current);
  }

  /**
   * Removes the error of a field as soon as its value is valid. A file is checked when it is
   * chosen, a text not before the form is sent, because it is unfinished until then.
   */
  async function checkInput(name: string, element: HTMLFormElement): Promise<void> {
    const isFile = element.querySelector(`[name="${name}"][type="file"]`) !== null;
    if (status.errors[name] === undefined && !isFile) return;
    latestCheck.current += 1;
    const ownCheck = latestCheck.current;
    const rules = await getRules().catch(() => undefined);
    // Without a network the server checks the field.
    const values = readValues(element);
    const code = await rules?.checkField(name, values, element);
    if (ownCheck === latestCheck.current && !isSending.current)
      setStatus((before) => withFieldError(before, name, code, values));
  }

  function saveDraft(): void {
    void getFormToken();
    // After a change, the form is not sent automatically, because it may be incomplete. Returning
    // the same state avoids a render.
    setStatus((before) => (before.isWaiting ? { ...before, isWaiting: false } : before));
    if (formRef.current !== null && !isSending.current) draft.save(readValues(formRef.current));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSending.current) return;
    const values = readValues(element);
    draft.save(values);
    isSending.current = true;
    const attempt = { failure: undefined, isWaiting: false, isUnsent: false, lastValues: values };
    update({ ...attempt, phase: "submitting" });
    try {
      const rules = await getRules();
      const fieldErrors = await rules.check(values, element);
      if (Object.keys(fieldErrors).length > 0) throw new InvalidInput(fieldErrors);
      const { id } = await rules.send(values, draft.key.current, element);
      draft.startNew(element, values);
      update({ errors: {}, isRefused: false, phase: "sent", id });
      showToast({ title: options.thanks });
      closeToastOnScroll();
    } catch (error) {
      const change = handleFailure(error, element, options);
      if (change.isWaiting) draft.markUnsent(values);
      update({ phase: "idle", ...change });
    } finally {
      isSending.current = false;
    }
  }

  function prepare(): void {
    setIsPrepared(true);
    // A failure is reported when the form is sent, which tries again.
    void getRules().catch(() => undefined);
  }

  return {
    ...status,
    fields,
    hasFile: Boolean(status.lastValues[fileName]),
    lostFile: draft.lostFile,
    isEnhanced: draft.isEnhanced,
    formRef,
    isPrepared,
    prepare,
    submit,
    handleInput,
    startAgain(): void {
      flushSync(() => update({ phase: "idle" }));
      formRef.current?.querySelector<HTMLElement>(".field")?.focus();
    },
  };
}

function useSendWhenOnline(isWaiting: boolean, formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = (): void => formRef.current?.requestSubmit();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [isWaiting, formRef]);
}

/** Moves the focus to the first refused field, or shows in a toast that sending failed. */
function handleFailure(
  error: unknown,
  element: HTMLFormElement,
  { failedTitle, waitingTitle }: LeadFormOptions,
): Partial<Status> {
  const errors = error instanceof InvalidInput ? (error.fields as FormErrors) : {};
  const first = Object.keys(errors)[0];
  if (first !== undefined) {
    element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return { errors, refusedValues: readValues(element), isRefused: true };
  }
  const failure = error instanceof AppError ? error.code : "internal";
  const isWaiting = failure === "offline" && !navigator.onLine;
  showToast(
    isWaiting ? { title: waitingTitle, tone: "waiting" } : { title: failedTitle, tone: "bad" },
  );
  return { errors, isRefused: false, failure, isWaiting };
}

/** Sets or removes the error of one field. Without errors the form is no longer refused. */
function withFieldError(
  status: Status,
  name: string,
  code: FieldErrorCode | undefined,
  values: Values,
): Status {
  if (status.errors[name] === code && status.refusedValues[name] === values[name]) return status;
  const { [name]: _, ...others } = status.errors;
  const errors = code === undefined ? others : { ...others, [name]: code };
  return {
    ...status,
    errors,
    refusedValues: values,
    isRefused: status.isRefused && Object.keys(errors).length > 0,
  };
}
