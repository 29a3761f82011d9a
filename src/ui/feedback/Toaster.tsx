import { Icon } from "../Icon.tsx";

interface Props {
  readonly label: string;
  readonly close: string;
  /** The message that a newer version exists, and the link that loads it. */
  readonly updated: string;
  readonly reload: string;
}

/** An empty URL resolves to the current document, also after a script has changed the address. */
const currentDocumentUrl = "";

/**
 * The region in which `showToast()` shows toasts: one at a time, announced politely, focused with
 * Alt+T. Above them it shows a message when a newer version of the page exists.
 */
export function Toaster({ label, close, updated, reload }: Props) {
  return (
    <section className="toaster" aria-label={label} tabIndex={-1} data-toaster>
      <p role="status" className="toaster-update" data-update hidden>
        {updated} <a href={currentDocumentUrl}>{reload}</a>
      </p>
      <div role="status" aria-live="polite" aria-atomic="true" data-toast-live />
      <template data-toast-template>
        <div className="toast">
          <Icon name="check" />
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
