import { useEffect, useState, type RefObject } from "react";
import { getLocalDay } from "../engine/day.ts";

/**
 * What only the visitor's browser knows: selects the service that the address names (`?service=ID`).
 * @returns the visitor's own day, empty until scripts run
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
    // After a reload the draft restores the visitor's own choice; a newly followed link replaces it.
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
