import { showToast } from "#ui/toast.ts";

/** The copy-link button: puts the page's full address on the clipboard and says whether that worked. */
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
