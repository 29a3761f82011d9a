import { Icon } from "./Icon.tsx";

/** Where toasts appear. Filled by `toast()`; one at a time, announced politely, reached with Alt+T. */
export function Toaster({ label, close }: { readonly label: string; readonly close: string }) {
  return (
    <section className="toaster print:hidden" aria-label={label} tabIndex={-1} data-toaster>
      <div role="status" aria-live="polite" aria-atomic="true" data-toast-live />
      <template data-toast-template>
        <div className="toast">
          <Icon name="check" className="mt-0.5" />
          <div className="me-auto">
            <p className="font-semibold" data-toast-title />
            <p className="type-small" data-toast-text />
          </div>
          <button type="button" className="-my-2 -me-2 grid size-10 place-items-center" aria-label={close} data-toast-close>
            <Icon name="close" />
          </button>
        </div>
      </template>
    </section>
  );
}
