import { useLazyView } from "#ui/use-lazy-view.ts";
import type { LeadForm } from "./use-lead-form.ts";

const loadFormReceived = async () => (await import("./FormReceived.tsx")).FormReceived;

/**
 * The thanks, which are loaded while the form is sent.
 * @returns `View` is null until they are loaded; the form shows a heading in their place
 */
export const useReceivedView = (phase: LeadForm["phase"]) =>
  useLazyView(phase !== "idle", loadFormReceived);
