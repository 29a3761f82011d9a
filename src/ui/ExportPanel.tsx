import "./tool-kit.css";
import { useId, type ReactNode } from "react";
import { CopyButton, type CopyTexts } from "./CopyButton.tsx";
import { saveFile } from "./save-file.ts";

/** The texts of the panel; a tool's own messages contain them under these keys. */
interface PanelTexts extends CopyTexts {
  readonly exportTitle: string;
  readonly print: string;
  readonly downloadJson: string;
  readonly downloadCsv: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkLasts: string;
}

interface Props {
  readonly t: PanelTexts;
  /** The name of the files, without an extension. */
  readonly name: string;
  readonly json: () => string;
  readonly csv: () => string;
  /** A further button, before the others. */
  readonly children?: ReactNode;
}

/** Buttons to print a result, to save it as JSON or CSV, and to copy a permanent link to it. */
export function ExportPanel({ t, name, json, csv, children }: Props) {
  const titleId = useId();
  const small = "button button-quiet button-small";
  return (
    <section className="kit-take" aria-labelledby={titleId}>
      <h2 id={titleId} className="type-head">
        {t.exportTitle}
      </h2>
      <div className="kit-take-buttons">
        {children}
        <button type="button" className={small} onClick={() => print()}>
          {t.print}
        </button>
        <button
          type="button"
          className={small}
          onClick={() => saveFile(new Blob([json()], { type: "application/json" }), `${name}.json`)}
        >
          {t.downloadJson}
        </button>
        <button
          type="button"
          className={small}
          onClick={() => saveFile(new Blob([csv()], { type: "text/csv" }), `${name}.csv`)}
        >
          {t.downloadCsv}
        </button>
        <CopyButton
          t={t}
          text={location.href}
          label={t.copyLink}
          copied={t.linkCopied}
          className={small}
        />
      </div>
      <p className="kit-hint">{t.linkLasts}</p>
    </section>
  );
}
