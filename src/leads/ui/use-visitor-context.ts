import { useEffect, useState, type RefObject } from "react";
import { getLocalDay } from "../engine/day.ts";

/**
 * Selects the service that the URL names (`?service=ID`), which only the browser knows on a static
 * page.
 * @returns the visitor's current day; empty until scripts run
 */
export function useVisitorContext(
  isEnhanced: boolean,
  formRef: RefObject<HTMLFormElement | null>,
  services: readonly { readonly id: string }[],
): string {
  const [today, setToday] = useState("");
  useEffect(() => {
    if (!isEnhanced) return;
    setToday(getLocalDay(new Date()));
    // After a reload the draft restores the visitor's own choice; a newly followed link replaces
    // it.
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const requestedService =
      navigation?.type === "reload" ? null : new URLSearchParams(location.search).get("service");
    const select = formRef.current?.querySelector<HTMLSelectElement>('[name="serviceType"]');
    if (select && requestedService !== null && services.some(({ id }) => id === requestedService))
      select.value = requestedService;
  }, [isEnhanced, formRef, services]);
  return today;
}
