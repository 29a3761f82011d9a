import "./tool-kit.css";
import { useEffect, useId, useState, type DragEvent } from "react";

interface Props {
  readonly title: string;
  readonly chooseLabel: string;
  readonly hint: string;
  /** As the `accept` of a file input. What is dropped or pasted is not filtered by it: the tool judges every file. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly busy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are chosen, dropped on it, or pasted anywhere in the page. */
export function Dropzone({
  title,
  chooseLabel,
  hint,
  accept,
  multiple = false,
  busy = false,
  onFiles,
}: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const files = [...(event.clipboardData?.files ?? [])];
      if (busy || files.length === 0) return;
      event.preventDefault();
      onFiles(multiple ? files : files.slice(0, 1));
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!busy && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <div
      className="kit-dropzone"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <p className="kit-label type-head">{title}</p>
      <label className="button button-small" htmlFor={id}>
        {chooseLabel}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = ""; // the same file may be chosen again
          if (files.length > 0) onFiles(files);
        }}
      />
      <p className="kit-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
