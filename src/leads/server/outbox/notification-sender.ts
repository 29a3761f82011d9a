import type { Lead } from "../lead.ts";
import type { NotificationKind } from "./notification.ts";

/** Delivers one kind of notice. What it throws is a reason to try again, or never where it is an Undeliverable. */
export type NotificationSender = (lead: Lead, signal: AbortSignal) => Promise<void>;
export type NotificationSenders = Readonly<Partial<Record<NotificationKind, NotificationSender>>>;

/** A notice that no later try would deliver: its address does not exist. */
export class PermanentDeliveryError extends Error {
  override name = "Undeliverable";
}
