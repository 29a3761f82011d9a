import type { DraftName } from "#base/inventory/browser-storage.ts";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useLeaveWarning } from "#ui/use-leave-warning.ts";
import { createKey, deleteDraft, readDraft, writeDraft } from "./draft.ts";
import { fileName, fillForm, readValues, type Values } from "./form-values.ts";

const loadKeptFile = () => import("./kept-file.client.ts");

/**
 * The draft of a form: restored when scripts run, written on every change, until the form is sent.
 * Where the browser does not store it, a toast says so, and the browser asks before the page is
 * left.
 */
export function useDraft(form: DraftName, formRef: RefObject<HTMLFormElement | null>) {
  const key = useRef("");
  const [lostFile, setLostFile] = useState("");
  /** The values that were sent without a network before the page was left. */
  const [unsentValues, setUnsentValues] = useState<Values>();
  const isUnsent = useRef(false);
  const [isEnhanced, setIsEnhanced] = useState(false);
  const setWouldLose = useLoss();

  useEffect(() => {
    const draft = readDraft(form);
    key.current = draft?.key ?? createKey();
    if (draft !== undefined && formRef.current !== null) fillForm(formRef.current, draft.values);
    isUnsent.current = draft?.isUnsent === true;
    if (isUnsent.current) setUnsentValues(draft?.values);
    setIsEnhanced(true);
    const name = draft?.values[fileName] ?? "";
    if (name === "") return;
    void loadKeptFile()
      .then(
        ({ restoreFile }) => formRef.current !== null && restoreFile(formRef.current, key.current),
      )
      .catch(() => false)
      .then((isRestored) => setLostFile(isRestored ? "" : name));
  }, [form, formRef]);

  /** Writes what is typed. */
  function save(values: Values): void {
    const draft = { key: key.current, values, isUnsent: isUnsent.current || undefined };
    if (!writeDraft(form, draft)) setWouldLose(true);
  }

  /** Notes that the values wait for the network; the note lasts until they are sent. */
  function markUnsent(values: Values): void {
    isUnsent.current = true;
    save(values);
  }

  /** Stores the file that was chosen, or deletes the one that was removed. */
  function saveFile(): void {
    const element = formRef.current;
    if (element === null) return;
    const draftKey = key.current;
    void loadKeptFile()
      .then(({ storeFile }) => storeFile(element, draftKey))
      .catch(() => setWouldLose(readValues(element)[fileName] !== ""));
  }

  /**
   * Resets a form that was stored. Values that were typed while it was being sent become the next
   * draft.
   */
  function startNew(element: HTMLFormElement, sentValues: Values): void {
    const sentKey = key.current;
    if (sentValues[fileName])
      void loadKeptFile()
        .then(({ deleteFile }) => deleteFile(sentKey))
        .catch(() => undefined); // Storage is forbidden, so there is no file to delete.
    deleteDraft(form);
    key.current = createKey();
    isUnsent.current = false;
    setLostFile("");
    setWouldLose(false);
    const added = Object.fromEntries(
      Object.entries(readValues(element)).filter(([name, value]) => value !== sentValues[name]),
    );
    element.reset();
    fillForm(element, added);
    if (Object.keys(added).length > 0) save(added);
  }

  return { key, lostFile, unsentValues, isEnhanced, save, markUnsent, saveFile, startNew };
}

/** Whether text or file could not be stored; the first time, a toast says so. */
function useLoss() {
  const [wouldLose, setWouldLose] = useState(false);
  useLeaveWarning(wouldLose);
  useEffect(() => {
    if (!wouldLose) return;
    import("./show-loss.client.ts").then(
      ({ showLoss }) => showLoss(),
      // Without a network the browser's own question is left.
      () => undefined,
    );
  }, [wouldLose]);
  return setWouldLose;
}
