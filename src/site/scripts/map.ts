/** After this long without an answer the maps service counts as out of reach. */
const timeoutMs = 10_000;

/**
 * Shows the map of a service over the drawing when its button is pressed. Before that nothing is
 * requested from the service; when it cannot be reached, the drawing stays and a sentence says so.
 * @see docs/decisions/0072-the-map-that-was-not-reached.md
 */
export function initMap(root: HTMLElement): void {
  const parts = root.parentElement!;
  const find = (selector: string): HTMLElement => parts.querySelector<HTMLElement>(selector)!;
  const show = find("button");
  const back = find("[data-map-back]");
  const waiting = find("[data-map-waiting]");
  const failed = find("[data-map-failed]");
  let attempt = new AbortController();

  /** Goes back to the drawing; the focus follows if it was on what disappears. */
  function close(hasFailed: boolean): void {
    const hadFocus = back === document.activeElement || root.contains(document.activeElement);
    attempt.abort();
    root.querySelector("iframe")?.remove();
    delete root.dataset.state;
    back.hidden = waiting.hidden = true;
    failed.hidden = !hasFailed;
    if (hadFocus) show.focus();
  }

  async function open(): Promise<void> {
    const own = (attempt = new AbortController());
    const timer = setTimeout(() => close(true), timeoutMs);
    own.signal.addEventListener("abort", () => clearTimeout(timer));
    root.dataset.state = "waiting";
    back.hidden = waiting.hidden = false;
    failed.hidden = true;
    // The map stays in view: on a phone the button lies below it.
    back.focus({ preventScroll: true });
    try {
      await checkReachable(root.dataset.src!, own.signal);
      own.signal.throwIfAborted();
      await loadFrame(own.signal);
      clearTimeout(timer);
      waiting.hidden = true;
    } catch {
      if (!own.signal.aborted) close(true);
    }
  }

  async function loadFrame(signal: AbortSignal): Promise<void> {
    const frame = document.createElement("iframe");
    frame.src = root.dataset.src!;
    frame.title = root.dataset.title!;
    frame.referrerPolicy = "no-referrer";
    frame.tabIndex = 0;
    root.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve, { signal }));
    root.dataset.state = "shown";
    if (back === document.activeElement) frame.focus();
  }

  show.addEventListener("click", () => void open());
  back.addEventListener("click", () => close(false));
}

/**
 * Asks the service's host for an empty answer. A frame tells nothing of a page that did not arrive:
 * it loads the browser's own error page and reports that as loaded.
 */
async function checkReachable(address: string, signal: AbortSignal): Promise<void> {
  await fetch(new URL("/generate_204", address), {
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
    signal,
  });
}
