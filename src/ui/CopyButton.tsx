import "./tool-kit.css";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { closeConfirmation } from "./feedback/close-confirmation.ts";
import { showToast } from "./feedback/toast.ts";

/** The texts of every button; a tool's own messages contain them under these keys. */
export interface CopyTexts {
  readonly copiedTitle: string;
  readonly errorTitle: string;
  readonly copyRefused: string;
}

interface Props {
  readonly t: CopyTexts;
  readonly text: string;
  /** The name of the button: visible without children, for screen readers only with them. */
  readonly label: string;
  /** Its name just after copying, where that is not the title of the toast. */
  readonly copiedLabel?: string;
  /** Says in the toast what has been copied. */
  readonly copied: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * How long the icon shows that the text has been copied.
 * @see docs/specification.md#toasts-tooltips-and-copy-buttons
 */
const confirmationMs = 2000;

/**
 * Copies a text and confirms it by a toast and by its icon. A toast also reports that the clipboard
 * is not available.
 */
export function CopyButton({
  t,
  text,
  label,
  copiedLabel = t.copiedTitle,
  copied,
  children,
  className = "link",
}: Props) {
  const [copiedText, setCopiedText] = useState<string>();
  const isCopied = copiedText === text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The confirmation belongs to the text that was copied and not to the next one.
  const confirmed = useRef({ text, words: "" });
  useEffect(() => {
    if (confirmed.current.text !== text) closeConfirmation(confirmed.current.words);
  }, [text]);

  async function copy(): Promise<void> {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setCopiedText(undefined);
      showToast({ title: t.errorTitle, text: t.copyRefused, tone: "bad" });
      return;
    }
    setCopiedText(text);
    timer.current = setTimeout(() => setCopiedText(undefined), confirmationMs);
    confirmed.current = { text, words: copied };
    showToast({ title: t.copiedTitle, text: copied });
  }

  return (
    <button
      type="button"
      className={`kit-copy ${className}`}
      data-copied={isCopied}
      aria-label={children === undefined ? undefined : isCopied ? copiedLabel : label}
      onClick={copy}
    >
      <Icon name={isCopied ? "check" : "copy"} />
      {children ?? (isCopied ? copiedLabel : label)}
    </button>
  );
}
