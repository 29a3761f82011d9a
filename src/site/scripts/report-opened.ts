import { openedFromHeader } from "#base/opened-from.ts";

/**
 * Tells the server that the visitor has opened this page, if the browser had fetched or drawn it
 * ahead, since such a request is not counted. Nothing else is sent than with any request; a failure
 * costs the count.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/PerformanceResourceTiming/deliveryType
 */
export function reportOpened(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const { deliveryType } = navigation as PerformanceResourceTiming & { deliveryType?: string };
  const report = (): void => {
    fetch(location.pathname, {
      method: "HEAD",
      headers: { [openedFromHeader]: document.referrer },
    }).catch(() => undefined);
  };
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", report, { once: true });
  else if (deliveryType === "navigational-prefetch") report();
}
