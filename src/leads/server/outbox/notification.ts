/**
 * The kinds of notification for a stored lead: mail and webhook to the agency, mail to the visitor.
 */
export const notificationKinds = ["agency-mail", "visitor-mail", "webhook"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Waiting for delivery or for a retry, or a dead letter: given up after too many attempts. */
export type NotificationState = "waiting" | "dead";

/** Identifies a notification: a lead has at most one of each kind. */
export interface NotificationKey {
  readonly leadId: string;
  readonly kind: NotificationKind;
}

/** A notification that a worker has claimed. */
export interface ClaimedNotification extends NotificationKey {
  /** The number of this attempt, from 1. It also distinguishes this claim from later ones. */
  readonly attempt: number;
}

/** A notification as it is listed for the agency. Times are ISO 8601 in UTC. */
export interface ListedNotification extends NotificationKey {
  readonly state: NotificationState;
  readonly createdAt: string;
  readonly attempts: number;
  /** When the next attempt is due; undefined for a dead letter. */
  readonly dueAt: string | undefined;
  readonly lastError: string | undefined;
}
