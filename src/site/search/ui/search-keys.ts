/**
 * Presses the search's toggle on Ctrl+K or ⌘K anywhere, and on "/" outside of fields. On Arabic
 * keyboards the key of "/" types «ظ».
 */
export function listenForSearchKeys(): void {
  addEventListener("keydown", (event) => {
    const isShortcut =
      event.ctrlKey || event.metaKey
        ? event.code === "KeyK" && !event.shiftKey
        : "/ظ".includes(event.key) && !(event.target as Element).matches("input,textarea");
    if (!isShortcut) return;
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-search-toggle]")!.click();
  });
}
