import "../tool-kit.css";
import type { ChangeEvent } from "react";

interface Props {
  readonly label: string;
  /** As the `accept` of a file input; the tool checks every file. */
  readonly accept: string;
  readonly className?: string;
  readonly onFile: (file: File) => void;
}

/** A link that asks for a file, where a field or an area for it would be too much. */
export function FileLink({ label, accept, className = "", onFile }: Props) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    currentTarget.value = ""; // so that choosing the same file again is a change too
    if (file !== undefined) onFile(file);
  }
  return (
    <label className={`link kit-file-link ${className}`.trim()}>
      {label}
      <input type="file" accept={accept} onChange={choose} />
    </label>
  );
}
