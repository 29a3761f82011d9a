/** Closes the toast that confirms something in these words, where it is still shown. */
export function closeConfirmation(text: string): void {
  const toast = document.querySelector('[data-toast-live="polite"] > *');
  if (toast?.querySelector("[data-toast-text]")?.textContent === text) toast.remove();
}
