import { runInWorker, WorkerFailure } from "#base/run-in-worker.ts";
import { count, formatMonth } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { useTask } from "#ui/use-task.ts";
import type { ImportProps } from "./import-props.ts";
import { deleteStoredFile, storeFile } from "../engine/planner/stored-file.ts";
import { maxFileBytes, type PlannerFile } from "../engine/planner/planner-file.ts";
import type { ToolTexts } from "../tool-texts.ts";

async function readFile(file: File, signal: AbortSignal): Promise<PlannerFile> {
  if (file.size > maxFileBytes) throw new WorkerFailure("too-large");
  const worker = new Worker(new URL("../worker/planner/planner.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await runInWorker<PlannerFile>(worker, file, { signal });
  } finally {
    worker.terminate();
  }
}

/**
 * Imports the visitor's own file of Keyword Planner. A worker of this page reads it; it is never
 * sent.
 */
export function ImportBody({ t, locale, file, isStored, onFile, onStored }: ImportProps) {
  const { task, start, reset } = useTask<void>();

  function read(files: readonly File[]): void {
    const [chosen] = files;
    if (chosen === undefined) return;
    void start(async (signal) => {
      const read = await readFile(chosen, signal);
      signal.throwIfAborted();
      onFile(read);
      if (isStored) onStored(await storeFile(read));
    });
  }

  async function setStored(stored: PlannerFile, shouldStore: boolean): Promise<void> {
    if (!shouldStore) await deleteStoredFile();
    const isStoredNow = shouldStore && (await storeFile(stored));
    onStored(isStoredNow);
    if (shouldStore && !isStoredNow)
      showToast({ title: t.errorTitle, text: t.importKeepFailed, tone: "bad" });
  }

  async function remove(): Promise<void> {
    await deleteStoredFile();
    onStored(false);
    onFile(null);
    reset();
    showToast({ title: t.importDeleted });
  }

  return (
    <>
      {file === null && (
        <Dropzone
          title={t.importDrop}
          chooseLabel={t.importChoose}
          hint={t.importLimits}
          accept=".csv,.tsv,.txt,text/csv"
          busy={task.phase === "working"}
          onFiles={read}
        />
      )}
      <div aria-live="polite">
        {task.phase === "working" && (
          <Progress label={t.importReading} cancelLabel={t.cancel} onCancel={reset} />
        )}
        {task.phase === "failed" && <ReadFailure t={t} error={task.error} />}
        {file !== null && <FileSummary t={t} locale={locale} file={file} />}
      </div>
      {file !== null && (
        <StorageControls
          t={t}
          isStored={isStored}
          onStore={(shouldStore) => void setStored(file, shouldStore)}
          onDelete={() => void remove()}
        />
      )}
    </>
  );
}

function ReadFailure({ t, error }: { readonly t: ToolTexts; readonly error: unknown }) {
  return (
    <Callout tone="bad" title={t.errorTitle}>
      <p>{getProblemText(error, t)}</p>
    </Callout>
  );
}

interface FileSummaryProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly file: PlannerFile;
}

function FileSummary({ t, locale, file }: FileSummaryProps) {
  return (
    <Callout tone="ok">
      <p>
        <strong>
          <bdi>{file.name}</bdi>
        </strong>
        {[count(locale, t.rowCount, file.rows.length), formatPeriod(file, t, locale)]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {file.isRounded && <p>{t.importRounded}</p>}
      {file.isCut && <p>{t.importCut}</p>}
    </Callout>
  );
}

interface StorageControlsProps {
  readonly t: ToolTexts;
  readonly isStored: boolean;
  readonly onStore: (shouldStore: boolean) => void;
  readonly onDelete: () => void;
}

function StorageControls({ t, isStored, onStore, onDelete }: StorageControlsProps) {
  return (
    <div className="kr-kept">
      <Toggle label={t.importKeep} hint={t.importKeepHint} checked={isStored} onChange={onStore} />
      <button type="button" className="button button-quiet button-small" onClick={onDelete}>
        {t.importDelete}
      </button>
    </div>
  );
}

function formatPeriod({ from, to }: PlannerFile, t: ToolTexts, locale: Locale): string {
  return from === null || to === null
    ? ""
    : fill(t.importPeriod, { from: formatMonth(locale, from), to: formatMonth(locale, to) });
}

function getProblemText(error: unknown, t: ToolTexts): string {
  const code = error instanceof WorkerFailure ? error.code : "";
  if (code === "too-large") return t.importTooLarge;
  if (code === "spreadsheet") return t.importSpreadsheet;
  return code === "no-rows" ? t.importEmpty : t.importUnreadable;
}
