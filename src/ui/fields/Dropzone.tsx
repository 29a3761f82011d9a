import "../tool-kit.css";
import { useEffect, useId, useState, type ChangeEvent, type DragEvent } from "react";
import { listDroppedEntries } from "./list-dropped-entries.ts";
import type { FolderFiles } from "./read-folder.ts";

interface Props {
  readonly title: string;
  readonly chooseLabel: string;
  readonly hint: string;
  /** The ways that a finger does not have: to drag and to paste. */
  readonly dragHint?: string;
  /**
   * As the `accept` of a file input. Dropped and pasted files are not filtered by it: the tool
   * checks every file.
   */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly busy?: boolean;
  /** Whether another button of the page matters more. */
  readonly isSecondary?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Takes the files of dropped folders, which may be none; without it a folder is ignored. */
  readonly onFolder?: (folder: FolderFiles) => void;
}

/** Accepts files that are chosen, dropped on it, or pasted anywhere in the page. */
export function Dropzone(props: Props) {
  const {
    title,
    chooseLabel,
    hint,
    accept,
    multiple = false,
    busy = false,
    onFiles,
    onFolder,
  } = props;
  const { dragHint } = props;
  const { isSecondary = false } = props;
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function receive(list: FileList | undefined, event: Pick<Event, "preventDefault">): void {
    const files = [...(list ?? [])];
    if (busy || files.length === 0) return;
    event.preventDefault();
    onFiles(multiple ? files : files.slice(0, 1));
  }
  useOnPaste((event) => receive(event.clipboardData?.files, event));

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsDraggedOver(false);
    const entries = onFolder === undefined ? [] : listDroppedEntries(event.dataTransfer.items);
    const { files } = event.dataTransfer;
    if (onFolder === undefined || entries.length === 0 || busy) return receive(files, event);
    const dropped = [...files];
    void import("./read-folder.ts")
      .then(({ readEntries }) => readEntries(entries))
      // Without a connection the code is missing: then a folder is refused as any other file is.
      .then(onFolder, () => onFiles(dropped));
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = ""; // so that choosing the same file again is a change too
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className="kit-dropzone"
      data-over={isDraggedOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={onDrop}
    >
      <p className="kit-label type-head">{title}</p>
      <label
        className={isSecondary ? "button button-small button-quiet" : "button button-small"}
        htmlFor={id}
      >
        {chooseLabel}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
      <p className="kit-hint" id={`${id}-hint`}>
        {dragHint !== undefined && <span className="kit-fine-pointer">{dragHint} </span>}
        {hint}
      </p>
    </div>
  );
}

function useOnPaste(onPaste: (event: ClipboardEvent) => void): void {
  useEffect(() => {
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}
