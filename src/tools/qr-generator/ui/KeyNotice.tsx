import { useId } from "react";
import { fill } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { showToast } from "#ui/feedback/toast.ts";
import { Icon } from "#ui/Icon.tsx";
import { saveFile } from "#ui/save-file.ts";
import type { LinkView } from "../contract.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { ChangeTexts } from "./link-failure.ts";

interface Props {
  readonly t: ToolTexts;
  readonly c: ChangeTexts;
  readonly link: LinkView;
  readonly editUrl: string;
  readonly isStored: boolean;
}

/** Shows the edit link once, with the ways to keep it. */
export function KeyNotice({ t, c, link, editUrl, isStored }: Props) {
  const id = useId();
  function download(): void {
    const lines = [
      fill(c.fileAddress, { address: link.address }),
      fill(c.fileTarget, { target: link.target }),
      fill(c.fileKey, { link: editUrl }),
      "",
      c.keyText,
    ];
    // Programs on Windows take a file without the mark for one in their old encoding.
    saveFile(
      new Blob([`\ufeff${lines.join("\r\n")}\r\n`], { type: "text/plain;charset=utf-8" }),
      `qr-${link.id}.txt`,
    );
    showToast({ title: t.downloadedTitle, text: c.keyDownloaded });
  }
  return (
    <Callout tone="warn" title={c.keyTitle}>
      <p>{c.keyText}</p>
      <label className="kit-label" htmlFor={id}>
        {c.keyLabel}
      </label>
      <input
        id={id}
        className="field"
        type="text"
        dir="ltr"
        readOnly
        value={editUrl}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="qr-later-row">
        <CopyButton t={t} text={editUrl} label={c.copyKey} copied={c.keyCopied} />
        <button type="button" className="link qr-later-link" onClick={download}>
          <Icon name="download" />
          {c.downloadKey}
        </button>
      </div>
      <p>{isStored ? c.keyStored : c.keyNotStored}</p>
    </Callout>
  );
}
