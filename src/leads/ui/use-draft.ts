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
export function useDraft(form: string, formRef: RefObject<HTMLFormElement | null>) {
  const key = useRef("");
  const [lostFile, setLostFile] = useState("");
  const [isEnhanced, setIsEnhanced] = useState(false);
  const { reportText, reportFile } = useLoss();

  useEffect(() => {
    const draft = readDraft(form);
    key.current = draft?.key ?? createKey();
    if (draft !== undefined && formRef.current !== null) fillForm(formRef.current, draft.values);
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
    reportText(writeDraft(form, { key: key.current, values }));
  }

  /** Stores the file that was chosen, or deletes the one that was removed. */
  function saveFile(): void {
    const element = formRef.current;
    if (element === null) return;
    const draftKey = key.current;
    void loadKeptFile()
      .then(({ storeFile }) => storeFile(element, draftKey))
      .then(
        () => reportFile(true),
        () => reportFile(element.querySelector<HTMLInputElement>('[type="file"]')?.value === ""),
      );
  }

  /**
   * Resets a form that was stored. Values that were typed while it was being sent become the next
   * draft.
   */
  function startNew(element: HTMLFormElement, sentValues: Values): void {
    const sentKey = key.current;
    if (sentValues[fileName] !== undefined)
      void loadKeptFile()
        .then(({ deleteFile }) => deleteFile(sentKey))
        .catch(() => undefined); // Storage is forbidden, so there is no file to delete.
    deleteDraft(form);
    key.current = createKey();
    setLostFile("");
    reportFile(true);
    reportText(true);
    const added = Object.fromEntries(
      Object.entries(readValues(element)).filter(([name, value]) => value !== sentValues[name]),
    );
    element.reset();
    fillForm(element, added);
    if (Object.keys(added).length > 0) save(added);
  }

  return { key, lostFile, isEnhanced, save, saveFile, startNew };
}

/** Whether text or file are not stored; the first time, a toast says so. */
function useLoss() {
  const [losesText, setLosesText] = useState(false);
  const [losesFile, setLosesFile] = useState(false);
  const wouldLose = losesText || losesFile;
  useLeaveWarning(wouldLose);
  useEffect(() => {
    if (!wouldLose) return;
    import("./show-loss.client.ts").then(
      ({ showLoss }) => showLoss(),
      // Without a network the browser's own question is left.
      () => undefined,
    );
  }, [wouldLose]);
  return {
    reportText: (isStored: boolean) => setLosesText(!isStored),
    reportFile: (isStored: boolean) => setLosesFile(!isStored),
  };
}
