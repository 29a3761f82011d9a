import { Icon, type IconName } from "../Icon.tsx";
import type { ToastTone } from "./toast.ts";

interface Props {
  readonly label: string;
  readonly close: string;
  /** The message that a newer version exists, and the link that loads it. */
  readonly updated: string;
  readonly reload: string;
}

/** The shape says what kind of toast it is, for those who do not see its colour. */
const toneIcons: Readonly<Record<ToastTone, IconName>> = {
  good: "check",
  bad: "alert",
  waiting: "clock",
};

/** An empty URL resolves to the current document, also after a script has changed the address. */
const currentDocumentUrl = "";

/**
 * The region in which `showToast()` shows toasts: one at a time, focused with Alt+T. A failure is
 * announced at once, everything else politely. Above them it shows a message when a newer version
 * of the page exists.
 */
export function Toaster({ label, close, updated, reload }: Props) {
  return (
    <section className="toaster" aria-label={label} tabIndex={-1} data-toaster>
      <p role="status" className="toaster-update" data-update hidden>
        {updated} <a href={currentDocumentUrl}>{reload}</a>
      </p>
      <div role="status" aria-live="polite" aria-atomic="true" data-toast-live="polite" />
      <div role="alert" aria-live="assertive" aria-atomic="true" data-toast-live="assertive" />
      <template data-toast-template>
        <div className="toast">
          {Object.entries(toneIcons).map(([tone, icon]) => (
            <span key={tone} data-toast-icon={tone}>
              <Icon name={icon} />
            </span>
          ))}
          <div className="toast-words">
            <p data-toast-title />
            <p className="type-small" data-toast-text />
          </div>
          <button type="button" aria-label={close} data-toast-close>
            <Icon name="close" />
          </button>
        </div>
      </template>
    </section>
  );
}
