import { useLazyView } from "#ui/use-lazy-view.ts";
import type { LeadForm } from "./use-lead-form.ts";

const loadFormReceived = async () => (await import("./FormReceived.tsx")).FormReceived;

/**
 * The thanks, which are loaded before they are needed.
 * @returns `View` is null until they are loaded; the form shows a heading in their place
 */
export const useReceivedView = ({ isPrepared }: LeadForm) =>
  useLazyView(isPrepared, loadFormReceived);
