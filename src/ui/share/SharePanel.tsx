import "../tool-kit.css";
import { useState } from "react";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import { Callout } from "../feedback/Callout.tsx";
import { Icon } from "../Icon.tsx";
import { saveFile } from "../save-file.ts";
import { dialogMessages } from "./dialog-messages.ts";
import { shareIcon } from "./share-icon.tsx";
import type { SharedPicture } from "./shared-picture.ts";
import type { Drawing } from "./use-drawing.ts";

interface Props {
  readonly locale: Locale;
  /** The id of its heading, which names the dialog. */
  readonly titleId: string;
  readonly picture: SharedPicture;
  readonly drawing: Drawing;
  /** Draws the picture again after a failure. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/**
 * The picture of a result with what can be done with it: share it, save it, copy the link instead.
 * What has happened is said here: toasts lie behind a modal dialog and are inert while it is open.
 */
export function SharePanel({ locale, titleId, picture, drawing, onAgain, onClose }: Props) {
  const t = pick(dialogMessages, locale);
  const [notice, setNotice] = useState("");
  return (
    <div className="share-panel">
      <div className="share-head">
        <h2 id={titleId} className="type-head" tabIndex={-1}>
          {t.title}
        </h2>
        <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Preview t={t} picture={picture} drawing={drawing} onAgain={onAgain} />
      <Actions t={t} picture={picture} drawing={drawing} onNotice={setNotice} />
      <p className="share-notice" role="status">
        {notice || (drawing.phase === "done" && <span className="kit-hidden">{t.drawn}</span>)}
      </p>
      <p className="kit-hint">{t.hint}</p>
    </div>
  );
}

interface PreviewProps {
  readonly t: Texts<typeof dialogMessages>;
  readonly picture: SharedPicture;
  readonly drawing: Drawing;
  readonly onAgain: () => void;
}

function Preview({ t, picture, drawing, onAgain }: PreviewProps) {
  return (
    <div className="share-preview" aria-busy={drawing.phase === "drawing"}>
      {drawing.phase === "drawing" && <p className="kit-soft">{t.drawing}</p>}
      {drawing.phase === "done" && (
        <img
          src={drawing.url}
          alt={picture.description}
          width={picture.width}
          height={picture.height}
        />
      )}
      {drawing.phase === "failed" && (
        <div role="alert">
          <Callout tone="bad" title={t.failedTitle}>
            <p>{t.failed}</p>
            <button type="button" className="link" onClick={onAgain}>
              {t.again}
            </button>
          </Callout>
        </div>
      )}
    </div>
  );
}

interface ActionsProps extends Omit<PreviewProps, "onAgain"> {
  readonly onNotice: (text: string) => void;
}

function Actions({ t, picture, drawing, onNotice }: ActionsProps) {
  const file = drawing.phase === "done" ? drawing.file : undefined;
  const canSend = file !== undefined && navigator.canShare?.({ files: [file] }) === true;

  async function send(shared: File): Promise<void> {
    try {
      await navigator.share({ files: [shared], title: picture.title, text: picture.description });
    } catch (error) {
      // The visitor closed the device's own dialog.
      if ((error as DOMException).name !== "AbortError") onNotice(t.notSent);
    }
  }

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      onNotice(t.linkCopied);
    } catch {
      onNotice(t.copyRefused);
    }
  }

  return (
    <div className="share-actions">
      {canSend && (
        <button type="button" className="button button-small" onClick={() => void send(file)}>
          {shareIcon}
          {t.send}
        </button>
      )}
      {file !== undefined && (
        <button
          type="button"
          className={canSend ? "button button-quiet button-small" : "button button-small"}
          onClick={() => {
            saveFile(file, file.name);
            onNotice(t.downloaded);
          }}
        >
          {t.download}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-small"
        onClick={() => void copyLink()}
      >
        <Icon name="copy" />
        {t.copyLink}
      </button>
    </div>
  );
}
