/** What is sent for a stored lead: mail and webhook to the agency, mail to the visitor. */
export const notificationKinds = ["agency-mail", "visitor-mail", "webhook"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Waiting to be delivered (again), or given up after too many tries: a dead letter. */
export type NotificationState = "waiting" | "dead";

/** Identifies a notification: a lead has at most one of each kind. */
export interface NotificationKey {
  readonly leadId: string;
  readonly kind: NotificationKind;
}

/** A notification that a worker has claimed. */
export interface ClaimedNotification extends NotificationKey {
  /** The how many-th try this is. It also tells this claim from a later one. */
  readonly attempt: number;
}

/** A notification as the agency sees it. Moments are ISO 8601 in UTC. */
export interface ListedNotification extends NotificationKey {
  readonly state: NotificationState;
  readonly createdAt: string;
  readonly attempts: number;
  /** When the next try is due; a dead letter has none. */
  readonly dueAt: string | undefined;
  readonly lastError: string | undefined;
}
