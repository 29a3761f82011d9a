/**
 * Closes the toast that confirms something in these words, where it is still shown.
 * @param text an empty one closes nothing: a toast that has a title alone confirms no words
 */
export function closeConfirmation(text: string): void {
  const words = document.querySelector("[data-toast-live=polite] [data-toast-text]");
  if (text !== "" && words?.textContent === text) words.closest(".toast")!.remove();
}
