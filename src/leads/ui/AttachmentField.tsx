import { useState } from "react";
import { attachmentExtensions } from "../engine/attachment-extensions.ts";
import { getControlProps, FormField, type FieldState } from "./FormField.tsx";

interface Props {
  readonly state: FieldState;
  readonly label: string;
  readonly note: string;
  readonly hint: string;
  readonly choose: string;
  readonly remove: string;
  /** The notice about a file that was chosen before a reload; empty without such a file. */
  readonly lost: string;
}

const accept = attachmentExtensions.map((extension) => `.${extension}`).join(",");

/**
 * The field of one optional file. It shows the file's name and its own words, since those of the
 * browser are in the browser's language; the button beside it removes the file.
 */
export function AttachmentField({ state, label, note, hint, choose, remove, lost }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [fileName, setFileName] = useState<string>();
  const hasFile = fileName !== undefined;

  function removeFile(): void {
    if (input === null) return;
    input.value = "";
    setFileName(undefined);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <FormField state={state} label={label} note={note} hint={hint} isAnnounced>
      <div className="file-box">
        <input
          {...getControlProps(state, true)}
          ref={setInput}
          className="field file-field"
          type="file"
          accept={accept}
          onChange={({ currentTarget }) => setFileName(currentTarget.files?.[0]?.name)}
        />
        {/* A screen reader hears the same from the field itself. */}
        <span className="file-words" aria-hidden="true">
          <span>{choose}</span>
          {hasFile && <bdi>{fileName}</bdi>}
        </span>
        {hasFile && (
          <button
            type="button"
            className="form-file-remove"
            aria-label={remove}
            onClick={removeFile}
          >
            {/* The one icon of the form: the set of all icons would be a part of its scripts. */}
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        )}
      </div>
      {lost !== "" && !hasFile && <p className="type-small form-file-lost">{lost}</p>}
    </FormField>
  );
}
