import "./tool-kit.css";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { showToast } from "./feedback/toast.ts";

interface Props {
  readonly text: string;
  /** The name of the button: visible without children, for screen readers only with them. */
  readonly label: string;
  readonly copiedLabel: string;
  readonly toastTitle: string;
  readonly toastText?: string;
  readonly failedTitle: string;
  readonly failedText?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * How long the icon shows that the text has been copied.
 * @see docs/specification.md#toasts-tooltips-and-copy-buttons
 */
const confirmationMs = 2000;

/**
 * Copies a text and confirms it by a toast and by its icon. A toast also reports that the clipboard is not available.
 */
export function CopyButton({
  text,
  label,
  copiedLabel,
  toastTitle,
  toastText,
  failedTitle,
  failedText,
  children,
  className = "link",
}: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setIsCopied(false);
      showToast({
        title: failedTitle,
        ...(failedText === undefined ? {} : { text: failedText }),
        tone: "bad",
      });
      return;
    }
    setIsCopied(true);
    timer.current = setTimeout(() => setIsCopied(false), confirmationMs);
    showToast({ title: toastTitle, ...(toastText === undefined ? {} : { text: toastText }) });
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
