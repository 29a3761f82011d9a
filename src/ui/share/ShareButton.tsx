import "../tool-kit.css";
import { useRef, useState } from "react";
import { pick, type Locale } from "#i18n/messages.ts";
import { showToast } from "../feedback/toast.ts";
import type { SharedPicture } from "./shared-picture.ts";
import type { ShareDialog } from "./ShareDialog.tsx";
import { shareIcon } from "./share-icon.tsx";
import { shareMessages } from "./share-messages.ts";

interface Props {
  readonly locale: Locale;
  /** Called when the button is pressed. */
  readonly picture: () => SharedPicture;
  readonly className?: string;
  /** Says what is shared, where a page has several results. */
  readonly label?: string;
}

interface Opened {
  readonly Dialog: typeof ShareDialog;
  readonly picture: SharedPicture;
}

/**
 * Opens a dialog with a picture of the result to share. The dialog and all that draws are loaded
 * when the button is first pressed.
 */
export function ShareButton({ locale, picture, className = "", label }: Props) {
  const t = pick(shareMessages, locale);
  const [opened, setOpened] = useState<Opened>();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function open(): Promise<void> {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { ShareDialog: Dialog } = await import("./ShareDialog.tsx");
      setOpened({ Dialog, picture: picture() });
    } catch {
      showToast({ title: t.failedTitle, text: t.notLoaded, tone: "bad" });
    } finally {
      setIsLoading(false);
    }
  }

  function close(): void {
    setOpened(undefined);
    // Safari gives a pressed button no focus, so that a dialog has nothing to give it back to.
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button button-quiet button-small ${className}`.trim()}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={() => void open()}
      >
        {shareIcon}
        {label ?? t.share}
      </button>
      {opened !== undefined && (
        <opened.Dialog locale={locale} picture={opened.picture} onClose={close} />
      )}
    </>
  );
}
