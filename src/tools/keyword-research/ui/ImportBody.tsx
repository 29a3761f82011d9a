import { runInWorker, WorkerFailure } from "#base/run-in-worker.ts";
import { count, formatMonth } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Dropzone } from "#ui/Dropzone.tsx";
import { Notice } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { toast } from "#ui/toast.ts";
import { Toggle } from "#ui/Toggle.tsx";
import { useTask } from "#ui/use-task.ts";
import type { ImportProps } from "./import-props.ts";
import { forgetKeptFile, keepFile } from "../engine/planner/stored-file.ts";
import { largestFileBytes, type PlannerFile } from "../engine/planner/planner-file.ts";
import type { ToolTexts } from "../tool-texts.ts";

async function readFile(file: File, signal: AbortSignal): Promise<PlannerFile> {
  if (file.size > largestFileBytes) throw new WorkerFailure("too-large");
  const worker = new Worker(new URL("../worker/planner/planner.worker.ts", import.meta.url), {
    type: "module",
  });
  try {
    return await runInWorker<PlannerFile>(worker, file, { signal });
  } finally {
    worker.terminate();
  }
}

/** Takes the visitor's own file of Keyword Planner. It is read in a worker of this page and never sent. */
export function ImportBody({ t, locale, file, isKept, onFile, onKept }: ImportProps) {
  const { task, start, reset } = useTask<void>();

  function read(files: readonly File[]): void {
    const [chosen] = files;
    if (chosen === undefined) return;
    void start(async (signal) => {
      const read = await readFile(chosen, signal);
      signal.throwIfAborted();
      onFile(read);
      if (isKept) onKept(await keepFile(read));
    });
  }

  async function keep(wanted: boolean): Promise<void> {
    if (file === null) return;
    if (!wanted) await forgetKeptFile();
    const kept = wanted && (await keepFile(file));
    onKept(kept);
    if (wanted && !kept) toast({ title: t.errorTitle, text: t.importKeepFailed, tone: "bad" });
  }

  async function remove(): Promise<void> {
    await forgetKeptFile();
    onKept(false);
    onFile(null);
    reset();
    toast({ title: t.importDeleted });
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
        {task.phase === "failed" && (
          <Notice tone="bad" title={t.errorTitle}>
            <p>{problemText(task.error, t)}</p>
          </Notice>
        )}
        {file !== null && (
          <Notice tone="ok">
            <p>
              <strong>
                <bdi>{file.name}</bdi>
              </strong>
              {[count(locale, t.rowCount, file.rows.length), periodOf(file, t, locale)]
                .filter((part) => part !== "")
                .join(" · ")}
            </p>
            {file.isRounded && <p>{t.importRounded}</p>}
            {file.isCut && <p>{t.importCut}</p>}
          </Notice>
        )}
      </div>
      {file !== null && (
        <div className="kr-kept">
          <Toggle
            label={t.importKeep}
            hint={t.importKeepHint}
            checked={isKept}
            onChange={(wanted) => void keep(wanted)}
          />
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => void remove()}
          >
            {t.importDelete}
          </button>
        </div>
      )}
    </>
  );
}

function periodOf({ from, to }: PlannerFile, t: ToolTexts, locale: Locale): string {
  return from === null || to === null
    ? ""
    : fill(t.importPeriod, { from: formatMonth(locale, from), to: formatMonth(locale, to) });
}

function problemText(error: unknown, t: ToolTexts): string {
  const code = error instanceof WorkerFailure ? error.code : "";
  if (code === "too-large") return t.importTooLarge;
  if (code === "spreadsheet") return t.importSpreadsheet;
  return code === "no-rows" ? t.importEmpty : t.importUnreadable;
}
