import { showToast } from "#ui/feedback/toast.ts";

/**
 * The copy-link button: copies the page's URL to the clipboard and reports whether that succeeded.
 */
export function initCopyLink(button: HTMLElement): void {
  const { url, doneTitle, doneText, failedTitle, failedText } = button.dataset as Record<
    string,
    string
  >;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(url!);
      showToast({ title: doneTitle!, text: doneText! });
    } catch {
      showToast({ title: failedTitle!, text: failedText!, tone: "bad" });
    }
  });
}
