import type { Lead } from "../store/lead.ts";
import type { NotificationKind } from "./notification.ts";

/**
 * Delivers one kind of notification. The delivery is retried after any error except
 * PermanentDeliveryError.
 */
export type NotificationSender = (lead: Lead, signal: AbortSignal) => Promise<void>;
export type NotificationSenders = Readonly<Partial<Record<NotificationKind, NotificationSender>>>;

/** No later attempt would succeed: the address does not exist. */
export class PermanentDeliveryError extends Error {
  override name = "PermanentDeliveryError";
}
