import { useEffect, useId, useRef } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { SharedPicture } from "./shared-picture.ts";
import { SharePanel } from "./SharePanel.tsx";
import { useDrawing } from "./use-drawing.ts";

interface Props {
  readonly locale: Locale;
  readonly picture: SharedPicture;
  readonly onClose: () => void;
}

/** A modal dialog with the picture of a result; Escape or a press beside it closes it. */
export function ShareDialog({ locale, picture, onClose }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { drawing, drawAgain } = useDrawing(picture);

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

  return (
    <dialog ref={dialog} className="share" aria-labelledby={titleId} onClose={onClose}>
      <SharePanel
        locale={locale}
        titleId={titleId}
        picture={picture}
        drawing={drawing}
        onAgain={drawAgain}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}
