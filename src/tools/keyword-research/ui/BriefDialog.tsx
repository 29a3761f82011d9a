import { useEffect, useId, useRef, useState } from "react";
import { direction } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { saveFile } from "#ui/save-file.ts";
import { useTask } from "#ui/use-task.ts";
import { briefMessages } from "../brief-messages.ts";
import type { SearchResponse } from "../contract.ts";
import { createBrief, type Brief, type BriefTexts } from "../engine/brief/create-brief.ts";
import { formatBriefMarkdown } from "../engine/brief/format-brief.ts";
import type { FigureTexts } from "../engine/figures.ts";
import { detectLanguage } from "../engine/keyword-language.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { toFileName } from "../engine/rows-csv.ts";
import { pictureMessages } from "../picture-messages.ts";
import { resultMessages } from "../result-messages.ts";
import { tableMessages } from "../table-messages.ts";
import { BriefView } from "./BriefView.tsx";
import { expand } from "./search-client.ts";
import { useResultRows } from "./use-result-rows.ts";

export interface BriefDialogProps {
  readonly locale: Locale;
  readonly response: SearchResponse;
  /** The variants of the table; the dialog fetches them itself where they are not there. */
  readonly variants: SearchResponse | null;
  readonly file: PlannerFile | null;
  /** The phrase that the page is for. */
  readonly row: ShownRow;
  readonly onClose: () => void;
}

/** A modal dialog with the brief of a page; Escape or a press beside it closes it. */
export function BriefDialog({ locale, response, variants, file, row, onClose }: BriefDialogProps) {
  const t = pick(briefMessages, locale);
  const titleId = useId();
  const dialog = useModal(titleId);
  const { task, start } = useTask<SearchResponse>();
  useEffect(() => {
    if (variants === null) void start((signal) => expand(response.keyword, locale, signal));
    // Once: the dialog is for one phrase of one result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const fetched = task.phase === "done" ? task.value : null;
  const { rows } = useResultRows(response, variants ?? fetched, file);
  const isReady = variants !== null || task.phase === "done" || task.phase === "failed";
  const language = detectLanguage(row.keyword, locale);
  const words = pickFigureTexts(language);
  const briefTexts = pick(briefMessages, language);
  const brief = isReady ? createBrief(row, rows, briefTexts) : null;
  return (
    <dialog ref={dialog} className="share" aria-labelledby={titleId} onClose={onClose}>
      <div className="share-panel">
        <div className="share-head">
          <h2 id={titleId} className="type-head" tabIndex={-1}>
            {t.briefTitle}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {task.phase === "failed" && <p role="alert">{t.briefPartial}</p>}
        {brief === null ? (
          <Progress label={t.briefLoading} />
        ) : (
          <>
            <div lang={language} dir={direction[language]}>
              <BriefView t={briefTexts} words={words} brief={brief} />
            </div>
            <BriefActions
              t={t}
              brief={brief}
              markdown={formatBriefMarkdown(brief, briefTexts, words)}
              answeredAt={response.answeredAt}
            />
          </>
        )}
      </div>
    </dialog>
  );
}

/** Opens the dialog and focuses its title. @returns the reference of the dialog */
function useModal(titleId: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    document.getElementById(titleId)?.focus();
    // The panel fills the dialog, so a press on the dialog itself is a press on its backdrop. The
    // keyboard closes it with Escape.
    const closeOutside = (event: MouseEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", closeOutside);
    return () => element.removeEventListener("click", closeOutside);
  }, [titleId]);
  return dialog;
}

const pickFigureTexts = (language: Locale): FigureTexts => ({
  ...pick(pictureMessages, language),
  ...pick(resultMessages, language),
  ...pick(tableMessages, language),
});

interface BriefActionsProps {
  readonly t: BriefTexts;
  readonly brief: Brief;
  readonly markdown: string;
  readonly answeredAt: string;
}

/** Copies and downloads the brief; toasts lie behind a modal dialog, so it is said here. */
function BriefActions({ t, brief, markdown, answeredAt }: BriefActionsProps) {
  const [notice, setNotice] = useState("");
  return (
    <>
      <div className="share-actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            navigator.clipboard.writeText(markdown).then(
              () => setNotice(t.copiedBrief),
              () => setNotice(t.copyBriefRefused),
            )
          }
        >
          <Icon name="copy" />
          {t.copyBrief}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            saveFile(
              new Blob([markdown], { type: "text/markdown" }),
              toFileName("brief", brief.row.keyword, answeredAt, "md"),
            )
          }
        >
          <Icon name="download" />
          {t.downloadBrief}
        </button>
      </div>
      <p className="share-notice" role="status">
        {notice}
      </p>
    </>
  );
}
