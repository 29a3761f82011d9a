/** `bad` reports a failure, `waiting` something that is still to happen by itself. */
export type ToastTone = "good" | "bad" | "waiting";

/** The content of a toast. */
export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  readonly tone?: ToastTone;
}

/** Between 4 and 5 seconds. @see docs/specification.md#toasts-tooltips-and-copy-buttons */
const timeoutMs = 4500;

let closeTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a toast in the page's toaster and replaces the previous one. It closes by itself, but not
 * while it is hovered or contains the focus (WCAG 2.2.1). Without a toaster in the page nothing
 * happens.
 */
export function showToast({ title, text = "", tone = "good" }: ToastContent): void {
  const live = document.querySelector(
    `[data-toast-live="${tone === "bad" ? "assertive" : "polite"}"]`,
  );
  const template = document.querySelector<HTMLTemplateElement>("[data-toast-template]");
  if (live === null || template === null) return;
  const box = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement;
  box.dataset.tone = tone;
  for (const other of box.querySelectorAll(`[data-toast-icon]:not([data-toast-icon="${tone}"])`))
    other.remove();
  box.querySelector("[data-toast-title]")!.textContent = title;
  box.querySelector("[data-toast-text]")!.textContent = text;
  box.querySelector("[data-toast-close]")!.addEventListener("click", closeToast);
  closeToast();
  live.append(box);
  scheduleClose();
}

function scheduleClose(): void {
  clearTimeout(closeTimer);
  closeTimer = setTimeout(closeUnlessFocused, timeoutMs);
}

/**
 * Restarts the timer while the toaster is hovered or contains the focus, because the toast is still
 * being read.
 */
function closeUnlessFocused(): void {
  if (document.querySelector("[data-toaster]:is(:hover, :focus-within)") === null) closeToast();
  else scheduleClose();
}

function closeToast(): void {
  clearTimeout(closeTimer);
  for (const live of document.querySelectorAll("[data-toast-live]")) live.replaceChildren();
}

/** A new attempt closes the toast that reports the failure of the one before. */
function closeFailure(): void {
  document.querySelector("[data-toast-live=assertive]")?.replaceChildren();
}

/**
 * Alt+T moves the focus to the toasts. A form that is sent, a value or file that is chosen and a
 * file that is dropped close the toast of a failure, before they are handled.
 */
export function listenForToasts(): void {
  for (const type of ["submit", "change", "drop"]) addEventListener(type, closeFailure, true);
  addEventListener("keydown", (event) => {
    if (event.altKey && event.code === "KeyT")
      document.querySelector<HTMLElement>("[data-toaster]")?.focus();
  });
}
