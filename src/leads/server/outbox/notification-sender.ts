import type { Lead } from "../lead.ts";
import type { NoticeKind } from "./notification.ts";

/** Delivers one kind of notice. What it throws is a reason to try again, or never where it is an Undeliverable. */
export type Courier = (lead: Lead, signal: AbortSignal) => Promise<void>;
export type Couriers = Readonly<Partial<Record<NoticeKind, Courier>>>;

/** A notice that no later try would deliver: its address does not exist. */
export class Undeliverable extends Error {
  override name = "Undeliverable";
}
